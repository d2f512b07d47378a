import { type Route, sessionIdleHeader } from '@udaya/contract/route';
import { errorOfReply } from './failed-call.ts';
import { fetchOrReuse } from './first-calls.ts';
import { noteRequestId } from './last-request.ts';
import { type Arguments, type LooseInput, type Reply, readReply, sendCall } from './send-call.ts';
import { sessionStore } from './session-store.ts';

export type { CallInput, Reply } from './send-call.ts';

/** Calls a route of the contract and parses its answer; every failure is an `ApiError`. */
export async function call<R extends Route>(route: R, ...[input]: Arguments<R>): Promise<Reply<R>> {
  return readReply(route, await send(route, input), (input as LooseInput | undefined)?.signal);
}

/** Calls a route that answers with a file. */
export async function callForFile<R extends Route>(route: R, ...[input]: Arguments<R>): Promise<Response> {
  return send(route, input);
}

async function send(route: Route, input?: LooseInput): Promise<Response> {
  const token = sessionStore.current()?.token;
  const response = await sendCall(route, input, token, fetchOrReuse);
  noteRequestId(response.headers.get('x-request-id'));
  sessionStore.noteIdle(Number(response.headers.get(sessionIdleHeader)), token);
  if (response.ok) return response;
  const error = await errorOfReply(response);
  noteRequestId(error.requestId);
  if (response.status === 401 && error.code === 'session.missing' && token)
    sessionStore.end('expired', token);
  throw error;
}
