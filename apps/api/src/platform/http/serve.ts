import type { Readable } from 'node:stream';
import { type LimitName, limits } from '@udaya/contract/limits';
import { commonRefusals, Refusal } from '@udaya/contract/refusals';
import { type Route, sessionIdleHeader } from '@udaya/contract/route';
import type { AuditAction } from '@udaya/core/access/audit-actions';
import type { Actor, Recognised } from '@udaya/core/access/scope';
import { Failure, type FailureCode, failureStatus } from '@udaya/core/failure';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { output, ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';
import type { AuditAbout, OpenCall, UserCall } from '../call-context.ts';
import type { Queryable, TenantDb } from '../database/handles.ts';
import { pageLocale } from '../locale/page-locale.ts';
import { networkOf } from '../throttle/network-of.ts';
import { strangersBodyLimit } from './create-server.ts';
import { nameFile } from './name-file.ts';
import { acceptForms, type FormFile, readForm } from './read-form.ts';

type Parsed<S> = S extends ZodMiniType ? output<S> : object;

type Files<R extends Route> = R extends { form: { file: infer F extends string } }
  ? { [K in F]: FormFile | undefined }
  : object;

/** What a verb is asked for: the parsed parameters, query and body of its route in one, and the file of its form. */
export type Input<R extends Route> = Parsed<R['params']> & Parsed<R['query']> & Parsed<R['body']> & Files<R>;

/** A file as a verb answers with it. */
export interface FileReply {
  fileName?: string;
  bytes: Uint8Array | Readable;
}

type Reply<R extends Route> = R['reply'] extends ZodMiniType ? output<R['reply']> : FileReply;

/** What a verb is called with first: the call, and what its feature works with. */
export type CallOf<R extends Route> = R['access'] extends 'public' ? OpenCall : UserCall;

/**
 * Registers contract routes on a server, each with the verb that serves it: access first, then the parsed call, then a reply that
 * is parsed too. `P` is what the feature works with; every verb gets it beside the call.
 */
export interface Serve<P = unknown> {
  <const R extends Route>(route: R, verb: (ctx: CallOf<R> & P, input: Input<R>) => Promise<Reply<R>>): void;
}

/** `serve` for a feature with these dependencies. */
export type ServeWith = <P extends object>(deps: P) => Serve<P>;

/** What the server needs to know of sessions, tenants and the audit log, which belong to features. */
export interface CallDeps {
  /** Finds who a bearer token belongs to; undefined for a dead or unknown one. */
  findActor(token: string): Promise<Recognised | undefined>;
  /** Hears of everybody who asked for a route that is not for their role; `route` is its method and pattern. */
  onRefusal(actor: Actor, route: string, requestId: string): Promise<void>;
  openTenant(actor: Actor): TenantDb;
  appendAudit(db: Queryable, entry: AuditEntry): Promise<void>;
  appendReading(entry: AuditEntry): Promise<void>;
  /** Hears of a refusal that a route does not declare, which is a bug of ours. */
  onUndeclaredRefusal(route: string, code: FailureCode): void;
  /** Lets a piece of work through as its limit allows, by whom it counts for. */
  limits: Record<LimitName, <T>(key: string, work: () => Promise<T>) => Promise<T>>;
}

interface AuditEntry extends AuditAbout {
  action: AuditAction;
  requestId: string;
}

/** Makes `serve` for a server. Paths are served below `/api`. */
export function serveOn(app: FastifyInstance, callDeps: CallDeps): ServeWith {
  return (deps) => (route, verb) => {
    refuseSameNames(route);
    const options: RouteOptions = {
      method: route.method,
      url: `/api${route.path}`,
      bodyLimit: bodyLimitOf(route),
      config: {
        access: route.access,
        keepsRawBody: route.rawBody ?? false,
        packs: route.method === 'GET' || route.readsOnly === true,
      },
      schema: {
        ...(route.params ? { params: route.params } : {}),
        querystring: strict(route.query),
        ...(route.body ? { body: documentedBody(route) } : {}),
        ...(route.form?.file ? { consumes: ['multipart/form-data'] } : {}),
        response: {
          200: route.reply ?? {
            content: { [route.replyFile ?? 'application/octet-stream']: { schema: z.string() } },
          },
          ...refusalsByStatus(route),
        },
        summary: route.summary,
        tags: [route.tag],
        ...(route.access === 'public' ? {} : { security: [{ bearer: [] }] }),
      },
      ...(route.replyFile ? { serializerCompiler: () => (body: unknown) => body as never } : {}),
      onRequest: async (request, reply) => {
        if (route.access === 'public') return;
        const recognised = await recognise(request, callDeps);
        if (!recognised) throw new Failure('session.missing');
        reply.header(sessionIdleHeader, recognised.idleSeconds);
        if (!route.access.includes(recognised.actor.role)) {
          await callDeps.onRefusal(recognised.actor, `${route.method} /api${route.path}`, request.id);
          throw new Failure('access.denied');
        }
        request.actor = recognised.actor;
        // A file outlives the page: it is in the language of its reader.
        const ofPage = route.replyFile ? undefined : pageLocale(request.headers);
        request.locale = ofPage ?? recognised.locale ?? request.locale;
      },
      handler: async (request, reply) => {
        const ctx = { ...deps, ...openCall(route, request, callDeps) };
        const answer = await withinLimit(route, ctx, callDeps, async () => {
          const body = route.form ? await readForm(request, route) : request.body;
          return verb(ctx as never, Object.assign({}, request.params, request.query, body) as never);
        }).catch((error: unknown) => {
          onUndeclaredRefusal(route, error, callDeps);
          throw error;
        });
        if (!route.replyFile) return answer;
        const { fileName, bytes } = answer as FileReply;
        if (fileName) nameFile(reply, fileName);
        return reply.type(route.replyFile).send(bytes instanceof Uint8Array ? Buffer.from(bytes) : bytes);
      },
    };
    if (route.form) acceptForms(app, options);
    else app.route(options);
  };
}

function openCall(route: Route, request: FastifyRequest, callDeps: CallDeps): OpenCall | UserCall {
  const { actor, headers, id: requestId } = request;
  const own = actor ? { actorId: actor.userId } : {};
  const open: OpenCall = {
    requestId,
    locale: request.locale,
    network: networkOf(request.ip),
    userAgent: headers['user-agent'],
    token: bearerOf(request) ?? '',
    headers,
    rawBody: request.rawBody,
    audit: async (db, action, about) =>
      callDeps.appendAudit(db, { ...own, ...about, action: declared(route, action), requestId }),
  };
  if (!actor) return open;
  return {
    ...open,
    actor,
    db: callDeps.openTenant(actor),
    auditReading: async (action, targetId) =>
      callDeps.appendReading({ ...own, action: declared(route, action), targetId, requestId }),
  };
}

/** What a route does not promise to tell is told by none of its verbs: the promise would be of no use. */
function declared({ method, path, audits }: Route, action: AuditAction): AuditAction {
  if (audits?.includes(action)) return action;
  throw new Error(`${method} ${path} does not declare that it audits ${action}.`);
}

function withinLimit<T>(
  { limit }: Route,
  ctx: OpenCall | UserCall,
  callDeps: CallDeps,
  work: () => Promise<T>,
): Promise<T> {
  if (typeof limit !== 'string') return work();
  const key = limits[limit] === 'user' && 'actor' in ctx ? ctx.actor.userId : ctx.network;
  return callDeps.limits[limit](key, work);
}

/** What a route may refuse, for whoever reads its documentation: by status, with the codes. */
function refusalsByStatus({ access, refuses = [] }: Route) {
  const always = access === 'public' ? ['session.missing', 'access.denied'] : [];
  const codes = [...commonRefusals.filter((code) => !always.includes(code)), ...refuses];
  const byStatus = Map.groupBy(codes, (code) => failureStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, [first = 'server.error', ...more]]) => [
      status,
      z.extend(Refusal, { code: z.enum([first, ...more]) }),
    ]),
  );
}

