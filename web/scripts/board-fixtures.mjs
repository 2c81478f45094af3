// Makes the fixtures of Ludo's and Mill's boards from the engine: every board there is, and some positions.
//
//   node scripts/board-fixtures.mjs PATH_OF_TEAHOUSE

import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const teahouse = process.argv[2] ?? 'teahouse';
const folder = fileURLToPath(new URL('../src/boards/fixtures/', import.meta.url));
const builtIn = fileURLToPath(new URL('../../rules/', import.meta.url));

function table(rules, position, roll) {
  const file = readdirSync(`${folder}rules`).includes(`${rules}.toml`);
  const options = ['moves', '--rules', file ? `${folder}rules/${rules}.toml` : rules, '--json'];
  if (position) options.push('--position', position);
  if (roll) options.push('--roll', roll);
  const { table, board } = JSON.parse(execFileSync(teahouse, options, { maxBuffer: 1 << 26 }));
  return { table, board };
}

const ids = (path) =>
  readdirSync(path)
    .filter((name) => name.endsWith('.toml'))
    .map((name) => name.slice(0, -'.toml'.length));

// Many variants share a board: each is kept once.
for (const family of ['ludo', 'mill']) {
  const boards = [];
  const variants = {};
  for (const id of [...ids(`${builtIn}${family}`), ...ids(`${folder}rules`)]) {
    const { table: start, board } = table(id);
    if (start.rules.family !== family) continue;
    const text = JSON.stringify(board);
    if (!boards.includes(text)) boards.push(text);
    variants[id] = boards.indexOf(text);
  }
  const all = `{"variants":${JSON.stringify(variants)},"boards":[\n${boards.join(',\n')}\n]}\n`;
  writeFileSync(`${folder}${family}-boards.json`, all);
}

const positions = {
  'ludo-danish': ['danish', '0,20,54,9/0,0,28,28/57,57,14,40/0,33,5,57 0 - 1 0 0 -', '5'],
  'ludo-danish-two': ['danish-two', '0,20,54,9/-/57,1,28,28/- 0 - 1 0 0 -', '5'],
  'ludo-mensch': ['mensch', '0,20,41,9/0,0,28,27/44,43,14,40/0,33,5,44 0 - 1 0 0 -', '5'],
  'ludo-parchis': ['parchis', '0,20,70,9/0,0,28,28/72,72,14,40/72,33,5,72 0 - 1 0 0 -', '5'],
  'ludo-petits-chevaux': [
    'petits-chevaux',
    '0,20,58,9/0,0,28,27/63,62,14,40/63,33,5,63 1 - 1 0 0 -',
    '6',
  ],
  'mill-move': ['nine-mens-morris', '**O@*O*@/O*O*O*@O/@**@@@O* w m s 7 0 7 0 0 0 0 0 0 0 0 0 1'],
  'mill-remove': ['nine-mens-morris', '**O@*O*@/OO**O*@O/@**@@@O* w m r 7 0 7 0 1 0 0 0 0 0 0 0 1'],
  'mill-place': ['cham-gonu', '**O@*O*@/X@**O*@O/****X*O* w p p 5 6 4 7 0 0 0 0 0 0 0 0 1'],
  'mill-four-rings': ['four-rings'],
  'mill-wheel': ['wheel'],
};
for (const [name, [rules, position, roll]] of Object.entries(positions)) {
  writeFileSync(`${folder}${name}.json`, `${JSON.stringify(table(rules, position, roll))}\n`);
}
