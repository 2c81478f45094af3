// The real server with the real page: `teahouse serve`, on a port of its own.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const BINARY =
  process.env['TEAHOUSE'] ?? fileURLToPath(new URL('../../target/debug/teahouse', import.meta.url));

export interface House {
  url: string;
  /** Closes it, and waits until nobody answers any more. */
  close(): Promise<void>;
  /** Kills it without a warning, as when the power fails. What it answers opens it again: at the same address, with the same tables. */
  kill(): Promise<() => Promise<House>>;
}

/** Opens the house; the page must have been built into the binary. A port can be named, to open the same house again; its tables are its
 * own. */
export async function openHouse(port = 0, options: string[] = []): Promise<House> {
  return openIn(mkdtempSync(join(tmpdir(), 'teahouse-')), port, options);
}

async function openIn(folder: string, port: number, options: string[]): Promise<House> {
  if (!existsSync(BINARY)) {
    throw new Error(`${BINARY} is missing: make page && cargo build --package teahouse-cli`);
  }
  const serve = ['serve', '--no-open', '--lang', 'en', '--port', String(port), ...options];
  const env = { ...process.env, TEAHOUSE_DATABASE: join(folder, 'tables.db') };
  const server = spawn(BINARY, serve, { env });
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
    rmSync(folder, { recursive: true, force: true });
  };
  const kill = async () => {
    server.kill('SIGKILL');
    await ended;
    return () => openIn(folder, Number(new URL(url).port), options);
  };
  return { url, close, kill };
}