/** Tells of a refusal that its route does not declare: a caller could not know it. */
function onUndeclaredRefusal(
  { refuses = [], method, path }: Route,
  error: unknown,
  callDeps: CallDeps,
): void {
  if (!(error instanceof Failure)) return;
  const declared: readonly string[] = [...commonRefusals, ...refuses];
  if (!declared.includes(error.code)) callDeps.onUndeclaredRefusal(`${method} ${path}`, error.code);
}

/** A verb gets params, query and body as one input: none may hide another. */
function refuseSameNames(route: Route): void {
  const names = [route.params, route.query, route.body].flatMap((schema) =>
    schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [],
  );
  if (route.form?.file) names.push(route.form.file);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${route.method} ${route.path} has two inputs named ${twice}.`);
}

/** The body of a route for its documentation: with the file, where it takes one. */
function documentedBody({ body, form }: Route): Route['body'] {
  return form?.file ? z.extend(body as z.ZodMiniObject, { [form.file]: z.file() }) : body;
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
    actor?: Actor;
  }
}

/** The token that a request bears, alive or not. */
function bearerOf(request: FastifyRequest): string | undefined {
  return /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

async function recognise(request: FastifyRequest, { findActor }: CallDeps): Promise<Recognised | undefined> {
  const token = bearerOf(request);
  return token && token.length <= 200 ? findActor(token) : undefined;
}
