// Plays the same seeded games natively and in WebAssembly, and compares every move and every judgement.
//
// usage: node tests/wasm/same_moves.mjs engine.wasm desk nets
// where engine.wasm is the engine of the page, desk the example of crates/wasm, and nets the folder of nets for both.
import { fail, inWasm, native, need, open, read, think } from "./engines.mjs";

const [engine, desk, nets] = process.argv.slice(2);
need(engine, "make page builds it");
need(desk, "cargo build --package teahouse-wasm --example desk builds it");
need(nets, "the folder of nets");

/** Rules of one's own: the nearest net plays the first, and no net the second. */
const OWN_NARDI = 'id = "mine"\nextends = "long-nardi"\n[head]\nlimit = 3\n';
const OWN_LUDO = 'id = "mine"\nextends = "parcheesi"\npieces = 3\n';

/** Rules, the level of each decision in turn, how many decisions, and the position if not the usual one. Level 10 says what it thinks. */
const GAMES = [
  [{ id: "long-nardi" }, [1, 4, 7, 8, 9], 60],
  [{ id: "long-nardi" }, [10, 8], 4],
  [{ id: "long-narde" }, [3, 8, 9], 40],
  [{ id: "gul-bara" }, [5, 8, 9], 40],
  [{ id: "fevga" }, [2, 6, 9], 30],
  [{ text: OWN_NARDI }, [3, 8, 9], 30],
  [{ id: "mensch" }, [1, 5, 8, 9], 80],
  [{ id: "parcheesi" }, [2, 7, 9, 10], 40],
  [{ id: "ludopy" }, [4, 8, 9], 60],
  [{ text: OWN_LUDO }, [3, 8, 9], 40],
  [{ id: "nine-mens-morris" }, [1, 4, 6, 7, 8], 60],
  [{ id: "nine-mens-morris" }, [9, 10], 4],
  [{ id: "lasker-morris" }, [2, 5, 7], 40],
  [{ id: "morabaraba" }, [3, 6, 7], 40],
  // Endgames: won by some moves and lost by others, and drawn.
  [{ id: "nine-mens-morris" }, [10], 12, "***OOO**/********/@*@*@*** w m s 3 0 3 0 0 0 0 0 0 0 0 0 1"],
  [{ id: "lasker-morris" }, [10, 9], 6, "O*OO*O**/**@**@**/@**@**** b m s 4 0 4 0 0 0 0 0 0 0 0 0 1"],
];

const both = [inWasm(engine, nets), native(desk, nets)];

/** What both answer; ends with a message if it is not the same. */
async function same(what, ask) {
  const [wasm, plain] = [await ask(both[0]), await ask(both[1])];
  if (wasm !== plain) fail(`${what}:\n  wasm   ${wasm}\n  native ${plain}`);
  return wasm;
}

let compared = 0;
let known = 0;
for (const [at, [rules, levels, decisions, start]] of GAMES.entries()) {
  const name = rules.id ?? "rules of one's own";
  const seed = 100 + at;
  const [table, other] = [await open(both[0], rules, start), await open(both[1], rules, start)];
  if (table !== other) fail(`${name}: the tables have other numbers`);
  for (let made = 0; made < decisions; ) {
    const level = levels[made % levels.length];
    const answer = await same(`${name}, decision ${made + 1}, level ${level}`, (engine) =>
      think(engine, { table, level, lines: 2, seed }),
    );
    const { ok, error } = read(answer);
    if (error?.code === "game-over") break;
    if (error?.code === "dice-due") {
      await same(`${name}, dice`, (engine) => engine.ask({ ask: "roll", table, seed }));
      continue;
    }
    if (error) fail(`${name}: ${error.text}`);
    known += ok.lines.filter((line) => line.known).length;
    await same(`${name}, action`, (engine) => engine.ask({ ask: "act", table, text: ok.lines[0].action }));
    if (made % 10 === 5) await same(`${name}, worth`, (engine) => engine.ask({ ask: "evaluate", table }));
    made += 1;
    compared += 1;
  }
  await same(`${name}, close`, (engine) => engine.ask({ ask: "close", table }));
}
both.forEach((engine) => engine.end());
if (compared < 300) fail(`only ${compared} moves were compared`);
if (known < 10) fail(`only ${known} lines were known by endgames`);
console.log(`${compared} moves of ${GAMES.length} games are the same natively and in WebAssembly`);
