import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { fileNameIn, languageOf } from './language-page.ts';

/** What the first load of the login page costs, gzipped, in bytes. */
export interface FirstLoad {
  jsBytes: number;
  cssBytes: number;
  files: { file: string; bytes: number }[];
}

/** Files that index.html names beside the bundle. */
const publicFiles = ['colour-scheme.js', 'first-calls.js', 'start.js'];
/** The route files whose pages a visit of /login shows. */
const loginRoutes = ['/src/routes/_portal.tsx', '/src/routes/_portal/login.tsx'];

/** Prints what the first load of /login needs and writes it to `first-load.json` of the build. */
export function firstLoad(mode: string): Plugin {
  return {
    name: 'udaya:first-load',
    apply: 'build',
    writeBundle(options, bundle) {
      const dir = options.dir ?? 'dist';
      const names = [...filesOfLogin(bundle), ...publicFiles];
      const files = names.map((file) => ({
        file,
        bytes: gzipSync(readFileSync(path.join(dir, file))).length,
      }));
      const sum = (ending: string) =>
        files.filter(({ file }) => file.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0);
      const result: FirstLoad = { jsBytes: sum('.js'), cssBytes: sum('.css'), files };
      writeFileSync(
        path.join(dir, fileNameIn('first-load.json', languageOf(mode))),
        `${JSON.stringify(result, null, 2)}\n`,
      );
      const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
      console.log(
        `first load of /login, gzipped: JavaScript ${kilobytes(result.jsBytes)}, CSS ${kilobytes(result.cssBytes)}, ${files.length} files`,
      );
    },
  };
}

function filesOfLogin(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const isOfLogin = (chunk: Rolldown.OutputChunk) =>
    chunk.isEntry || chunk.moduleIds.some((id) => loginRoutes.some((route) => id.includes(route)));
  const starts = chunks.filter(isOfLogin);
  for (const route of loginRoutes) {
    const found = starts.some((chunk) => chunk.moduleIds.some((id) => id.includes(route)));
    if (!found) throw new Error(`first-load: no chunk holds ${route}`);
  }
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') visit(next);
    }
  };
  for (const chunk of starts) visit(chunk);
  return files;
}
