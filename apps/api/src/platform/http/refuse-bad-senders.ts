import { Failure } from '@udaya/core/failure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { networkOf } from '../throttle/network-of.ts';

/** What a body is answered with that was never given to a handler: broken, too slow, too large, of another kind. */
const refusals = [400, 408, 413, 415];

/**
 * Whoever sends more than `perMinute` bodies that cannot be taken is answered 429 until the minute is over, and nothing of the
 * next ones is read. Counted by user where there is a session, by address elsewhere; in memory, since a count in the database would
 * cost more than what it saves.
 */
export function refuseBadSenders(app: FastifyInstance, perMinute: number): void {
  const counts = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const handled = new WeakSet<FastifyRequest>();
  app.addHook('preParsing', async (request, reply) => {
    if (!mayBearBody(request)) return;
    const count = await counts.get(senderOf(request));
    if (!count || count.consumedPoints < perMinute) return;
    // What follows on this connection is a body that nobody reads.
    reply.header('connection', 'close');
    throw new Failure('request.too_many', {
      retryAfterSeconds: Math.max(1, Math.ceil(count.msBeforeNext / 1000)),
    });
  });
  app.addHook('preHandler', (request, _reply, done) => {
    handled.add(request);
    done();
  });
  app.addHook('onResponse', async (request, reply) => {
    if (mayBearBody(request) && !handled.has(request) && refusals.includes(reply.statusCode))
      await counts.penalty(senderOf(request));
  });
}

const mayBearBody = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD';

const senderOf = (request: FastifyRequest) => request.actor?.userId ?? networkOf(request.ip);
