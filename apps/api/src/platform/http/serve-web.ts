import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ProductInfo } from '@udaya/contract/product';
import { Failure } from '@udaya/core/failure';
import type { Locale } from '@udaya/core/locale';
import type { FastifyInstance } from 'fastify';
import { isDatabaseAway } from '../database/database-away.ts';
import { openPages } from './open-pages.ts';
import { packText } from './pack-text.ts';
import { manifestName, sendManifest } from './send-manifest.ts';

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
 * `beginningOf` knows pages that can be read before any script runs, and are for search engines too.
 */
export async function serveWeb(
  app: FastifyInstance,
  {
    folder,
    describeProduct,
    beginningOf = () => undefined,
  }: { folder: string; describeProduct: () => ProductInfo; beginningOf?: BeginningOf },
): Promise<void> {
  const index = path.join(folder, 'index.html');
  if (!existsSync(index)) return;
  const pageAt = openPages(folder, describeProduct, (error) =>
    app.log.warn(error, 'a first paint could not be drawn'),
  );
  const files = new Set(
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
  );
  // Shown with a nonce only, and meant for the build.
  for (const name of files) if (/\.(html|json)$/.test(name)) files.delete(name);

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
        if (/^(api|assets|sandbox|dev|metrics|server-status|actuator)(\/|$)/i.test(name))
          throw new Failure('route.unknown');
        if (name === manifestName) return sendManifest(request, reply, describeProduct().productName);
        // A worker that is kept would keep an old build.
        if (files.has(name))
          return reply.sendFile(name, folder, { maxAge: name === workerName ? 0 : '1d', immutable: false });
        if (!mayBePage(name)) throw new Failure('route.unknown');
        const nonce = request.raw.styleNonce ?? '';
        const beginning = await beginningOf(name, request.locale)?.catch(orLater);
        const begins = typeof beginning === 'object';
        const page = await pageAt(request.url, request.locale, begins);
        const begun = begins ? beginWith(page, beginning) : page;
        if (begins) reply.removeHeader('x-robots-tag');
        // The page asks by itself what it shows; a search engine comes again.
        if (beginning === 'later') reply.code(503).header('retry-after', '5');
        const packed = await packText(
          begun.replaceAll('{{nonce}}', () => nonce),
          request.headers['accept-encoding'],
        );
        if (packed.encoding) reply.header('content-encoding', packed.encoding);
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('content-language', request.locale)
          .header('vary', 'accept-encoding, accept-language, cookie')
          .send(packed.body);
      },
    });
  });
}

/** What keeps the page for when there is no connection. */
const workerName = 'offline-worker.js';

/** What a page holds before its scripts run: tags of its head, and what stands in its root until then. */
type BeginningOf = (name: string, locale: Locale) => Promise<{ head: Markup; body: Markup }> | undefined;
interface Markup {
  text: string;
}

/** The built page with its own title and what it holds before its scripts run; without them it needs nothing more. */
function beginWith(page: string, { head, body }: { head: Markup; body: Markup }): string {
  return page
    .replace(/<meta name="robots"[^>]*>\s*/, '')
    .replace(/<noscript>[^]*?<\/noscript>/, '')
    .replace(/<title>[^<]*<\/title>/, () => head.text)
    .replace('<div id="root"></div>', () => `<div id="root">${body.text}</div>`);
}

/** While the database is away a page has no beginning yet. */
function orLater(error: unknown): 'later' {
  if (isDatabaseAway(error)) return 'later';
  throw error;
}

/** A page whose address ends on a key with dots in it, such as `bridge.pace.even`. */
const keyedPage = /^product\/knowledge\/[A-Z][a-z]+\/frame\/[a-z]+(?:\.[\w-]+)+$/;

/** No other page has an address with a file's ending, or a hidden file's name: who asks for `.env` or `x.php` gets no page for it. */
function mayBePage(name: string): boolean {
  if (keyedPage.test(name)) return true;
  try {
    return !/(^|[/\\])\.|\.\w{1,12}~?[/\\]*$|\0/.test(decodeURIComponent(name));
  } catch {
    // What cannot be read as an address is none.
    return false;
  }
}
