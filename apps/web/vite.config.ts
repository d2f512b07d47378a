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
import { cacheCompiled } from './build/cache-compiled.ts';
import { chunkGroups } from './build/chunk-groups.ts';
import { fileNameIn, languageOf, languagePage } from './build/language-page.ts';
import { routerPluginOptions } from './build/router-plugin-options.ts';

const pseudo = 'pseudo';

const api = { target: process.env.API_URL ?? 'http://127.0.0.1:3000' };

// Each language has pages of its own, which hold its words alone: `--mode ta` builds the Tamil ones beside the English. A test of the pages
// exchanges the words: `--mode pseudo` builds them into a folder of their own.
const setOf = (mode: string) => (mode === pseudo ? pseudo : `lang-${languageOf(mode)}`);
const words = (mode: string) =>
  mode === 'development' ? {} : { resolve: { conditions: [setOf(mode), ...defaultClientConditions] } };

const built = (mode: string): BuildEnvironmentOptions => ({
  outDir: mode === pseudo ? 'pseudo/dist' : 'dist',
  emptyOutDir: false,
  target: 'baseline-widely-available',
  // Fonts and pictures stay files: a `data:` font breaks the content security policy.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
});

// Each message asks for the language and, as there is only one, does not look at the answer.
const treeshake = { manualPureFunctions: ['getLocale'] };

/** What is built after the page and into its folder. */
const besides = (mode: string): InlineConfig => ({
  configFile: false,
  root: import.meta.dirname,
  mode,
  logLevel: 'warn',
  cacheDir: '../../.cache/vite',
  publicDir: false,
});
const file = (name: string) => path.join(import.meta.dirname, name);

/**
 * The public student form, without the others' libraries and without the compiler's code: its phones are cheap and their networks slow. With it
 * the landing page, a template without a script, which the server puts the words of all languages into.
 */
export const student = (mode: string): InlineConfig => ({
  ...besides(mode),
  ...words(mode),
  plugins: [react(), languagePage(mode)],
  build: {
    ...built(mode),
    manifest: fileNameIn('student-manifest.json', languageOf(mode)),
    rolldownOptions: {
      input: [file('student.html'), ...(languageOf(mode) === baseLocale ? [file('welcome.html')] : [])],
      treeshake,
    },
  },
});

/** What the server draws the first paint with, before the page's code has come: the same components and names of styles, in one file. */
export const firstPaint = (mode: string): InlineConfig => ({
  ...besides(mode),
  // What a tab says to others would keep a server from ending.
  define: { 'process.env.NODE_ENV': '"production"', BroadcastChannel: 'undefined' },
  ssr: { noExternal: true, resolve: { conditions: [setOf(mode), ...defaultServerConditions] } },
  plugins: [react()],
  css: { postcss: { plugins: [mantine()] } },
  build: {
    ...built(mode),
    outDir: `${built(mode).outDir}/server`,
    minify: true,
    ssr: file('src/first-paint.tsx'),
    rolldownOptions: {
      treeshake,
      output: { entryFileNames: fileNameIn('first-paint.js', languageOf(mode)), codeSplitting: false },
    },
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
    cacheCompiled(
      babel({ presets: [reactCompilerPreset()], exclude: /[/]node_modules[/]|[/]generated[/]|\0rolldown/ }),
    ),
    languagePage(mode),
  ],
  css: { postcss: { plugins: [mantine()] } },
  build: {
    ...built(mode),
    // English comes first and clears the folder; files that hold no words are the same in every language.
    emptyOutDir: languageOf(mode) === baseLocale,
    manifest: fileNameIn('manifest.json', languageOf(mode)),
    rolldownOptions: {
      treeshake,
      output: {
        codeSplitting: { groups: chunkGroups() },
        // The first page knows the files of every other one: they are called by their hash alone, which is the shortest.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': api,
      '/welcome': api,
      '^/report-registration(-status)?/': { ...api, bypass: () => '/student.html' },
    },
  },
}));
