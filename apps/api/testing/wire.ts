import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { freshDatabase } from './database.ts';

/** The way to a database of the test's own, which can go dead without a word or be cut. */
export interface Wire {
  /** The database's address by way of the wire. */
  url: string;
  /** The database's own address, past the wire. */
  directUrl: string;
  /** Nothing passes any more, in either direction, and nobody is told: as after a pulled cable. New connections are taken, too. */
  freeze(): void;
  /** New connections pass again; those that were frozen stay dead. */
  thaw(): void;
  /** Every connection breaks off, and new ones are refused: as by a server that is down. */
  cut(): void;
  /** Connections are taken again, at the same address. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Lays a wire to a fresh database. */
export async function layWire(): Promise<Wire> {
  const fresh = await freshDatabase();
  const address = new URL(fresh.url);
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    near.on('error', () => {});
    sockets.add(near);
    // Read on, or the operating system would hold up the sender.
    if (frozen) return void near.resume();
    const far = connect(Number(address.port), address.hostname);
    far.on('error', () => {});
    sockets.add(far);
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const url = new URL(fresh.url);
  const { port } = server.address() as AddressInfo;
  url.port = String(port);
  // What an address says wins over the product's own limits: a dead connection is given up after three seconds instead of twenty.
  url.searchParams.set('statement_timeout', '2000');
  url.searchParams.set('query_timeout', '3000');
  return {
    url: url.href,
    directUrl: fresh.url,
    freeze() {
      frozen = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.resume();
      }
    },
    thaw() {
      frozen = false;
    },
    cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    mend: () => listen(port),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await fresh.drop();
    },
  };
}
