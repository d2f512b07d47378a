import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ProductInfo } from '@udaya/contract/product';
import { baseLocale, type Locale, locales } from '@udaya/core/locale';

type Pages = Partial<Record<Locale, string>>;
/** What the build draws a page with before its code has come; that something is coming, where it does not know the address. */
type Draw = (address: string, info: ProductInfo) => string;

/** The public form of students and what follows it, which have a light page of their own. */
const ofStudents = /^\/report-registration(-status)?\//;
/** Pages that the build can draw whole, unless something particular stands on them. */
const drawable = /^(\/\w+)?\/login(\?(?!.*\b(notice|account)=).*)?$/;
/** What pages need beside what all of them begin with, by the pattern of their addresses. */
type PartsOfPages = Record<string, { scripts: string[]; styles: string[] }>;

const emptyRoot = '<div id="root"></div>';
const noInfo = 'id="product-info">null<';
const starter = '<script type="module" src="/start.js">';

/**
 * The documents of the built pages in each language. What the product says of itself stands in them as data; a login page is drawn already, and
 * others show that something is coming, unless they are wanted `empty`; the files of the page at an address are named, so that they come
 * along. `hearFailure` hears why one could not be drawn: it is sent without.
 */
export function openPages(
  folder: string,
  tellInfo: () => ProductInfo,
  hearFailure: (error: unknown) => void,
): (url: string, locale: Locale, empty?: boolean) => Promise<string> {
  const readAll = (name: string): Pages =>
    Object.fromEntries(
      locales.flatMap((locale) => {
        const file = path.join(folder, nameIn(`${name}.html`, locale));
        if (!existsSync(file)) return [];
        return [[locale, readFileSync(file, 'utf8')]];
      }),
    );
  const pages = readAll('index');
  const studentPages = { ...pages, ...readAll('student') };
  const partsIn = Object.fromEntries(
    locales.map((locale) => [locale, partsOf(path.join(folder, nameIn('parts.json', locale)))]),
  );
  const drawn = new Map<string, Promise<string>>();

  const withInfo = (page: string) => {
    // A script element ends at the first `</script`, whatever it stands in.
    const data = JSON.stringify(tellInfo()).replaceAll('<', '\\u003c');
    return page.replace(noInfo, () => `id="product-info">${data}<`);
  };

  const draw = async (address: string, locale: Locale, page: string) => {
    const file = path.join(folder, 'server', nameIn('first-paint.js', locale));
    if (!existsSync(file)) return page;
    try {
      const { drawFirstPaint } = (await import(pathToFileURL(file).href)) as { drawFirstPaint: Draw };
      const shown = drawFirstPaint(address, tellInfo());
      return page.replace(emptyRoot, () => `<div id="root">${shown}</div>`);
    } catch (error) {
      hearFailure(error);
      return page;
    }
  };

  const drawnAt = async (address: string, locale: Locale, page: string) => {
    const key = `${locale} ${address}`;
    const known = drawn.get(key);
    if (known) return known;
    const made = draw(address, locale, page);
    // Addresses that are no page of the product would fill the memory.
    if (drawn.size < 32) drawn.set(key, made);
    return made;
  };

  return async (url, locale, empty = false) => {
    if (ofStudents.test(url)) return studentPages[locale] ?? studentPages[baseLocale] ?? '';
    const spoken = pages[locale] ? locale : baseLocale;
    const page = withInfo(pages[spoken] ?? '');
    const [address = ''] = url.split('?');
    const shown = empty ? page : await drawnAt(drawable.test(url) ? address : '', spoken, page);
    return shown.replace(starter, () => `${partsIn[spoken]?.(address) ?? ''}${starter}`);
  };
}

/** Finds what the head of a page has to name, by its address; nothing where no part belongs to it. */
function partsOf(file: string): (address: string) => string {
  if (!existsSync(file)) return () => '';
  const pages = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as PartsOfPages).map(
    ([pattern, { scripts, styles }]) => ({
      pattern: new RegExp(`^${pattern.replaceAll(/\$\w+/g, '[^/]+')}/?$`),
      tags: [
        ...styles.map((name) => `<link rel="preload" as="style" crossorigin href="/${name}">`),
        ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
      ].join(''),
    }),
  );
  return (address) => pages.find(({ pattern }) => pattern.test(address))?.tags ?? '';
}

/** A file of the build in a language: English has the plain name. */
const nameIn = (name: string, locale: Locale) =>
  locale === baseLocale ? name : name.replace(/\.\w+$/, (ending) => `.${locale}${ending}`);
