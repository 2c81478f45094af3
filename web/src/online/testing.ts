// A real server of WebSockets for tests, as little of one as it takes: text frames, closing, cutting. What it says is
// up to the test.

import { createHash } from 'node:crypto';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

import type { FromServer, ToServer } from './protocol';

const magic = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** One client that is connected. */
export class Client {
  /** What it has said and nobody has read yet. */
  private readonly said: ToServer[] = [];
  private readers: ((message: ToServer) => void)[] = [];
  private bytes = Buffer.alloc(0);
  isOpen = true;

  constructor(private readonly stream: Duplex) {
    stream.on('data', (part: Buffer) => {
      this.bytes = Buffer.concat([this.bytes, part]);
      while (this.readFrame());
    });
    stream.on('close', () => (this.isOpen = false));
    stream.on('error', () => (this.isOpen = false));
  }

  /** The next thing it says. */
  hear(): Promise<ToServer> {
    const known = this.said.shift();
    if (known) return Promise.resolve(known);
    return new Promise((resolve) => this.readers.push(resolve));
  }

  say(message: FromServer | string) {
    const text = Buffer.from(typeof message === 'string' ? message : JSON.stringify(message));
    const length =
      text.length < 126
        ? Buffer.from([0x81, text.length])
        : Buffer.from([0x81, 126, text.length >> 8, text.length & 255]);
    this.stream.write(Buffer.concat([length, text]));
  }

  /** Cuts the line without a word. */
  cut() {
    this.stream.destroy();
  }

  /** Reads one frame, if it is there whole; clients mask theirs. */
  private readFrame(): boolean {
    const { bytes } = this;
    if (bytes.length < 6) return false;
    const short = (bytes[1] ?? 0) & 127;
    const begin = short === 126 ? 4 : 2;
    const length = short === 126 ? bytes.readUInt16BE(2) : short;
    const end = begin + 4 + length;
    if (bytes.length < end) return false;
    const mask = bytes.subarray(begin, begin + 4);
    const text = bytes.subarray(begin + 4, end).map((byte, at) => byte ^ (mask[at % 4] ?? 0));
    const kind = (bytes[0] ?? 0) & 15;
    this.bytes = bytes.subarray(end);
    if (kind === 1) this.take(JSON.parse(Buffer.from(text).toString()) as ToServer);
    if (kind === 8) this.stream.end();
    return true;
  }

  private take(message: ToServer) {
    const reader = this.readers.shift();
    if (reader) reader(message);
    else this.said.push(message);
  }
}

export class TestServer {
  private readonly waiting: Client[] = [];
  private readers: ((client: Client) => void)[] = [];
  private readonly clients: Client[] = [];

  private constructor(private readonly server: Server) {
    server.on('upgrade', (request, stream: Duplex) => {
      const key = `${request.headers['sec-websocket-key']}${magic}`;
      const accept = createHash('sha1').update(key).digest('base64');
      const lines = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket'];
      stream.write(
        [...lines, 'Connection: Upgrade', `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n'),
      );
      const client = new Client(stream);
      this.clients.push(client);
      const reader = this.readers.shift();
      if (reader) reader(client);
      else this.waiting.push(client);
    });
  }

  static async open(): Promise<TestServer> {
    const server = createServer((_, response) => response.writeHead(404).end());
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return new TestServer(server);
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** The next client that connects. */
  client(): Promise<Client> {
    const known = this.waiting.shift();
    if (known) return Promise.resolve(known);
    return new Promise((resolve) => this.readers.push(resolve));
  }

  async close() {
    for (const client of this.clients) client.cut();
    await new Promise((done) => this.server.close(done));
  }
}
