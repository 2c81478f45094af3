// How fast the engine of the page thinks in WebAssembly, beside the same desk built natively.
//
// usage: node bench/wasm.mjs engine.wasm desk nets
// Prints the figures with their bounds, in processor time, and fails if one is missed. Linux, since the native one's time is
// read from /proc.
import { inWasm, native, need, open, read, think } from "../tests/wasm/engines.mjs";

const [engine, desk, nets] = process.argv.slice(2);
need(engine, "make page builds it");
need(desk, "cargo build --release --package teahouse-wasm --example desk builds it");
need(nets, "the folder of nets");

/** The mean milliseconds of processor time of a thought in a seeded game: what else the machine does is not ours. */
async function meanTime(engine, id, level, decisions) {
  const table = await open(engine, { id });
  let used = 0;
  let made = 0;
  while (made < decisions) {
    const before = engine.used();
    const said = read(await think(engine, { table, level, lines: 1, seed: 7 }));
    const spent = engine.used() - before;
    if (said.error?.code === "dice-due") {
      await engine.ask({ ask: "roll", table, seed: 7 });
    } else if (said.error) {
      break;
    } else {
      used += spent;
      made += 1;
      await engine.ask({ ask: "act", table, text: said.ok.lines[0].action });
    }
  }
  return used / made;
}

/** Mill's level 9 looks at this many positions. */
const MILL_POSITIONS = 250_000;

let missed = 0;
function row(label, wasm, plain, unit, ratio, isKept, bound) {
  const figures = `${wasm.toFixed(wasm < 100 ? 2 : 0).padStart(12)} ${plain.toFixed(plain < 100 ? 2 : 0).padStart(12)} ${unit}`;
  console.log(`${label.padEnd(44)} ${figures.padEnd(32)} ratio ${ratio.toFixed(2)}   ${isKept ? "within" : "MISSED"} ${bound}`);
  if (!isKept) missed += 1;
}

const [wasm, plain] = [inWasm(engine, nets, () => performance.now()), native(desk, nets)];
console.log(`${"in Node " + process.versions.node.padEnd(36)} ${"wasm".padStart(12)} ${"native".padStart(12)}`);
// Engines compile better what runs often.
await meanTime(wasm, "long-nardi", 9, 30);
for (const [label, level, decisions, most] of [
  ["Nardi: ms a move, one roll ahead (level 9)", 9, 100, 15],
  ["Nardi: ms a move, two rolls ahead (level 10)", 10, 20, 300],
]) {
  const [ours, theirs] = [await meanTime(wasm, "long-nardi", level, decisions), await meanTime(plain, "long-nardi", level, decisions)];
  row(label, ours, theirs, "ms", ours / theirs, ours <= most, `${most} ms`);
}
await meanTime(wasm, "nine-mens-morris", 9, 4);
const speeds = [];
for (const engine of [wasm, plain]) speeds.push((MILL_POSITIONS / (await meanTime(engine, "nine-mens-morris", 9, 20))) * 1000);
row("Mill: positions/s (level 9)", speeds[0], speeds[1], "/s", speeds[0] / speeds[1], speeds[0] * 3 >= speeds[1], "a third of native");
plain.end();
process.exitCode = missed > 0 ? 1 : 0;
