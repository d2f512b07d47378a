import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { Failure } from '@udaya/core/failure';
import type { Log } from '../log/open-log.ts';
import { networkOf } from '../throttle/network-of.ts';
import { refuseOn } from './refuse-broken-request.ts';

/** How many connections there may be at once. */
export interface ConnectionLimits {
  connections: number;
  /** From one address; where a proxy stands in front it is not counted, since all come from there. */
  connectionsPerAddress: number;
}

/** Requests that may wait on one connection for their answers. Browsers and proxies send one after the other. */
const pipelined = 4;
const warnEveryMs = 60_000;

/**
 * Node's HTTP server with its timeouts and its limits. Whoever asks for one answer after the other without reading any would
 * have all of them kept for him: such a connection is cut.
 */
export function openHttpServer(
  handle: RequestListener,
  { log, limits, behindProxy }: { log: Pick<Log, 'warn'>; limits: ConnectionLimits; behindProxy: boolean },
): Server {
  const waiting = new WeakMap<Socket, number>();
  const server = createServer(
    {
      headersTimeout: 8_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 72_000,
      connectionsCheckingInterval: 2_000,
    },
    (request, response) => {
      const { socket } = request;
      if (socket.destroyed) return;
      const count = (waiting.get(socket) ?? 0) + 1;
      if (count > pipelined) return void socket.destroy();
      waiting.set(socket, count);
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
      handle(request, response);
    },
  );
  let toldAt = Number.NEGATIVE_INFINITY;
  const warn = (what: string) => {
    if (performance.now() - toldAt < warnEveryMs) return;
    toldAt = performance.now();
    log.warn({}, what);
  };
  server.maxConnections = limits.connections;
  server.on('drop', () => warn('too many connections'));
  server.on('connection', dropReset);
  if (!behindProxy) limitByAddress(server, limits.connectionsPerAddress, warn);
  return server;
}

/**
 * Drops what was reset before it was taken up: nobody would hear the answer, and nobody can say whose it was. Of every other connection the
 * address is known from here on, also once it is closed.
 */
function dropReset(socket: Socket): void {
  if (socket.remoteAddress === undefined) socket.destroy();
}

function limitByAddress(server: Server, most: number, warn: (what: string) => void): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    if (socket.destroyed) return;
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (count <= most) return;
    warn('too many connections from one address');
    refuseOn(socket, new Failure('server.busy', { retryAfterSeconds: 5 }));
  });
}
