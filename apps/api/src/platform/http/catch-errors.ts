import { Failure, type FailureCode, type FieldError } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type * as z from 'zod/mini';
import { brokenCheck } from '../database/database.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { runInLocale } from '../locale/current-locale.ts';
import { describeError } from '../log/describe-error.ts';
import type { SeenErrors } from '../log/seen-errors.ts';
import { failureMessage } from './failure-message.ts';

/**
 * The one place of the server where errors end: each becomes `{message, code, requestId, errors?}`. What is a failure of ours
 * is noted in `seen`, but for what a probe asked.
 */
export function catchErrors(app: FastifyInstance, seen?: Pick<SeenErrors, 'note'>): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isClientGone(request, error)) {
      request.log.info({ req: request }, 'the client went away');
      return sendFailure(reply, request, new Failure('request.invalid'));
    }
    const failure = toFailure(error);
    if (failure.status >= 500) {
      request.log.error({ err: describeError(error) }, failure.code);
      const place = `${request.method} ${request.routeOptions.url ?? 'unknown'}`;
      // A probe asks every few seconds while the database is away, and would drive everything else out.
      if (!place.includes('/health/'))
        seen?.note(error, { kind: 'request', requestId: request.id, place, code: failure.code });
    }
    return sendFailure(reply, request, failure);
  });
  app.setNotFoundHandler((request, reply) => sendFailure(reply, request, new Failure('route.unknown')));
}

/** Answers with a refusal. */
export function sendFailure(reply: FastifyReply, request: FastifyRequest, failure: Failure) {
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds));
  return reply
    .status(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send({
      message: runInLocale(request.locale, () => failureMessage(failure.code, failure.retryAfterSeconds)),
      code: failure.code,
      requestId: request.id,
      ...(failure.errors ? { errors: failure.errors } : {}),
      ...(failure.pendingToken ? { pendingToken: failure.pendingToken } : {}),
    });
}

function toFailure(error: FastifyError): Failure {
  if (error instanceof Failure) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return new Failure('request.invalid', { errors: fieldErrors(error.validation) });
  if (brokenCheck(error) === 'branch_is_open') return new Failure('branch.closed', { cause: error });
  if (isDatabaseAway(error)) return new Failure('server.unavailable', { retryAfterSeconds: 5, cause: error });
  return new Failure(codeOfFastify(error), { cause: error });
}

/** The refusal of a body that a schema does not take. */
export function refusalOf({ issues }: Pick<z.core.$ZodError, 'issues'>): Failure {
  const errors = issues.map(({ path, message, ...params }) => ({
    instancePath: `/${path.join('/')}`,
    message,
    params,
  }));
  return new Failure('request.invalid', { errors: fieldErrors(errors) });
}

/** One error a field: the first rule that broke is the one to mend. */
function fieldErrors(
  issues: readonly {
    instancePath: string;
    message?: string | undefined;
    params: Record<string, unknown>;
  }[],
): FieldError[] {
  const first = new Map<string, FieldError>();
  for (const issue of issues) {
    const path = issue.instancePath.replace(/^\//, '').replaceAll('/', '.');
    // Of unknown parameters each is an error of its own, and what it is called is what the caller has to know.
    for (const name of unknownNames(issue))
      first.set(name, { path: name, message: m.field_query_unknown({ name }) });
    if (unknownNames(issue).length === 0 && !first.has(path))
      first.set(path, { path, message: issue.message ?? m.field_invalid() });
  }
  return [...first.values()];
}

const longestName = 60;

function unknownNames({ params }: { params: Record<string, unknown> }): string[] {
  return Array.isArray(params.keys) ? params.keys.map((name) => String(name).slice(0, longestName)) : [];
}

function codeOfFastify(error: FastifyError): FailureCode {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'request.too_large';
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'request.unsupported';
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? 'request.invalid' : 'server.error';
}

/** Whether a request broke off on the way in: nobody is left to hear the answer, and nothing is wrong here. */
function isClientGone(request: FastifyRequest, error: FastifyError): boolean {
  return request.raw.destroyed && (error.message === 'aborted' || error.code === 'ECONNRESET');
}
