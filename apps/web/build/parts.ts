import type { Plugin, Rolldown } from 'vite';
import { fileNameIn, languageOf } from './language-page.ts';

/** What pages need beside what all of them begin with: their files, by the pattern of their addresses, e.g. `/users-birthchart/$id`. */
type PartsOfPages = Record<string, { scripts: string[]; styles: string[] }>;

/** Module scripts and preloads of files of the build, as Vite writes them. */
const written = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*"\/assets\/[^>]*>(?:<\/script>)?/g;

/**
 * Has `start.js` take in the files of the page one by one, where Vite's document would run them all in one task, and writes to `parts.json` which
 * further ones each page needs, so that the server has them fetched along with the document.
 */
export function parts(mode: string): Plugin {
  return {
    name: 'udaya:parts',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        const document = bundle['index.html'];
        if (!entry || document?.type !== 'asset') throw new Error('parts: the build has no page');
        const first = inOrder(bundle, [entry]);
        const links = first.map(
          ({ fileName }) =>
            `<link rel="modulepreload" crossorigin href="/${fileName}"${fileName === entry.fileName ? ' id="entry"' : ''}>`,
        );
        document.source = String(document.source)
          .replaceAll(written, '')
          .replace(
            '</head>',
            `  ${links.join('\n    ')}\n    <script type="module" src="/start.js"></script>\n  </head>`,
          );

        const pages: PartsOfPages = {};
        for (const route of routesIn(chunks)) {
          const own = chunks.filter(({ moduleIds }) =>
            moduleIds.some((id) =>
              withAncestors(route).some((file) => id.includes(`/src/routes/${file}.tsx?`)),
            ),
          );
          const further = inOrder(bundle, own).filter((chunk) => !first.includes(chunk));
          pages[patternOf(route)] = {
            scripts: further.map(({ fileName }) => fileName),
            styles: [
              ...new Set(further.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
            ],
          };
        }
        this.emitFile({
          type: 'asset',
          fileName: fileNameIn('parts.json', languageOf(mode)),
          source: JSON.stringify(pages),
        });
      },
    },
  };
}

/** Chunks with all that they import, each after what it needs. */
function inOrder(
  bundle: Rolldown.OutputBundle,
  chunks: readonly Rolldown.OutputChunk[],
  found = new Set<Rolldown.OutputChunk>(),
  seen = new Set<string>(),
): Rolldown.OutputChunk[] {
  for (const chunk of chunks) {
    if (seen.has(chunk.fileName)) continue;
    seen.add(chunk.fileName);
    const needed = chunk.imports.flatMap((name) => {
      const next = bundle[name];
      return next?.type === 'chunk' ? [next] : [];
    });
    inOrder(bundle, needed, found, seen);
    found.add(chunk);
  }
  return [...found];
}

/** The route files whose page is code of its own, without their ending. */
function routesIn(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const ids = chunks.flatMap(({ moduleIds }) => moduleIds);
  const routes = ids.flatMap(
    (id) => /[/]src[/]routes[/]([^?]+)[.]tsx[?]tsr-split=component/.exec(id)?.[1] ?? [],
  );
  // Frames have no address, and what stands at all others is no page.
  return routes.filter((route) => !/^(_[\w-]+|[$])$/.test(route));
}

/** A route file with the ones that its page stands in: `_signed-in/dashboard` stands in `_signed-in`. */
const withAncestors = (route: string) => [route, route.split('/')[0] ?? ''];

/** `_signed-in/users-birthchart.$id_.correct` is shown at `/users-birthchart/$id/correct`. */
const patternOf = (route: string) =>
  `/${route
    .replace(/^_[\w-]+[/]/, '')
    .replace(/[.]index$/, '')
    .replaceAll(/_?[.]/g, '/')}`;
