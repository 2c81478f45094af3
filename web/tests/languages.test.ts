// Other languages: mirrored where they run from right to left, and with nothing left in English.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { FluentResource } from '@fluent/bundle';

import { type Page, expect, test } from './page';
import { choice, level, person } from './table';

const mill = choice('mill', 'nine-mens-morris', [person, level(1)]);
const nardi = choice('nardi', 'long-nardi', [person, level(1)]);

async function sit(page: Page, family: number) {
  await page.locator('article .button.primary').nth(family).click();
  await page.locator('.table .place').first().waitFor({ state: 'attached' });
  await page.locator('.do .button').first().waitFor();
}

/** Where a part of the page is, and how wide. */
async function box(page: Page, selector: string) {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`${selector} is not there`);
  return found;
}

/** Every place of the board, measured from the corner of the board. */
async function places(page: Page): Promise<Record<string, [number, number]>> {
  return page.locator('.table').evaluate((table) => {
    const origin = table.querySelector('.places')?.getBoundingClientRect();
    return Object.fromEntries(
      [...table.querySelectorAll<HTMLElement>('[data-place]')].map((place) => {
        const { left, top } = place.getBoundingClientRect();
        const round = (value: number) => Math.round(value);
        return [
          place.dataset['place'] ?? '',
          [round(left - (origin?.left ?? 0)), round(top - (origin?.top ?? 0))],
        ];
      }),
    );
  });
}

test('Arabic mirrors the interface, but not the board', async ({ open }) => {
  const english = await open({ settings: nardi });
  const arabic = await open({ settings: { ...nardi, language: 'ar' } });
  await arabic.locator('html[dir="rtl"][lang="ar"]').waitFor();
  expect((await box(english, 'header .icon-button')).x).toBeGreaterThan(640);
  expect((await box(arabic, 'header .icon-button')).x).toBeLessThan(640);
  await sit(english, 0);
  await sit(arabic, 0);
  expect((await box(english, '.side')).x).toBeGreaterThan((await box(english, '.places')).x);
  expect((await box(arabic, '.side')).x).toBeLessThan((await box(arabic, '.places')).x);
  expect(await places(arabic)).toEqual(await places(english));
});

test('the language of the browser is spoken from the first moment', async ({ open }) => {
  const page = await open({ locale: 'ru-RU', settings: { language: null } });
  await page.locator('html[lang="ru"]').waitFor();
  await page.getByRole('heading', { name: 'Мельница' }).waitFor();
});

const folder = fileURLToPath(new URL('../../locales/', import.meta.url));

/** The plain texts of the page in a language, by code. */
function plainTexts(language: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of ['page', 'common']) {
    const resource = new FluentResource(readFileSync(`${folder}${language}/${file}.ftl`, 'utf8'));
    for (const { id, value } of resource.body)
      if (typeof value === 'string') texts.set(id, value.trim());
  }
  return texts;
}

/** Every text that is seen or read aloud. It runs in the page. */
function visibleTexts(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (text && parent && !parent.closest('option, script, style, kbd, [aria-hidden]'))
      found.push(text);
  }
  for (const element of document.querySelectorAll(
    ':is([aria-label], [placeholder], [aria-valuetext]):not([aria-hidden] *)',
  ))
    for (const name of ['aria-label', 'placeholder', 'aria-valuetext'])
      if (element.hasAttribute(name)) found.push(element.getAttribute(name)?.trim() ?? '');
  return found;
}

/** Words of Latin letters that stand in a Russian page: names, moves, files, keys. */
const kept =
  /Teahouse|LUDOpy|OpenSpiel|Sanmill|Fia med knuff|Petits chevaux|\.toml|\b[a-g][1-7]\b|\bx?[a-g]\d|Enter|Escape|\b[A-Z]\b|\boff\b|\bp\d\b/g;

function leftInEnglish(texts: string[]): string[] {
  const russian = plainTexts('ru');
  const english = new Set<string>();
  for (const [code, text] of plainTexts('en')) if (russian.get(code) !== text) english.add(text);
  return texts.filter(
    (text) => english.has(text) || /[A-Za-z]{2,}/.test(text.replaceAll(kept, ' ')),
  );
}

test('in Russian nothing is left in English on any screen', async ({ open }) => {
  const last = { last: { ...mill.last, ...nardi.last } };
  const page = await open({ settings: { ...last, language: 'ru', bestMoves: true } });
  await page.locator('html[lang="ru"]').waitFor();
  await page.getByRole('heading', { name: 'Мельница' }).waitFor();
  const found: Record<string, string[]> = {};
  const note = async (screen: string) => {
    const left = leftInEnglish(await page.evaluate(visibleTexts));
    if (left.length > 0) found[screen] = [...new Set(left)];
  };
  await page.locator('article .line:has-text("Девять")').waitFor();
  await note('Home');
  for (const family of ['nardi', 'ludo', 'mill']) {
    await page.evaluate((hash) => (location.hash = hash), `#/new/${family}`);
    await page.locator('.variant input[type="radio"]').first().waitFor();
    await note(`New game of ${family}`);
  }
  for (const family of [0, 1, 2]) {
    await page.evaluate(() => (location.hash = '#/'));
    await page.locator('article').first().waitFor();
    await sit(page, family);
    await note(`table ${family}`);
    await page.click('summary');
    await page.locator('.menu > button').first().click();
    await page.locator('dialog section').first().waitFor();
    await note(`rules ${family}`);
    await page.keyboard.press('Escape');
  }
  await page.click('summary');
  await page.locator('.menu > button').nth(1).click();
  await page.locator('dialog .form').waitFor();
  await note('settings');
  await page.keyboard.press('Escape');
  await page.locator('[data-place="a1"]').click();
  await page.locator('.turn').nth(1).waitFor();
  await note('a move');
  await page.click('summary');
  await page.locator('.menu > button').last().click();
  await page.locator('.menu .bad').click();
  await page.locator('.over').waitFor();
  await note('the end');
  await page.evaluate(() => (location.hash = '#/games'));
  await page.locator('.games .row').first().waitFor();
  await note('My games');
  expect(found).toEqual({});
});
