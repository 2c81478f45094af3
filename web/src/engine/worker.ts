// The engine in a thread of its own: requests come in as JSON with a number, answers go out with the same number.

interface Module {
  memory: WebAssembly.Memory;
  reserve(length: number): number;
  answer(request: number, payload: number): number;
  answered(): number;
}

/** What the worker is told. */
export type Told =
  | { engine: string }
  | { id: number; request: string; payload?: Uint8Array }
  /** Thinks until it is over or stopped; progress is posted as it comes. */
  | { id: number; think: string }
  | { stop: true };

/** What the worker tells. */
export type Tells = { id: number; answer: string; progress: boolean } | { broken: string };

const encoder = new TextEncoder();
const decoder = new TextDecoder();
let module: Promise<Module> | null = null;
/** Grows with every stop; a thought that began before it ends. */
let stops = 0;

function tell(message: Tells) {
  postMessage(message);
}

async function start(url: string): Promise<Module> {
  const imports = { clock: { now: () => performance.now() } };
  const { instance } = await WebAssembly.instantiateStreaming(fetch(url), imports);
  return instance.exports as unknown as Module;
}

function ask(engine: Module, request: string, payload: Uint8Array = new Uint8Array()): string {
  const bytes = encoder.encode(request);
  const place = engine.reserve(bytes.length + payload.length);
  const memory = new Uint8Array(engine.memory.buffer);
  memory.set(bytes, place);
  memory.set(payload, place + bytes.length);
  const length = engine.answer(bytes.length, payload.length);
  return decoder.decode(new Uint8Array(engine.memory.buffer, engine.answered(), length));
}

/** Lets messages that wait come in. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Whether a thought goes on after this answer. */
function goesOn(answer: string): boolean {
  const thinking = JSON.parse(answer) as { ok?: { is_over: boolean } };
  return thinking.ok?.is_over === false;
}

async function think(engine: Module, id: number, request: string) {
  const begun = stops;
  let answer = ask(engine, request);
  while (goesOn(answer) && stops === begun) {
    tell({ id, answer, progress: true });
    await breathe();
    if (stops === begun) answer = ask(engine, '{"ask":"think-on"}');
  }
  tell({ id, answer, progress: false });
}

addEventListener('message', async ({ data }: MessageEvent<Told>) => {
  try {
    if ('engine' in data) {
      module = start(data.engine);
      await module;
    } else if ('stop' in data) {
      stops += 1;
    } else if (module) {
      const engine = await module;
      if ('think' in data) await think(engine, data.id, data.think);
      else tell({ id: data.id, answer: ask(engine, data.request, data.payload), progress: false });
    }
  } catch (error) {
    tell({ broken: String(error) });
  }
});
