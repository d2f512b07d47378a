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
/** What Vite says of the files that it made, by the module that each begins with; a route's page has one to itself. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

const emptyRoot = '<div id="root"></div>';
const noInfo = 'id="product-info">null<';
const starter = '<script type="module" id="entry"';

/**
 * The documents of the built pages in each language. What the product says of itself stands in them as data; a login page is drawn already, and
 * others show that something is coming, unless they are wanted `empty`; the files of the page at an address are named, so that they come
 * along. `onFailure` hears why one could not be drawn: it is sent without.
 */
export function openPages(
  folder: string,
  describeProduct: () => ProductInfo,
  onFailure: (error: unknown) => void,
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
    locales.map((locale) => [locale, partsOf(path.join(folder, nameIn('manifest.json', locale)))]),
  );
  const drawn = new Map<string, Promise<string>>();

  const withInfo = (page: string) => {
    // A script element ends at the first `</script`, whatever it stands in.
    const data = JSON.stringify(describeProduct()).replaceAll('<', '\\u003c');
    return page.replace(noInfo, () => `id="product-info">${data}<`);
  };

  const draw = async (address: string, locale: Locale, page: string) => {
    const file = path.join(folder, 'server', nameIn('first-paint.js', locale));
    if (!existsSync(file)) return page;
    try {
      const { drawFirstPaint } = (await import(pathToFileURL(file).href)) as { drawFirstPaint: Draw };
      const shown = drawFirstPaint(address, describeProduct());
      return page.replace(emptyRoot, () => `<div id="root">${shown}</div>`);
    } catch (error) {
      onFailure(error);
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

/** Finds what the head of a page has to name beside what all of them begin with, by its address. */
function partsOf(file: string): (address: string) => string {
  if (!existsSync(file)) return () => '';
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  /** Modules with all that they import, each after what it needs. */
  const needed = (modules: readonly string[], found = new Set<string>(), seen = new Set<string>()) => {
    for (const module of modules) {
      if (seen.has(module)) continue;
      seen.add(module);
      needed(manifest[module]?.imports ?? [], found, seen);
      found.add(module);
    }
    return found;
  };
  const first = needed(['index.html']);
  const pages = Object.keys(manifest).flatMap((module) => {
    const [, route = ''] = pageModule.exec(module) ?? [];
    // Frames have no address, and what stands at all others is no page.
    if (/^(_[\w-]+|[$])?$/.test(route)) return [];
    const frame = module.replace(route, route.split('/')[0] ?? '');
    const files = [...needed([frame, module]).difference(first)].flatMap((name) => manifest[name] ?? []);
    const tags = [
      ...new Set(files.flatMap(({ css = [] }) => css))
        .values()
        .map((name) => `<link rel="preload" as="style" crossorigin href="/${name}">`),
      // Scripts are run as they come, each in a task of its own.
      ...files.map((one) => `<script type="module" crossorigin src="/${one.file}"></script>`),
    ];
    return [{ pattern: patternOf(route), tags: tags.join('') }];
  });
  return (address) => pages.find(({ pattern }) => pattern.test(address))?.tags ?? '';
}

const pageModule = /^src[/]routes[/]([^?]+)[.]tsx[?]tsr-split=component$/;

/** `_logged-in/users-birthchart.$id_.correct` is shown at `/users-birthchart/$id/correct`. */
const patternOf = (route: string) =>
  new RegExp(
    `^/${route
      .replace(/^_[\w-]+[/]/, '')
      .replace(/[.]index$/, '')
      .replaceAll(/_?[.]/g, '/')
      .replaceAll(/\$\w+/g, '[^/]+')}/?$`,
  );

/** A file of the build in a language: English has the plain name. */
const nameIn = (name: string, locale: Locale) =>
  locale === baseLocale ? name : name.replace(/\.\w+$/, (ending) => `.${locale}${ending}`);
