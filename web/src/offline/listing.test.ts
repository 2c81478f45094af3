import { expect, test } from 'vitest';

import { placeIn } from './listing';

const scope = new URL('https://host.example/tea/');
const at = (url: string, method = 'GET') => placeIn(scope, { method, url });

test('only what is read from the folder of the page is its affair', () => {
  expect(at('https://host.example/tea/assets/a.js')?.path).toBe('assets/a.js');
  expect(at('https://host.example/coffee/assets/a.js')).toBeUndefined();
  expect(at('https://other.example/tea/assets/a.js')).toBeUndefined();
  expect(at('http://host.example/tea/')).toBeUndefined();
  expect(at('https://host.example/tea/', 'POST')).toBeUndefined();
});

test('the page itself is its folder or index.html, whatever follows ? and #', () => {
  for (const url of ['', 'index.html', '?game=7', '#/table/7']) {
    expect(at(`https://host.example/tea/${url}`)?.isPage, url).toBe(true);
  }
  for (const url of ['sw.js', 'assets/', 'icons/mark.svg', 'index.html.br']) {
    expect(at(`https://host.example/tea/${url}`)?.isPage, url).toBe(false);
  }
});
