// Checks the dice of right and of forged records with the module of the page and with `teahouse verify`, and compares what they say.
//
// usage: node tests/wasm/verify.mjs verify.wasm teahouse
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { fail, need } from "./engines.mjs";

const [file, teahouse] = process.argv.slice(2);
need(file, "make page builds it");
need(teahouse, "cargo build --package teahouse-cli builds it");

const root = fileURLToPath(new URL("../../", import.meta.url));
const honest = readFileSync(`${root}crates/tables/tests/golden/fair.txt`, "utf8");
const folder = mkdtempSync(join(tmpdir(), "teahouse-verify-"));
process.on("exit", () => rmSync(folder, { recursive: true }));

const [headers, events] = honest.split("\n\n");
const words = events.split(/\s+/);
const isRoll = (word) => /^r\d/.test(word);
const rolls = words.flatMap((word, at) => (isRoll(word) ? [at] : []));
const commitment = /\[FairCommitment "(.*)"\]/.exec(headers)[1];
const secretLine = /\[FairSecret ".*"\]\n?/.exec(headers)[0];

/** The game with other events. */
const withEvents = (changed) => `${headers}\n\n${changed.join(" ")}\n\n`;
/** The game with something else at some places of its events. */
const withRolls = (changes) => withEvents(words.map((word, at) => changes[at] ?? word));
/** The game with other headers. */
const withHeaders = (change) => `${change(headers)}\n\n${events}\n\n`;

const middle = rolls[Math.floor(rolls.length / 2)];
const pairAt = rolls.findIndex((at, index) => words[at] !== words[rolls[index + 1]]);
const [first, second] = rolls.slice(pairAt, pairAt + 2);
const lines = headers.split("\n");
const lineOf = (name) => lines.findIndex((line) => line.startsWith(`[${name} `));

function swapped(name, other) {
  const turned = [...lines];
  [turned[lineOf(name)], turned[lineOf(other)]] = [lines[lineOf(other)], lines[lineOf(name)]];
  return `${turned.join("\n")}\n\n${events}\n\n`;
}

/** A game without dice, played by the program. */
function withoutDice() {
  const path = join(folder, "mill.txt");
  const rules = ["simulate", "--rules", "nine-mens-morris", "--games", "1", "--seed", "1"];
  execFileSync(teahouse, [...rules, "--records", path], { stdio: "ignore" });
  return readFileSync(path, "utf8");
}

