// The engine of the page outside a page: in WebAssembly, and natively as crates/wasm/examples/desk.rs.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

/** Ends with a message. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

export function need(file, how) {
  if (!file || !existsSync(file)) fail(`${file ?? "a file"} is missing: ${how}`);
}

/** What is handed in with a request: a net of the folder, or the endgames beside it. */
function payloadOf(request, nets) {
  if (request.ask === "add-net") return readFileSync(`${nets}/${request.name}.safetensors`);
  if (request.ask === "add-endgames") return readFileSync(`${nets}/../endgames.mill`);
  return new Uint8Array();
}

/** The engine in WebAssembly; `now` tells the time in milliseconds. */
export function inWasm(file, nets, now = () => 0) {
  const module = new WebAssembly.Module(readFileSync(file));
  const { exports } = new WebAssembly.Instance(module, { clock: { now } });
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return {
    name: "wasm",
    async ask(request) {
      const bytes = encoder.encode(JSON.stringify(request));
      const payload = payloadOf(request, nets);
      const place = exports.reserve(bytes.length + payload.length);
      const memory = new Uint8Array(exports.memory.buffer);
      memory.set(bytes, place);
      memory.set(payload, place + bytes.length);
      const length = exports.answer(bytes.length, payload.length);
      return decoder.decode(new Uint8Array(exports.memory.buffer, exports.answered(), length));
    },
    /** Milliseconds of processor time so far. */
    used() {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    },
    end() {},
  };
}

/** The same desk as a native program. */
export function native(binary, nets) {
  const child = spawn(binary, [nets], { stdio: ["pipe", "pipe", "inherit"] });
  child.on("error", (error) => fail(`${binary}: ${error.message}`));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    name: "native",
    async ask(request) {
      child.stdin.write(JSON.stringify(request) + "\n");
      const { value, done } = await lines.next();
      if (done) fail(`${binary} ended after ${JSON.stringify(request)}`);
      return value;
    },
    used() {
      // Hundredths of a second in user and system mode, the 14th and 15th field; the name before them may have spaces.
      const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ").pop().split(" ");
      return 10 * (Number(fields[11]) + Number(fields[12]));
    },
    end() {
      child.stdin.end();
    },
  };
}

/** What was answered, or the message why nothing was. */
export function read(answer) {
  const { ok, error } = JSON.parse(answer);
  return error ? { error } : { ok };
}

/** Opens a table, with the net that its players want, and with the endgames if they begin with one. */
export async function open(engine, rules, start) {
  const said = read(await engine.ask({ ask: "rules", rules }));
  if (said.error) fail(`${JSON.stringify(rules)}: ${said.error.text}`);
  if (said.ok.net) await engine.ask({ ask: "add-net", name: said.ok.net });
  if (start && said.ok.endgames) await engine.ask({ ask: "add-endgames", rules });
  return read(await engine.ask({ ask: "open", rules, ...(start ? { start } : {}) })).ok.table;
}

/** Thinks to the end; the last answer. */
export async function think(engine, request) {
  let answer = await engine.ask({ ask: "think", ...request });
  while (read(answer).ok?.is_over === false) answer = await engine.ask({ ask: "think-on" });
  return answer;
}
