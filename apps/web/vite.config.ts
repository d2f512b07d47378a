import path from 'node:path';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { baseLocale } from '@udaya/core/locale';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import {
  type BuildEnvironmentOptions,
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type InlineConfig,
} from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { compress } from './build/compress.ts';
import { firstLoad } from './build/first-load.ts';
import { firstPaint, firstPaintEntry, firstPaintFile } from './build/first-paint.ts';
import { keepCompiled } from './build/keep-compiled.ts';
import { languageOf, languagePage } from './build/language-page.ts';
import { minifyPublic } from './build/minify-public.ts';
import { parts } from './build/parts.ts';
import { routerPluginOptions } from './build/router-plugin-options.ts';
import { studentLoad, studentPage } from './build/student-page.ts';
import { welcomePage } from './build/welcome-page.ts';

const pseudo = 'pseudo';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

// Each language has pages of its own, which hold its words alone: `--mode ta` builds the Tamil ones beside the English. A test of the pages
// exchanges the words: `--mode pseudo` builds them into a folder of their own.
const setOf = (mode: string) => (mode === pseudo ? pseudo : `lang-${languageOf(mode)}`);
const words = (mode: string) =>
  mode === 'development' ? {} : { resolve: { conditions: [setOf(mode), ...defaultClientConditions] } };

const built = (mode: string): BuildEnvironmentOptions => ({
  outDir: mode === pseudo ? 'pseudo/dist' : 'dist',
  // English comes first and clears the folder; files that hold no words are the same in every language.
  emptyOutDir: languageOf(mode) === baseLocale,
  target: 'baseline-widely-available',
  // Fonts and pictures stay files: a `data:` font breaks the content security policy.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
});

// Each message asks for the language and, as there is only one, does not look at the answer.
const treeshake = { manualPureFunctions: ['getLocale'] };

/** The public student form: without the others' libraries and without the compiler's code, and after them in the same folder. */
const student = (mode: string): InlineConfig => ({
  configFile: false,
  root: import.meta.dirname,
  mode,
  logLevel: 'warn',
  cacheDir: '../../.cache/vite',
  publicDir: false,
  ...words(mode),
  plugins: [react(), languagePage(mode), studentLoad(mode), compress()],
  build: {
    ...built(mode),
    emptyOutDir: false,
    rolldownOptions: { input: path.join(import.meta.dirname, 'student.html'), treeshake },
  },
});

/** What the server draws a login page with, before its code has come. */
const drawing = (mode: string): InlineConfig => ({
  configFile: false,
  root: import.meta.dirname,
  mode,
  logLevel: 'warn',
  cacheDir: '../../.cache/vite',
  publicDir: false,
  // What a tab says to others would keep a server from ending.
  define: { 'process.env.NODE_ENV': '"production"', BroadcastChannel: 'undefined' },
  ssr: { noExternal: true, resolve: { conditions: [setOf(mode), ...defaultServerConditions] } },
  plugins: [react()],
  css: { postcss: { plugins: [mantine()] } },
  build: {
    ...built(mode),
    outDir: `${built(mode).outDir}/server`,
    emptyOutDir: false,
    minify: true,
    ssr: firstPaintEntry,
    rolldownOptions: { treeshake, output: { entryFileNames: firstPaintFile(mode), codeSplitting: false } },
  },
});

/** The landing page: a template without a script, with its style sheet. */
const welcome = (mode: string): InlineConfig => ({
  configFile: false,
  root: import.meta.dirname,
  mode,
  logLevel: 'warn',
  cacheDir: '../../.cache/vite',
  publicDir: false,
  plugins: [compress()],
  build: {
    ...built(mode),
    emptyOutDir: false,
    rolldownOptions: { input: path.join(import.meta.dirname, 'welcome.html') },
  },
});

export default defineConfig(({ mode }) => ({
  ...words(mode),
  cacheDir: '../../.cache/vite',
  publicDir: languageOf(mode) === baseLocale && 'public',
  plugins: [
    tanstackRouter(routerPluginOptions),
    react(),
    // Messages are thousands of modules without a component among them.
    keepCompiled(
      babel({ presets: [reactCompilerPreset()], exclude: /[/]node_modules[/]|[/]generated[/]|\0rolldown/ }),
    ),
    parts(mode),
    languagePage(mode),
    minifyPublic(),
    firstLoad(mode),
    compress(),
    studentPage(student),
    firstPaint(drawing),
    welcomePage(welcome),
  ],
  css: { postcss: { plugins: [mantine()] } },
  build: {
    ...built(mode),
    rolldownOptions: {
      treeshake,
      output: {
        codeSplitting: { groups: chunkGroups },
        // The first page knows the file of every other one: pages are called by their hash alone, which is the shortest.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? 'assets/[hash].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: api }, '/welcome': { target: api } },
  },
}));
