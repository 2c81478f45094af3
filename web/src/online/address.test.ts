import { expect, test } from 'vitest';

import { readSeat } from './address';
import { newToken } from './secrets';

test('the link of a seat holds its number and its token', () => {
  const token = newToken();
  expect(readSeat(`1.${token}`)).toEqual({ seat: 1, token });
});

test('anything else is no seat', () => {
  for (const text of ['', '1', '1.', '.abc', '1.ABC', `x.${newToken()}`, `1.${newToken()}0`])
    expect(readSeat(text), text).toBeNull();
});
