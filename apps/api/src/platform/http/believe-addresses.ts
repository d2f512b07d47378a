import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Counts a forwarded address only where it is one: what else stands in `X-Forwarded-For` is forgotten, and the caller is whoever
 * holds the connection. Before every hook that asks for the address.
 */
export function believeAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isIP(request.ip) === 0) delete request.raw.headers['x-forwarded-for'];
    done();
  });
}
