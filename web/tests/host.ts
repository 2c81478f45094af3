// A host of plain files, as any static host: it can be given another folder, and be switched off.
import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

export class Host {
  /** How often each path was asked for since the folder was given. */
  asked = new Map<string, number>();
  private server: Server | undefined;
  private port = 0;

  /** `base` is where on the host the page lies. */
  constructor(
    private folder: string,
    private readonly base = '/',
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}${this.base}`;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host');
      const inside = pathname.slice(this.base.length);
      const path = join(this.folder, inside || 'index.html');
      this.asked.set(inside, (this.asked.get(inside) ?? 0) + 1);
      const isFile =
        pathname.startsWith(this.base) && statSync(path, { throwIfNoEntry: false })?.isFile();
      if (!isFile) return response.writeHead(404).end();
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
      return createReadStream(path).pipe(response);
    });
    await new Promise<void>((ready) => server.listen(this.port, '127.0.0.1', ready));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  show(folder: string): void {
    this.folder = folder;
    this.asked.clear();
  }

  async stop(): Promise<void> {
    const server = this.server;
    this.server = undefined;
    server?.closeAllConnections();
    await new Promise<void>((done) => (server ? server.close(() => done()) : done()));
  }
}
