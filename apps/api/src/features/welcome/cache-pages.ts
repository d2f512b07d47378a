import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { SampleType } from '@udaya/contract/reports';
import type { Locale } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import { cacheRecent } from '../../platform/cache-recent.ts';
import { Html, html } from '../../platform/html/html.ts';
import { runInLocale } from '../../platform/locale/current-locale.ts';
import { makeEvidence } from './make-evidence.ts';
import { makeMaking } from './make-making.ts';
import { makeSample } from './make-sample.ts';
import { type MadePage, makeWelcome } from './make-welcome.ts';
import type { FurtherPage } from './page-addresses.ts';
import type { PublicPageDeps } from './public-page-deps.ts';
import { drawSharePicture } from './share-picture.ts';
import { findTown } from './sky-section.ts';

/** A page as it is sent, in each way that browsers take it, with a mark of its content. */
export interface SentPage {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

// Settings do not change while the server runs; what stands in the texts shows soon enough.
const cachedMs = 10 * 60_000;
// What the blind test has come to is shown within moments: whoever took part looks for it.
const evidenceMs = 2_000;
/** How thoroughly a page is compressed that is made for one visitor. */
const quick = 4;

/** The pages for strangers, each made once in a while and kept, whoever asks for it. `template` is the landing page without its words. */
export function cachePages(deps: PublicPageDeps, template: string) {
  const styles = new Html(/<link rel="stylesheet"[^>]*>/.exec(template)?.[0] ?? '');
  const welcome = cacheRecent(cachedMs, (locale: Locale) =>
    runInLocale(locale, async () => toSend(fill(template, locale, await makeWelcome(deps)))),
  );
  const sample = cacheRecent(cachedMs, (key: `${Locale} ${SampleType}`) => {
    const [locale, type] = key.split(' ') as [Locale, SampleType];
    return runInLocale(locale, async () => {
      const { head, body } = await makeSample(deps, type);
      return { head: html`${head}${styles}`, body };
    });
  });
  const making = cacheRecent(cachedMs, (locale: Locale) =>
    runInLocale(locale, async () => toSend(fill(template, locale, await makeMaking(deps)))),
  );
  const evidence = cacheRecent(evidenceMs, (locale: Locale) =>
    runInLocale(locale, async () => toSend(fill(template, locale, await makeEvidence(deps)), quick)),
  );
  const picture = cacheRecent(Number.POSITIVE_INFINITY, (locale: Locale) =>
    runInLocale(locale, async () =>
      drawSharePicture({ name: deps.describeProduct().productName, headline: m.welcome_headline() }),
    ),
  );
  const welcomeOver = (locale: Locale, town: string) =>
    runInLocale(locale, async () =>
      toSend(fill(template, locale, await makeWelcome(deps, await findTown(deps, town))), quick),
    );
  return {
    welcome,
    welcomeOver,
    further: (page: FurtherPage, locale: Locale) => (page === 'evidence' ? evidence : making)(locale),
    sample: (locale: Locale, type: SampleType) => sample(`${locale} ${type}`),
    picture,
  };
}

function fill(template: string, locale: Locale, { head, body }: MadePage): string {
  return template
    .replace('<html lang="en">', `<html lang="${locale}">`)
    .replace('<!--head-->', () => head.text)
    .replace('<!--body-->', () => body.text);
}

function toSend(text: string, quality: number = constants.BROTLI_MAX_QUALITY): SentPage {
  const plain = Buffer.from(text);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return {
    etag,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip: gzipSync(plain),
  };
}
