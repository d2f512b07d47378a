import type { FastifyInstance } from 'fastify';

/**
 * Cuts a connection on which nothing of an answer could be sent for so long. A slow reader who reads on is never cut: whatever of
 * the answer goes out begins the time again.
 */
export function cutStalledReaders(app: FastifyInstance, stalledMs: number): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Node ends the connection where nobody listens for the timeout, and sets its own time once the answer is out.
    reply.raw.setTimeout(stalledMs);
    done();
  });
}
