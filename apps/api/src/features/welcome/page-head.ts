import type { Locale } from '@udaya/core/locale';
import { Html, html } from '../../platform/html/html.ts';
import { pictureIn } from './page-addresses.ts';
import { pictureSize } from './share-picture.ts';

/** What a page says of itself to search engines and to whoever shows a link to it. */
export interface PageHead {
  title: string;
  description: string;
  productName: string;
  /** The one address that it is known by. */
  address: string;
  alternates: readonly { language: string; address: string }[];
  locale: Locale;
  /** What the picture of the link shows, in words. */
  picture: string;
  /** Structured data (JSON-LD), read by search engines and run by nobody. */
  data?: object | undefined;
}

const territory: Record<Locale, string> = { en: 'en_IN', ta: 'ta_IN', hi: 'hi_IN' };

/** The tags of a page's head: title, description, its addresses and how a link to it is shown. */
export function headTags(head: PageHead, publicUrl: string): Html {
  const { title, description, locale, data } = head;
  const full = `${title} | ${head.productName}`;
  const picture = publicUrl + pictureIn(locale);
  const properties: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', head.productName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', publicUrl + head.address],
    ['og:locale', territory[locale]],
    ['og:image', picture],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(pictureSize.width)],
    ['og:image:height', String(pictureSize.height)],
    ['og:image:alt', head.picture],
  ];
  return html`<title>${full}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${publicUrl + head.address}">
${head.alternates.map((one) => html`<link rel="alternate" hreflang="${one.language}" href="${publicUrl + one.address}">\n`)}${properties.map(
  ([property, content]) => html`<meta property="${property}" content="${content}">\n`,
)}<meta name="twitter:card" content="summary_large_image">
${data && dataBlock('application/ld+json', data)}`;
}

/** Data in the page that no browser runs; nothing in it can end its block. */
export function dataBlock(type: 'application/ld+json' | 'application/json', data: object, id?: string): Html {
  const json = new Html(JSON.stringify(data).replace(/</g, '\\u003c'));
  return html`<script type="${type}"${id === undefined ? '' : html` id="${id}"`}>${json}</script>`;
}
