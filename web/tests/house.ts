// The real server with the real page: `teahouse serve`, on a port of its own.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const BINARY =
  process.env['TEAHOUSE'] ?? fileURLToPath(new URL('../../target/debug/teahouse', import.meta.url));

export interface House {
  url: string;
  /** Closes it, and waits until nobody answers any more. */
  close(): Promise<void>;
}

/** Opens the house; the page must have been built into the binary. A port can be named, to open the same house again. */
export async function openHouse(port = 0): Promise<House> {
  if (!existsSync(BINARY)) {
    throw new Error(`${BINARY} is missing: make page && cargo build --package teahouse-cli`);
  }
  const server = spawn(BINARY, ['serve', '--no-open', '--lang', 'en', '--port', String(port)]);
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const lines = createInterface(server.stdout);
  let errors = '';
  server.stderr.on('data', (text) => (errors += String(text)));
  const url = await Promise.race([
    new Promise<string>((found) => {
      lines.on('line', (line) => {
        const address = /http:\/\/\S+/.exec(line)?.[0];
        if (address) found(address);
      });
    }),
    ended.then(() => Promise.reject(new Error(`teahouse serve ended: ${errors}`))),
  ]);
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  return { url, close };
}
