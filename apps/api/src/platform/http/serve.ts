import type { Readable } from 'node:stream';
import type { Recognised, Viewer } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import { type Route, sessionIdleHeader } from '@udaya/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { output, ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';
import { strangersBodyLimit } from './create-server.ts';

/** Finds who a bearer token belongs to; undefined for a dead or unknown one. */
export type FindViewer = (token: string) => Promise<Recognised | undefined>;

type Parsed<S> = S extends ZodMiniType ? output<S> : undefined;

/** Hears of everybody who asked for a route that is not for their role; `route` is its method and pattern. */
export type HearRefusal = (viewer: Viewer, route: string, requestId: string) => Promise<void>;

/** What a handler gets: the parsed request and, on routes that are not public, who asks. */
export interface Call<R extends Route> {
  viewer: R['access'] extends 'public' ? Viewer | undefined : Viewer;
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: Parsed<R['body']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Reply<R extends Route> = R['reply'] extends ZodMiniType ? output<R['reply']> : Uint8Array | Readable;

/** Registers contract routes on a server: access first, then the parsed call, then a reply that is parsed too. */
export interface Serve {
  <const R extends Route>(route: R, handle: (call: Call<R>) => Promise<Reply<R>>): void;
}

/** Makes `serve` for a server whose viewers are found by `findViewer`. Paths are served below `/api`. */
export function serveOn(app: FastifyInstance, findViewer: FindViewer, hearRefusal: HearRefusal): Serve {
  return (route, handle) => {
    app.route({
      method: route.method,
      url: `/api${route.path}`,
      bodyLimit: bodyLimitOf(route),
      config: { access: route.access, keepsRawBody: route.rawBody ?? false },
      schema: {
        ...(route.params ? { params: route.params } : {}),
        querystring: strict(route.query),
        ...(route.body ? { body: route.body } : {}),
        response: route.reply
          ? { 200: route.reply }
          : { 200: { content: { [route.replyFile ?? 'application/octet-stream']: { schema: z.string() } } } },
        summary: route.summary,
        tags: [route.tag],
        ...(route.access === 'public' ? {} : { security: [{ bearer: [] }] }),
      },
      ...(route.replyFile ? { serializerCompiler: () => (body: unknown) => body as never } : {}),
      onRequest: async (request, reply) => {
        if (route.access === 'public') return;
        const recognised = await recognise(request, findViewer);
        if (!recognised) throw new Failure('session.missing');
        reply.header(sessionIdleHeader, recognised.idleSeconds);
        if (!route.access.includes(recognised.viewer.role)) {
          await hearRefusal(recognised.viewer, `${route.method} /api${route.path}`, request.id);
          throw new Failure('access.denied');
        }
        request.viewer = recognised.viewer;
        request.locale = recognised.locale ?? request.locale;
      },
      handler: async (request, reply) => {
        const { params, query, body } = request;
        const answer = await handle({ viewer: request.viewer, params, query, body, request, reply } as never);
        if (!route.replyFile) return answer;
        return reply.type(route.replyFile).send(answer instanceof Uint8Array ? Buffer.from(answer) : answer);
      },
    });
  };
}

/** Bytes that a route takes: few from strangers, whose bodies are read before anything is known of them. */
function bodyLimitOf(route: Route): number {
  if (route.bodyKilobytes !== undefined) return route.bodyKilobytes * 1024;
  return route.access === 'public' ? strangersBodyLimit : 256 * 1024;
}

/** A query that is not known would be taken for a filter that holds. */
const strict = (query: Route['query'] = z.object({})) => z.catchall(query as z.ZodMiniObject, z.never());

declare module 'fastify' {
  interface FastifyRequest {
    viewer?: Viewer;
  }
}

/** The token that a request bears, alive or not. */
export function bearerOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : undefined;
}

async function recognise(request: FastifyRequest, findViewer: FindViewer): Promise<Recognised | undefined> {
  const token = bearerOf(request);
  return token && token.length <= 200 ? findViewer(token) : undefined;
}
