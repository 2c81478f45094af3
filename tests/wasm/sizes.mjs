// What the page costs over the wire, compressed, against its budgets.
//
// usage: node tests/wasm/sizes.mjs web/dist
// Script and style are what a first visit with a game needs: languages, icons, nets, endgames and the check of dice are fetched when they are
// wanted, and the screens for study (with the library that draws graphs) and for shared tables when they are opened.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [folder] = process.argv.slice(2);

/** Bytes by brotli, which every browser of today takes; what gzip makes of them stands beside. */
const BUDGETS = {
  engine: 600_000,
  "check of dice": 305_000,
  "script and style": 150_000,
  "screens for study": 75_000,
  "shared tables": 25_000,
  "the largest net": 420_000,
  endgames: 4_200_000,
};

function compressed(bytes) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return { brotli: brotliCompressSync(bytes, { params }).length, gzip: gzipSync(bytes, { level: 9 }).length };
}

const files = readdirSync(folder, { recursive: true }).map(String).sort();
const sizeOf = (name) => compressed(readFileSync(join(folder, name)));
/** A language is a chunk named after it. */
const isLanguage = (name) => /^assets[\\/][a-z]{2}-[^\\/]*\.js$/.test(name);
/** What is fetched for a screen of study alone is a chunk named after it. */
const isStudy = (name) => /^assets[\\/](Analyse|Review|Plot|Games)-[^\\/]*\.(js|css)$/.test(name);
/** So is what only those need who play at a table of the server. */
const isShared = (name) => /^assets[\\/](Online|OnlineTable|NewTable|NameField|clockChoices|check|seats|verify)-[^\\/]*\.(js|css)$/.test(name);
const isCheck = (name) => /^assets[\\/]verify-/.test(name);
const total = (names) =>
  names.map(sizeOf).reduce((sum, size) => ({ brotli: sum.brotli + size.brotli, gzip: sum.gzip + size.gzip }), { brotli: 0, gzip: 0 });
const ending = (...ends) => files.filter((name) => ends.includes(extname(name)));

const nets = ending(".safetensors").map(sizeOf);
const largest = nets.reduce((a, b) => (a.brotli > b.brotli ? a : b), { brotli: 0, gzip: 0 });
const found = {
  engine: total(ending(".wasm").filter((name) => !isCheck(name))),
  "check of dice": total(ending(".wasm").filter(isCheck)),
  "script and style": total(ending(".js", ".css").filter((name) => !isLanguage(name) && !isStudy(name) && !isShared(name))),
  "screens for study": total(ending(".js", ".css").filter(isStudy)),
  "shared tables": total(ending(".js", ".css").filter(isShared)),
  "the largest net": largest,
  endgames: total(ending(".mill")),
};
let broken = 0;
for (const [what, { brotli, gzip }] of Object.entries(found)) {
  const budget = BUDGETS[what];
  const isKept = brotli > 0 && brotli <= budget;
  console.log(`${what.padEnd(18)} brotli ${String(brotli).padStart(8)} of ${budget}  (gzip ${gzip})${isKept ? "" : "  TOO LARGE OR MISSING"}`);
  if (!isKept) broken += 1;
}
process.exitCode = broken > 0 ? 1 : 0;
