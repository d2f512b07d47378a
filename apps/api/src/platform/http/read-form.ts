import { Readable } from 'node:stream';
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import type { Route } from '@udaya/contract/route';
import { Failure, invalidField } from '@udaya/core/failure';
import { cutToLength } from '@udaya/format/cut-graphemes';
import * as m from '@udaya/messages';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { refusalOf } from './catch-errors.ts';

/** A file that was sent in a form. */
export interface FormFile {
  fileName: string;
  /** Its bytes as they come in. Fails with `request.too_large` where there are more than the route takes. */
  content: AsyncIterable<Uint8Array>;
}

/** What a form may have beside its file. */
const fieldLimits = { fields: 20, fieldSize: 4_096, fieldNameSize: 100, parts: 22, headerPairs: 20 };
/** As long as file systems let it be. */
const longestFileName = 255;
const megabyte = 1024 * 1024;

/** Registers a route whose body may be multipart form data: apart from all others, which go on refusing it. */
export function acceptForms(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    scope.route({
      ...route,
      // The body is not there yet when the other parts are checked; `readForm` checks it.
      validatorCompiler: (part) =>
        part.httpPart === 'body' ? (value: unknown) => ({ value }) : validatorCompiler(part as never),
      // Whatever nobody has read by then is read and dropped: an answer on a line that still sends is lost.
      onResponse: (request, _reply, done) => {
        request.raw.unpipe();
        request.raw.resume();
        done();
      },
    });
  });
}

/**
 * Reads the body of a route with a form: its fields, checked by the route's schema, and its file as a stream. The file is read while
 * it comes in where the fields stand before it, as browsers send them; a file before its fields is held in memory.
 */
export async function readForm(request: FastifyRequest, route: Route): Promise<object> {
  const { form = {} } = route;
  if (!request.isMultipart()) {
    if (form.file) throw new Failure('request.unsupported');
    return parsed(route, request.body);
  }
  const fields: Record<string, unknown> = {};
  const most = form.fileBytes ?? 0;
  const limits = { ...fieldLimits, fileSize: most, files: form.file ? 1 : 0 };
  const parts = request.parts({ limits })[Symbol.asyncIterator]();
  let held: FormFile | undefined;
  for (let next = await nextOf(parts); !next.done; next = await nextOf(parts)) {
    const part = next.value;
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldname in fields) throw new Failure('request.invalid');
      fields[part.fieldname] = part.value;
      continue;
    }
    if (part.fieldname !== form.file || held)
      throw invalidField(part.fieldname.slice(0, 60), m.field_invalid());
    const fileName = shownName(part.filename ?? '');
    if (route.body?.safeParse(fields).success) {
      const body = parsed(route, fields);
      const content = lastOf(parts, bytesOf(part, most));
      return { ...body, [form.file]: { fileName, content } satisfies FormFile };
    }
    held = { fileName, content: await hold(part, most) };
  }
  return { ...parsed(route, fields), ...(form.file ? { [form.file]: held } : {}) };
}

/** A file's name as it can be kept and shown, without what is not seen; of a longer one the ending stays. */
function shownName(name: string): string {
  const seen = name.toWellFormed().replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '');
  const ending = /\.[^.]{1,10}$/.exec(seen)?.[0] ?? '';
  return cutToLength(seen.slice(0, seen.length - ending.length), longestFileName - ending.length) + ending;
}

function parsed({ body }: Route, value: unknown): object {
  const result = body?.safeParse(value ?? {});
  if (result?.success === false) throw refusalOf(result.error);
  return result?.data ?? {};
}

/** But for a second file, what the parser of forms throws says nothing that a caller could mend: the form is broken. */
async function nextOf(parts: AsyncIterator<Multipart>): Promise<IteratorResult<Multipart>> {
  return parts.next().catch((cause: { code?: string }) => {
    if (cause.code === 'FST_FILES_LIMIT') throw invalidField('file', m.file_one_file());
    throw new Failure('request.invalid', { cause });
  });
}

async function* bytesOf({ file, fieldname }: MultipartFile, most: number): AsyncIterable<Uint8Array> {
  try {
    for await (const chunk of file) yield chunk as Uint8Array;
  } catch (cause) {
    // It broke off on the way.
    throw new Failure('request.invalid', { cause });
  }
  if (!file.truncated) return;
  const message = m.file_too_large({ max: most / megabyte });
  throw new Failure('request.too_large', { errors: [{ path: fieldname, message }] });
}

/** The bytes of a file, and after it nothing: what came then would be lost. */
async function* lastOf(
  parts: AsyncIterator<Multipart>,
  content: AsyncIterable<Uint8Array>,
): AsyncIterable<Uint8Array> {
  yield* content;
  const next = await nextOf(parts);
  if (!next.done) throw invalidField(next.value.fieldname.slice(0, 60), m.field_invalid());
}

async function hold(part: MultipartFile, most: number): Promise<AsyncIterable<Uint8Array>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytesOf(part, most)) chunks.push(chunk);
  return Readable.from(chunks);
}
