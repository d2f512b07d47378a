import { type SampleType, sampleTypes } from '@udaya/contract/reports';
import { Failure } from '@udaya/core/failure';
import { chosenMark, isLocale, type Locale, localeCookie } from '@udaya/core/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { cachePages, type SentPage } from './cache-pages.ts';
import { robotsText, sitemapXml } from './crawler-files.ts';
import { drawsCsv } from './draws-csv.ts';
import type { MadePage } from './make-welcome.ts';
import { choosing, drawsOf, furtherPages } from './page-addresses.ts';
import type { PublicPageDeps } from './public-page-deps.ts';
import { readTemplate } from './read-template.ts';

/** Nothing on the landing page runs: it has words, a style sheet, two fonts and its drawings. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const day = 86_400;
const year = 365 * day;

/**
 * Serves what strangers and search engines read: the landing page in each language, the picture of shared links, robots.txt and the
 * sitemap. Everything else of the server says that it is not to be indexed. Answers with how the page of a sample begins.
 */
export function servePublicPages(
  app: FastifyInstance,
  { folder, deps }: { folder: string; deps: PublicPageDeps },
): ((address: string, locale: Locale) => Promise<MadePage> | undefined) | undefined {
  const template = readTemplate(folder);
  if (template === undefined) return undefined;
  const pages = cachePages(deps, template);
  const open = {
    method: ['GET', 'HEAD'],
    config: { access: 'public' as const },
    schema: { hide: true } as object,
  };

  app.route({
    ...open,
    url: '/welcome',
    handler: async (request, reply) => {
      reply.header('vary', 'accept-encoding, accept-language, cookie');
      return sendPage(request, reply, { page: await pages.welcome(request.locale), lang: request.locale });
    },
  });
  app.route<{ Params: { lang: string }; Querystring: Record<string, unknown> }>({
    ...open,
    url: '/welcome/:lang',
    handler: async (request, reply) => {
      const lang = localeOf(request.params.lang);
      noteChoice(request, reply, lang, deps);
      const { town } = request.query;
      if (typeof town !== 'string' || town.trim() === '')
        return sendPage(request, reply, { page: await pages.welcome(lang), lang });
      const page = await deps.limit(networkOf(request.ip), () => pages.welcomeOver(lang, town));
      return sendPage(request, reply, { page, lang });
    },
  });
  for (const name of furtherPages) {
    app.route({
      ...open,
      url: `/welcome/${name}`,
      handler: async (request, reply) => {
        reply.header('vary', 'accept-encoding, accept-language, cookie');
        const page = await pages.further(name, request.locale);
        return sendPage(request, reply, { page, lang: request.locale });
      },
    });
    app.route<{ Params: { lang: string }; Querystring: Record<string, unknown> }>({
      ...open,
      url: `/welcome/${name}/:lang`,
      handler: async (request, reply) => {
        const lang = localeOf(request.params.lang);
        noteChoice(request, reply, lang, deps);
        return sendPage(request, reply, { page: await pages.further(name, lang), lang });
      },
    });
  }
  app.route<{ Params: { file: string } }>({
    ...open,
    url: drawsOf(0).replace(/[^/]+$/, ':file'),
    handler: async (request, reply) => {
      const round = Number(/^(\d{1,6})\.csv$/.exec(request.params.file)?.[1]);
      const draws = await deps.limit(networkOf(request.ip), () => deps.blindTest.draws(round));
      if (!draws) throw new Failure('route.unknown');
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', `public, max-age=${day}`)
        .header('content-disposition', `attachment; filename="blind-test-round-${round}.csv"`)
        .send(drawsCsv(draws));
    },
  });
  app.route<{ Params: { file: string } }>({
    ...open,
    url: '/welcome/picture/:file',
    handler: async (request, reply) => {
      const lang = localeOf(/^(\w+)\.png$/.exec(request.params.file)?.[1]);
      return (
        reply
          .type('image/png')
          .header('cache-control', `public, max-age=${day}`)
          // Other sites show it beside a link to us.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(await pages.picture(lang))
      );
    },
  });
  const text = (url: string, type: string, write: (publicUrl: string) => string) =>
    app.route({
      ...open,
      url,
      handler: async (_request, reply) =>
        reply.type(type).header('cache-control', `public, max-age=${day}`).send(write(deps.publicUrl())),
    });
  text('/robots.txt', 'text/plain; charset=utf-8', robotsText);
  text('/sitemap.xml', 'application/xml; charset=utf-8', sitemapXml);

  return (address, locale) => {
    const type = /^sample\/(\w+)\/?$/.exec(address)?.[1];
    return isSampleType(type) ? pages.sample(locale, type) : undefined;
  };
}

function localeOf(text: string | undefined): Locale {
  if (!isLocale(text)) throw new Failure('route.unknown');
  return text;
}

const isSampleType = (text: string | undefined): text is SampleType =>
  sampleTypes.some((type) => type === text);

/**
 * A link of our own was chosen, which the next pages keep to; who comes from elsewhere has chosen nothing. Older browsers do not say where
 * somebody comes from: there the mark of the link does.
 */
function noteChoice(
  { headers, query }: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  reply: FastifyReply,
  lang: Locale,
  deps: PublicPageDeps,
): void {
  reply.header('vary', 'accept-encoding, sec-fetch-site');
  const from = headers['sec-fetch-site'];
  if (from === undefined ? choosing in query : from === 'same-origin')
    reply.header('set-cookie', chosen(lang, deps));
}

function chosen(lang: Locale, { publicUrl }: PublicPageDeps): string {
  const secure = publicUrl().startsWith('https:') ? '; Secure' : '';
  return `${localeCookie}=${lang}${chosenMark}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
}

function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { page, lang }: { page: SentPage; lang: Locale },
): FastifyReply {
  reply
    .removeHeader('x-robots-tag')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-cache')
    .header('content-language', lang)
    .header('etag', page.etag);
  if (headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  const takes = headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((one) => takes.includes(one));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(page[encoding ?? 'plain']);
}
