import { Failure } from '@udaya/core/failure';
import type { FastifyInstance } from 'fastify';
import { describeError } from '../../../platform/log/describe-error.ts';

/** Takes what forms and calls of a sandbox send: with their own bytes, and nothing that cannot be kept. */
export function openSandboxScope(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, keepsRawBody: true };
    // A whole event, and what it is signed with.
    route.bodyLimit = 80 * 1024;
  });
  scope.addHook('preValidation', async ({ params, query, body }) => {
    if (holdsNul([params, query, body])) throw new Failure('request.invalid');
  });
}

/** Whether anywhere in a value stands the one character that PostgreSQL cannot keep. */
const holdsNul = (value: unknown) => JSON.stringify(value).includes(String.raw`\u0000`);

/** Ticks while the server listens; a tick that fails is tried again with the next. */
export function keepTicking(app: FastifyInstance, everyMs: number, tick: () => Promise<void>): void {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      running ??= tick()
        .catch((error: Error) => app.log.warn({ err: describeError(error) }, 'sandbox'))
        .finally(() => {
          running = undefined;
        });
    }, everyMs);
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}
