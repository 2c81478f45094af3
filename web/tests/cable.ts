// The cable between a browser and the house, which can be cut and mended.
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

export class Cable {
  private isWhole = true;
  private readonly ends = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    port: number,
  ) {
    server.on('connection', (near) => {
      if (!this.isWhole) return near.destroy();
      const far = connect(port, '127.0.0.1');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.ends.add(one);
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.ends.delete(one);
          other.destroy();
        });
      }
      return undefined;
    });
  }

  /** A cable to the house at this address. */
  static async to(house: string): Promise<Cable> {
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return new Cable(server, Number(new URL(house).port));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** Cuts every connection without a word, and lets nobody through. */
  cut() {
    this.isWhole = false;
    for (const end of this.ends) end.destroy();
  }

  mend() {
    this.isWhole = true;
  }

  async close() {
    this.cut();
    await new Promise((done) => this.server.close(done));
  }
}
