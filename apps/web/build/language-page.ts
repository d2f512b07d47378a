import { readFileSync } from 'node:fs';
import path from 'node:path';
import { baseLocale, isLocale, type Locale } from '@udaya/core/locale';
import type { Plugin } from 'vite';

/** The language that a mode of the build is for; English where the mode names none. */
export function languageOf(mode: string): Locale {
  return isLocale(mode) ? mode : baseLocale;
}

/** The name of a file of the build in a language: `index.html` in English, `index.ta.html` in Tamil. */
export function fileNameIn(name: string, locale: Locale): string {
  return locale === baseLocale ? name : name.replace(/\.\w+$/, (ending) => `.${locale}${ending}`);
}

const catalogues = path.resolve(import.meta.dirname, '../../../packages/messages/messages');

/** Puts the language of the build into its pages: their `lang`, what stands there without its code, their fonts, and the names of their files. */
export function languagePage(mode: string): Plugin {
  const locale = languageOf(mode);
  return {
    name: 'udaya:language-page',
    transformIndexHtml: (html) => {
      const words = (language: Locale): Record<string, string> =>
        JSON.parse(readFileSync(path.join(catalogues, `${language}.json`), 'utf8'));
      const own = words(locale);
      const english = words(baseLocale);
      return html
        .replace('<html lang="en">', `<html lang="${locale}">`)
        .replaceAll(/\{\{([\w-]+)\}\}/g, (place: string, name: string) => {
          const message = standing[name];
          return message ? (own[message] ?? english[message] ?? '') : place;
        });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const preloads = fontsOf[locale].flatMap((font) => {
          const found = files.find(({ fileName }) => fileName.includes(font))?.fileName;
          return found
            ? [`<link rel="preload" href="/${found}" as="font" type="font/woff2" crossorigin />`]
            : [];
        });
        for (const file of files) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
          file.fileName = fileNameIn(file.fileName, locale);
          file.source = inTasks(String(file.source)).replace('</title>', `</title>${preloads.join('')}`);
        }
      },
    },
  };
}

/**
 * Has each of the files that a page begins with be a script of its own, the entry last, where preloads leave all of them to one task: in
 * between a slow phone scrolls and answers a touch. They come after the styles, which are needed first.
 */
function inTasks(html: string): string {
  const [entry = ''] = /<script type="module"[^>]*><[/]script>/.exec(html) ?? [];
  const preloads = /<link rel="modulepreload" crossorigin href=("[^"]*")>\n\s*/g;
  const scripts = [...html.matchAll(preloads)].map(
    ([, file]) => `<script type="module" crossorigin src=${file}></script>`,
  );
  const all = [...scripts, entry.replace(' type="module"', ' type="module" id="entry"')].join('\n    ');
  return html.replace(entry, '').replaceAll(preloads, '').replace('</head>', `  ${all}\n  </head>`);
}

const latin = 'figtree-latin-wght';
/**
 * Letters that every page of a language needs: their fonts are asked for along with the page, without waiting for the styles, so that no line
 * breaks elsewhere once they come.
 */
const fontsOf: Record<Locale, readonly string[]> = {
  en: [latin, 'source-serif-4-latin-600'],
  ta: [latin, 'noto-sans-tamil-tamil-wght'],
  hi: [latin, 'noto-sans-devanagari-devanagari-wght'],
};

/** The messages that stand in a page before its code runs, or where it never does, by their places. */
const standing: Record<string, string> = {
  'no-script': 'shell_no_script',
  welcome: 'welcome_story',
  'not-loaded': 'error_unexpected',
  again: 'action_retry',
};
