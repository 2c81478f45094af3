import { expect, test } from 'vitest';

import { BadLink, linkTo, readLink } from './links';

const positions = {
  'long-nardi': 'F3A1/5C/h2a2/C1c1B1 w 63',
  classic: '5,0,0,0/0,0,0,0/12,0,0,0/0,0,0,0 2 6 2 0 1 -',
  'nine-mens-morris': 'O*@***@*/**O*****/@******* w p p 2 7 3 6 0 0 0 0 0 0 0 0 1',
  captures: '@*O***@*/**O*****/@******* w p r 2 7 3 6 1 0 0 0 0 0 0 0 1 i:w-2-8.9|b-0- m:1',
};

const within = (link: string) => link.replace('#/analyse/', '');

test('a position comes out of its link as it went in, in every family', async () => {
  for (const [id, start] of Object.entries(positions)) {
    for (const dice of ['', '63', '5']) {
      const link = await linkTo({ rules: { id }, start, dice });
      expect(link).not.toMatch(/[\s|"<>]/);
      expect(await readLink(within(link))).toEqual({ rules: { id }, start, dice });
    }
  }
});

test('a link can be read by people', async () => {
  const link = await linkTo({
    rules: { id: 'long-nardi' },
    start: 'F3A1/5C/h2a2/C1c1B1 w -',
    dice: '63',
  });
  expect(link).toBe('#/analyse/long-nardi/F3A1/5C/h2a2/C1c1B1_w_-/63');
});

test('a link that a program has escaped once more is still read', async () => {
  const start = positions.captures;
  const link = within(await linkTo({ rules: { id: 'x' }, start, dice: '' }));
  const [name, ...others] = link.split('/');
  const escaped = `${name ?? ''}/${encodeURIComponent(others.join('/')).replaceAll('%257C', '%7C')}`;
  expect((await readLink(escaped)).start).toBe(start);
});

test('rules of one’s own travel with their text', async () => {
  const text = 'id = "mine"\nextends = "long-nardi"\nname = "Двое с головы"\nhead.limit = 2\n';
  const link = await linkTo({ rules: { text }, start: positions['long-nardi'], dice: '' });
  expect(link.length).toBeLessThan(220);
  expect(await readLink(within(link))).toMatchObject({ rules: { text } });
});

test('rules that are too long for a link are refused, and so is what nobody can read', async () => {
  const noise = Array.from({ length: 9000 }, (_, index) => ((index * 7919) % 104729).toString(36));
  const text = noise.join('\n');
  await expect(linkTo({ rules: { text }, start: '', dice: '' })).rejects.toThrow(BadLink);
  await expect(readLink('~!!!/x')).rejects.toThrow('link-rules-broken');
  await expect(readLink('~AAAA/x')).rejects.toThrow('link-rules-broken');
  await expect(readLink('long-nardi/%E0%A4%A')).rejects.toThrow('link-garbled');
});

test('rules alone are the position that games begin with', async () => {
  expect(await readLink('classic')).toEqual({ rules: { id: 'classic' }, start: '', dice: '' });
});
