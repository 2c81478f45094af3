// Makes the texts of `locales/` modules of the page: `virtual:languages` knows every language, and loads one when asked.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../locales/', import.meta.url));
const prefix = '\0virtual:language/';

/** The files of a language: name without the ending, and text. */
function files(language: string): [string, string][] {
  return readdirSync(folder + language)
    .filter((name) => name.endsWith('.ftl'))
    .sort()
    .map((name) => [name.slice(0, -4), readFileSync(`${folder}${language}/${name}`, 'utf8')]);
}

/** The page never shows these: they speak in terminals and to programmers. */
const elsewhere = ['batch', 'host', 'learning', 'protocol', 'report', 'terminal', 'serve'];

function codes(language: string): Set<string> {
  const found = new Set<string>();
  for (const [name, text] of files(language)) {
    if (elsewhere.includes(name)) continue;
    for (const [, code] of text.matchAll(/^([a-z][a-zA-Z0-9_-]*) *=/gm)) if (code) found.add(code);
  }
  return found;
}

/** What the page itself says, of a review together with the engine; everything else is said by the engine. */
const ofPage = ['common', 'page', 'analyse', 'online', 'review'];

/** Comments and what the page never says are left out, to keep it small. */
function page(language: string): [string, string][] {
  return files(language)
    .filter(([name]) => !elsewhere.includes(name))
    .map(([name, text]) => [name, text.replaceAll(/^#.*\n/gm, '').replaceAll(/\n{2,}/g, '\n')]);
}

export function languages(): Plugin {
  return {
    name: 'languages',
    resolveId(id) {
      if (id === 'virtual:languages') return '\0virtual:languages';
      return id.startsWith('virtual:language/') ? `\0${id}` : undefined;
    },
    load(id) {
      if (id.startsWith(prefix)) {
        return `export default ${JSON.stringify(page(id.slice(prefix.length)))}`;
      }
      if (id !== '\0virtual:languages') return undefined;
      const english = codes('en');
      const entries = readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name: language }) => {
          const own = codes(language);
          const missing = [...english].filter((code) => !own.has(code)).length;
          const share = Math.floor(100 * (1 - missing / english.size));
          return `{ code: '${language}', share: ${share}, load: () => import('virtual:language/${language}') }`;
        });
      const spoken = page('en').filter(([name]) => ofPage.includes(name));
      const texts = spoken.map(([, text]) => text).join('\n');
      return `export default [${entries.join(', ')}];\nexport const english = ${JSON.stringify(texts)};`;
    },
  };
}
