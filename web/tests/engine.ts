// The engine of the page without a browser, to judge what the page hands out.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Recorded, Request } from '../src/engine/messages';

interface Module {
  memory: WebAssembly.Memory;
  reserve(length: number): number;
  answer(request: number, payload: number): number;
  answered(): number;
}

const path = fileURLToPath(new URL('../built/engine.wasm', import.meta.url));

async function ask(request: Request): Promise<unknown> {
  const imports = { clock: { now: () => performance.now() } };
  const { instance } = await WebAssembly.instantiate(readFileSync(path), imports);
  const engine = instance.exports as unknown as Module;
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  const place = engine.reserve(bytes.length);
  new Uint8Array(engine.memory.buffer).set(bytes, place);
  const length = engine.answer(bytes.length, 0);
  const text = new TextDecoder().decode(
    new Uint8Array(engine.memory.buffer, engine.answered(), length),
  );
  const said = JSON.parse(text) as { ok: unknown } | { error: { text: string } };
  if ('error' in said) throw new Error(said.error.text);
  return said.ok;
}

/** The games of a text with records; throws what the engine says against it. */
export async function readRecords(text: string): Promise<Recorded[]> {
  return (await ask({ ask: 'read-records', text })) as Recorded[];
}
