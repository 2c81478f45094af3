// Every path of a net gives the same bits in WebAssembly: the scalar one, and that of 128-bit SIMD.
//
// usage: node tests/wasm/same_bits.mjs paths.wasm
// where paths.wasm is crates/net/examples/paths.rs, built with -C target-feature=+simd128.
import { readFileSync } from "node:fs";

const [file] = process.argv.slice(2);
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), {});
if (exports.paths() !== 2) {
  console.error(`${file} has ${exports.paths()} path: it was built without +simd128`);
  process.exit(1);
}
let compared = 0;
for (let kind = 0; kind < 5; kind++) {
  for (let seed = 1n; seed <= 20n; seed++) {
    const count = exports.same_bits(seed, kind);
    if (count === 0) {
      console.error(`numbers of kind ${kind}, seed ${seed}: the paths differ`);
      process.exit(1);
    }
    compared += count;
  }
}
console.log(`${compared} numbers are the same on both paths`);
