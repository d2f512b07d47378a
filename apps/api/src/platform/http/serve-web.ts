import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { Failure } from '@udaya/core/failure';
import type { FastifyInstance } from 'fastify';

/** A short name of the built page, another one for every other content; empty where nothing is built. */
export function buildOf(folder: string): string {
  const index = path.join(folder, 'index.html');
  if (!existsSync(index)) return '';
  // It names the files of the page by their contents.
  return createHash('sha256').update(readFileSync(index)).digest('hex').slice(0, 7);
}

/**
 * Serves the built page: hashed assets for a year, the other files for a day, and `index.html` with a fresh nonce for every
 * other address that a page may have, or the light page of the students' form. Where nothing is built, only the API answers.
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const index = path.join(folder, 'index.html');
  if (!existsSync(index)) return;
  const page = readFileSync(index, 'utf8');
  const student = path.join(folder, 'student.html');
  const studentPage = existsSync(student) ? readFileSync(student, 'utf8') : page;
  const files = new Set(
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
  );
  // Shown with a nonce only, and meant for the build.
  for (const name of ['index.html', 'first-load.json', 'student.html', 'student-load.json'])
    files.delete(name);

  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
      route.schema = { ...route.schema, hide: true };
    });
    await scope.register(fastifyStatic, {
      root: path.join(folder, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      index: false,
      preCompressed: true,
    });
    scope.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: async (request, reply) => {
        // Decoded, so that no spelling of an address makes another of it.
        const name = request.params['*'].replace(/^\/+/, '');
        if (/^(api|assets|sandbox|dev)(\/|$)/.test(name)) throw new Failure('route.unknown');
        if (files.has(name)) return reply.sendFile(name, folder, { maxAge: '1d', immutable: false });
        if (!mayBePage(decodeURIComponent(name))) throw new Failure('route.unknown');
        const nonce = request.raw.styleNonce ?? '';
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .send((ofStudents.test(name) ? studentPage : page).replaceAll('{{nonce}}', () => nonce));
      },
    });
  });
}

/** The public form of students and what follows it, which have a light page of their own. */
const ofStudents = /^report-registration(-status)?\//;

/** No page has an address with a file's ending, or a hidden file's name: who asks for `.env` or `x.php` gets no page for it. */
function mayBePage(name: string): boolean {
  return !/(^|[/\\])\.|\.\w{1,12}~?[/\\]*$|\0/.test(name);
}
