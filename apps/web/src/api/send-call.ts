import { pageLanguageHeader, type Route } from '@udaya/contract/route';
import { getLocale } from '@udaya/messages/runtime';
import type * as z from 'zod/mini';
import { errorOfReply, lostOnTheWay, unexpectedReply, unreachable } from './failed-call.ts';
import type { fetchOrReuse } from './first-calls.ts';
import { writeQuery } from './query-string.ts';
import { reach } from './reach.ts';

type Part<R, K extends 'params' | 'query' | 'body'> =
  R extends Record<K, infer S extends z.ZodMiniType> ? { [P in K]: z.input<S> } : object;

/** What a route has to be called with. */
export type CallInput<R extends Route> = Part<R, 'params'> &
  Part<R, 'query'> &
  Part<R, 'body'> &
  (R extends { form: { file: string } } ? { file: File } : object) & {
    headers?: Record<string, string>;
    signal?: AbortSignal | undefined;
    /** How long the whole answer may take, in milliseconds; without it a minute, and 20 seconds for what is only read. */
    timeoutMs?: number;
  };

/** What a route answers, parsed. */
export type Reply<R extends Route> = R extends { reply: infer S extends z.ZodMiniType } ? z.output<S> : never;

export type Arguments<R extends Route> =
  object extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>];

export interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: File;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
}

const usualTimeoutMs = 60_000;
const readingTimeoutMs = 20_000;

/** Calls a route by `ask`, without knowing who is logged in; the answer may be a refusal. */
export async function sendCall(
  route: Route,
  input: LooseInput = {},
  token?: string,
  ask: typeof fetchOrReuse = fetch,
): Promise<Response> {
  const headers: Record<string, string> = {
    accept: route.replyFile ? `${route.replyFile}, application/json` : 'application/json',
    [pageLanguageHeader]: getLocale(),
    ...input.headers,
  };
  if (token) headers.authorization = `Bearer ${token}`;
  const form = formOf(route, input);
  if (!form && input.body !== undefined) headers['content-type'] = 'application/json';
  const timeout = AbortSignal.timeout(input.timeoutMs ?? timeoutFor(route));
  try {
    const address = addressOf(route, input);
    const signal = input.signal ? AbortSignal.any([input.signal, timeout]) : timeout;
    const response = await ask(address, {
      method: route.method,
      headers,
      body: form ?? (input.body === undefined ? undefined : JSON.stringify(input.body)),
      signal,
    });
    if (response.ok) reach.note(true);
    return response;
  } catch (cause) {
    if (input.signal?.aborted) throw cause;
    reach.note(false);
    throw unreachable(cause);
  }
}

/** The parsed body of an answer. */
export async function readReply<R extends Route>(
  route: R,
  response: Response,
  signal?: AbortSignal,
): Promise<Reply<R>> {
  const json: unknown = await response.json().catch((cause: unknown) => {
    // All of it came, and is no JSON.
    if (cause instanceof SyntaxError) return undefined;
    if (signal?.aborted) throw cause;
    reach.note(false);
    throw route.method === 'GET' ? lostOnTheWay(cause) : unreachable(cause);
  });
  const parsed = route.reply?.safeParse(json);
  if (!parsed?.success) throw unexpectedReply(response, parsed?.error);
  return parsed.data as Reply<R>;
}

/** Calls a route that anybody may call, for a page that nobody logs in on; every failure is an `ApiError`. */
export async function callOpen<R extends Route>(route: R, ...[input]: Arguments<R>): Promise<Reply<R>> {
  const response = await sendCall(route, input);
  if (!response.ok) throw await errorOfReply(response);
  return readReply(route, response, (input as LooseInput | undefined)?.signal);
}

/** The body of a route that takes a file: the fields before it, so that the server can read it as it comes in. */
function formOf({ form }: Route, { body, file }: LooseInput): FormData | undefined {
  if (!form?.file || !file) return undefined;
  const data = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) data.append(name, String(value));
  data.append(form.file, file);
  return data;
}

function timeoutFor({ method, replyFile }: Route): number {
  return method === 'GET' && !replyFile ? readingTimeoutMs : usualTimeoutMs;
}

function addressOf(route: Route, { params = {}, query = {} }: LooseInput): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return `/api${path}${writeQuery(query)}`;
}
