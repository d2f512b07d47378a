import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Plugin } from 'vite';
import { fileNameIn, languageOf } from './language-page.ts';

/** What a page of the public student form costs, gzipped, in bytes. */
export interface StudentLoad {
  jsBytes: number;
  cssBytes: number;
  /** With what is loaded only where somebody needs it. */
  allJsBytes: number;
}

const page = 'student.html';
/** Where the public student form and what follows it stand. */
const addresses = /^\/report-registration(-status)?\//;
/** Files that the page names beside its bundle. */
const publicFiles = ['colour-scheme.js'];

/**
 * The public student form is a page of its own: its phones are cheap and their networks slow, so it shares nothing with the files of the
 * others, which bring far more. It is built after them, into the same folder.
 */
export function studentPage(configOf: (mode: string) => InlineConfig): Plugin {
  let mode = '';
  return {
    name: 'udaya:student-page',
    config: (_config, env) => void (mode = env.mode),
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (addresses.test(request.url ?? '')) request.url = `/${page}`;
        next();
      });
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (!error && this.environment.config.command === 'build') await build(configOf(mode));
      },
    },
  };
}

/** Prints what the page needs and writes it to `student-load.json` of the build. */
export function studentLoad(mode: string): Plugin {
  return {
    name: 'udaya:student-load',
    writeBundle(options, bundle) {
      const dir = options.dir ?? 'dist';
      const gzipped = (file: string) => gzipSync(readFileSync(path.join(dir, file))).length;
      const sum = (files: string[]) => files.reduce((total, file) => total + gzipped(file), 0);
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const needed = new Set<string>();
      const visit = (name: string) => {
        const chunk = chunks.find(({ fileName }) => fileName === name);
        if (!chunk || needed.has(name)) return;
        needed.add(name);
        for (const next of chunk.imports) visit(next);
      };
      for (const { isEntry, fileName } of chunks) if (isEntry) visit(fileName);
      const jsBytes = sum([...needed, ...publicFiles]);
      const css = Object.keys(bundle).filter((name) => name.endsWith('.css'));
      const lazy = chunks.map(({ fileName }) => fileName).filter((name) => !needed.has(name));
      const load: StudentLoad = { jsBytes, cssBytes: sum(css), allJsBytes: jsBytes + sum(lazy) };
      writeFileSync(
        path.join(dir, fileNameIn('student-load.json', languageOf(mode))),
        `${JSON.stringify(load, null, 2)}\n`,
      );
      const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
      console.log(
        `load of the student form, gzipped: JavaScript ${kilobytes(load.jsBytes)} (with all that may come later ${kilobytes(load.allJsBytes)}), CSS ${kilobytes(load.cssBytes)}`,
      );
    },
  };
}