/** What is checked: a name, the record, the code of what is wrong with it, and the commitment that was shown. */
const CASES = [
  ["honest", honest, null],
  ["honest, with the commitment", honest, null, commitment],
  ["without dice", withoutDice(), null],
  ["another commitment was shown", honest, "fair-other-commitment", "ab".repeat(32)],
  ["the first roll changed", withRolls({ [rolls[0]]: words[rolls[0]] === "r21" ? "r65" : "r21" }), "fair-other-roll"],
  ["a roll in the middle changed", withRolls({ [middle]: words[middle] === "r21" ? "r65" : "r21" }), "fair-other-roll"],
  ["two rolls changed places", withRolls({ [first]: words[second], [second]: words[first] }), "fair-other-roll"],
  ["two moves changed places", withRolls({ [first + 1]: words[second + 1], [second + 1]: words[first + 1] }), "not-your-checker"],
  ["a roll left out", withEvents(words.toSpliced(middle, 1)), "fair-missing-roll"],
  ["a roll too many", withEvents(words.toSpliced(middle, 0, words[middle])), "dice-not-due"],
  ["cut off", withEvents(words.slice(0, middle)), "record-cut-off"],
  ["cut off within a header", honest.slice(0, headers.indexOf("FairSecret") + 4), "record-header"],
  ["a commitment behind a contribution", swapped("FairCommitment", "FairWhite"), "fair-late-commitment"],
  ["a commitment behind the game", `${withHeaders((all) => all.replace("FairCommitment", "Other"))}[FairCommitment "${commitment}"]\n\n`, "record-late-header"],
  ["another secret", withHeaders((all) => all.replace(secretLine, `[FairSecret "${"00".repeat(32)}"]`)), "fair-wrong-secret"],
  ["no secret", withHeaders((all) => all.replace(secretLine, "").trimEnd()), "fair-no-secret"],
  ["not over", withHeaders((all) => all.replace(secretLine, "").replace(/\[Result ".*"\]/, '[Result "*"]').trimEnd()), "fair-unfinished"],
  ["another contribution", withHeaders((all) => all.replace('[FairWhite "1a', '[FairWhite "2a')), "fair-other-roll"],
  ["another table", withHeaders((all) => all.replace('[FairTable "k', '[FairTable "x')), "fair-other-roll"],
  ["a seat too many", withHeaders((all) => `${all.trimEnd()}\n[FairRed "00"]`), "fair-unknown-header"],
  ["nothing about dice", withHeaders((all) => all.replaceAll(/\[Fair.*\n?/g, "").trimEnd()), "fair-none"],
  ["other rules", withHeaders((all) => all.replace('[Rules "long-nardi"]', '[Rules "mensch"]')), "record-other-rules"],
  ["no rules at all", withHeaders((all) => all.replace('[Rules "long-nardi"]', '[Rules "/etc/passwd"]')), "variant-unknown"],
];

const language = (code) =>
  readdirSync(`${root}locales/${code}`).map((name) => [name.replace(".ftl", ""), readFileSync(`${root}locales/${code}/${name}`, "utf8")]);
/** Another language is handed in; English the module knows itself. */
const LANGUAGES = { en: {}, de: { language: "de", files: language("de") }, ar: { language: "ar", files: language("ar") } };

const module = new WebAssembly.Module(readFileSync(file));

/** What the module says, as the page asks it: each time anew. */
function found(request) {
  const { exports } = new WebAssembly.Instance(module, {});
  const bytes = new TextEncoder().encode(typeof request === "string" ? request : JSON.stringify(request));
  const place = exports.reserve(bytes.length);
  new Uint8Array(exports.memory.buffer).set(bytes, place);
  const length = exports.answer(bytes.length, 0);
  return JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.answered(), length)));
}

/** What the program says of the one game of a record. */
function said(record, shown, code) {
  const path = join(folder, "game.txt");
  writeFileSync(path, record);
  const options = shown ? ["--commitment", shown] : [];
  const { status, stdout } = spawnSync(teahouse, ["--lang", code, "verify", path, ...options], { encoding: "utf8" });
  // Behind the lines with the file and the game; what follows is about the file as a whole.
  return { ok: status === 0, text: stdout.split("\n").slice(2).join("\n").trimStart() };
}

/** The code of what is wrong, without those that say where. */
function innermost(message) {
  const within = message?.arguments.problem ?? message?.arguments.reason;
  return within?.code ? innermost(within) : (message?.code ?? null);
}

let compared = 0;
for (const [code, speech] of Object.entries(LANGUAGES)) {
  for (const [name, record, wrong, shown] of CASES) {
    const ours = found({ record, ...(shown ? { commitment: shown } : {}), ...speech });
    const theirs = said(record, shown, code);
    const both = `${code}, ${name}:\n  wasm     ${JSON.stringify(ours)}\n  teahouse ${JSON.stringify(theirs)}`;
    const isRight = wrong === null;
    if (ours.ok !== isRight || theirs.ok !== isRight || innermost(ours.message) !== wrong) fail(`${both}\n  expected ${wrong}`);
    const count = name === "without dice" ? null : rolls.length;
    const isSame = isRight
      ? ours.rolls === count && theirs.text.includes(count ?? "") && !/\d/.test(theirs.text.replace(count ?? "", ""))
      : theirs.text.startsWith(`${ours.message.text}\n`) && ours.message.text !== ours.message.code;
    if (!isSame) fail(both);
    compared += 1;
  }
}

// What is no record, or no request, is refused, and the module goes on.
for (const [request, code] of [
  [{ record: "" }, "fair-empty"],
  [{ record: honest, commitment: "abc" }, "fair-commitment"],
  ["{", "desk-request"],
  [{ records: honest }, "desk-request"],
]) {
  const { ok, message } = found(request);
  if (ok !== false || message.code !== code || message.text === code) fail(`${JSON.stringify(request).slice(0, 60)}: ${JSON.stringify(message)}`);
}
console.log(`${compared} checks of dice are the same in WebAssembly and by teahouse verify`);
