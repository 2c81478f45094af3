// What a first visit costs over the wire: files as the server sends them to a browser that takes Brotli.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const assets = fileURLToPath(new URL('../dist/assets/', import.meta.url));
/** Screens that are fetched when they are opened, and the library that draws their graphs. */
const isStudy = (name: string) => /^(Analyse|Review|Plot|Games)-/.test(name);
/** What only those need who play at a table of the server. */
const isShared = (name: string) =>
  /^(Online|OnlineTable|NewTable|NameField|clockChoices|check|seats|verify)-/.test(name);
const isLanguage = (name: string) => /^[a-z]{2}-/.test(name);

/** The bytes that are sent for all files whose names match. */
function sent(matches: (name: string) => boolean): number {
  const names = readdirSync(assets).filter((name) => !/\.(br|gz)$/.test(name) && matches(name));
  expect(names).not.toEqual([]);
  const form = (name: string) => (existsSync(join(assets, `${name}.br`)) ? `${name}.br` : name);
  return names.reduce((sum, name) => sum + statSync(join(assets, form(name))).size, 0);
}

const isPage = (name: string) => /\.(js|css)$/.test(name) && !isLanguage(name);

test('script and style of a first visit with a game are under 150 kB', () => {
  expect(sent((name) => isPage(name) && !isStudy(name) && !isShared(name))).toBeLessThan(150_000);
});

test('the screens for study are under 75 kB', () => {
  expect(sent((name) => isPage(name) && isStudy(name))).toBeLessThan(75_000);
});

test('what shared tables need besides is under 25 kB', () => {
  expect(sent((name) => isPage(name) && isShared(name))).toBeLessThan(25_000);
});

test('the engine is under 600 kB', () => {
  expect(sent((name) => /^engine-.*\.wasm$/.test(name))).toBeLessThan(600_000);
});

test('the check of dice is under 305 kB', () => {
  expect(sent((name) => /^verify-.*\.wasm$/.test(name))).toBeLessThan(305_000);
});

test('the endgames are under 4.2 MB', () => {
  expect(sent((name) => /^endgames-.*\.mill$/.test(name))).toBeLessThan(4_200_000);
});

test('a language is under 40 kB', () => {
  for (const language of readdirSync(assets).filter(
    (name) => isLanguage(name) && name.endsWith('.js'),
  )) {
    expect(
      sent((name) => name === language),
      language,
    ).toBeLessThan(40_000);
  }
});
