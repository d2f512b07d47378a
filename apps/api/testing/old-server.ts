import { type AddressInfo, connect, createServer } from 'node:net';

/** Stands before a PostgreSQL server and lets it look like another version: `from` and `to` are texts of the same length. */
export async function disguiseServer(url: string, from: string, to: string) {
  const target = new URL(url);
  const server = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    client.pipe(server);
    server.on('data', (part) =>
      client.write(Buffer.from(part.toString('latin1').replaceAll(from, to), 'latin1')),
    );
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const)
      one.on('close', () => other.destroy()).on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const disguised = new URL(url);
  disguised.port = String((server.address() as AddressInfo).port);
  return {
    url: disguised.href,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
