import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { Failure } from '@udaya/core/failure';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
  type RouteOptions,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Log } from '../log/open-log.ts';
import type { SeenErrors } from '../log/seen-errors.ts';
import { catchErrors, sendFailure } from './catch-errors.ts';
import { type ConnectionLimits, openHttpServer } from './open-http-server.ts';
import { parseJsonBodies } from './parse-json.ts';
import { refuseBrokenRequest } from './refuse-broken-request.ts';
import { speakLanguages } from './speak-languages.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the server, in the order of registration. */
    declaredRoutes: readonly RouteOptions[];
  }
  interface FastifyContextConfig {
    /** Declared by every route; the server refuses to start where it is missing. */
    access?: 'public' | readonly string[];
    /** The body's text is kept beside the parsed body. */
    keepsRawBody?: boolean;
  }
  interface FastifyRequest {
    /** The body as it was sent, on routes that keep it. */
    rawBody?: string;
  }
}

/** How long a body may be that is read before anybody is known, in bytes. */
export const strangersBodyLimit = 16 * 1024;

/** A request's body must be here after so many milliseconds. */
const bodyTimeoutMs = 15_000;

/** Opens the HTTP server, not listening: compilers, limits, timeouts, request ids, logs and the one error shape. */
export function createServer(options: {
  log: Log;
  trustProxy: false | number;
  limits: ConnectionLimits & { stalledReaderSeconds: number };
  /** Where failures of ours are noted. */
  seen?: Pick<SeenErrors, 'note'>;
}): FastifyInstance {
  const log: FastifyBaseLogger = options.log;
  const app = Fastify({
    // Of what anybody may send, known address or not; a route may take more.
    bodyLimit: strangersBodyLimit,
    trustProxy: options.trustProxy === false ? false : (_address, hop) => hop < Number(options.trustProxy),
    serverFactory: (handle) =>
      openHttpServer(handle, { log, limits: options.limits, behindProxy: options.trustProxy !== false }),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // A request id of the caller is never taken over: it would let anybody write into the logs.
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    // What the framework refuses by itself, a broken address for one, is told in the product's shape too.
    frameworkErrors: (error, request, reply) => {
      void sendFailure(
        reply,
        request,
        new Failure(error.statusCode === 414 ? 'request.too_large' : 'request.invalid'),
      );
    },
    clientErrorHandler: refuseBrokenRequest,
    exposeHeadRoutes: false,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  parseJsonBodies(app);
  catchErrors(app, options.seen);
  believeAddresses(app);
  speakLanguages(app);
  // A hook that only looks is no promise, of which each would cost every request a turn.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // Whatever a route does not say may be kept is not; how its address was spelled is no matter.
    reply.header('cache-control', 'no-store');
    done();
  });
  closeWithTheServer(app);
  limitBodyTime(app);
  cutStalledReaders(app, options.limits.stalledReaderSeconds * 1000);
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });
  refuseUndeclaredAccess(app);
  return app;
}

/** Whoever is answered while the server closes is told to go: it would wait for a connection that is kept open. */
function closeWithTheServer(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}

/** Cuts a body that comes in too slowly, answering 408 first; an idle limit alone would let it drip for minutes. */
function limitBodyTime(app: FastifyInstance): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  // Not before the caller is known: what the database takes for that is not the body's time.
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (!hasBody(request)) return done();
    const timer = setTimeout(() => {
      reply.header('connection', 'close');
      void sendFailure(reply, request, new Failure('request.timeout'));
      reply.raw.once('finish', () => request.raw.destroy());
    }, bodyTimeoutMs);
    timers.set(request, timer);
    done();
  });
  const stop = (request: FastifyRequest, done: () => void) => {
    clearTimeout(timers.get(request));
    done();
  };
  app.addHook('preValidation', (request, _reply, done) => stop(request, done));
  app.addHook('onResponse', (request, _reply, done) => stop(request, done));
  app.addHook('onRequestAbort', stop);
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Every route says who may call it, or the server does not start. */
function refuseUndeclaredAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.decorate('declaredRoutes', routes);
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', async () => {
    const open = routes
      .filter((route) => route.config?.access === undefined)
      .map((route) => `${String(route.method)} ${route.url}`);
    if (open.length > 0) throw new Error(`These routes declare no access: ${open.join(', ')}.`);
  });
}

/**
 * Counts a forwarded address only where it is one: what else stands in `X-Forwarded-For` is forgotten, and the caller is whoever
 * holds the connection. Before every hook that asks for the address.
 */
function believeAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isIP(request.ip) === 0) delete request.raw.headers['x-forwarded-for'];
    done();
  });
}

/**
 * Cuts a connection on which nothing of an answer could be sent for so long. A slow reader who reads on is never cut: whatever of
 * the answer goes out begins the time again.
 */
function cutStalledReaders(app: FastifyInstance, stalledMs: number): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Node ends the connection where nobody listens for the timeout, and sets its own time once the answer is out.
    reply.raw.setTimeout(stalledMs);
    done();
  });
}
