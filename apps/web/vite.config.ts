import path from 'node:path';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { type BuildEnvironmentOptions, defaultClientConditions, defineConfig, type InlineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { compress } from './build/compress.ts';
import { firstLoad } from './build/first-load.ts';
import { routerPluginOptions } from './build/router-plugin-options.ts';
import { studentLoad, studentPage } from './build/student-page.ts';

const pseudo = 'pseudo';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

// A test of the pages exchanges the words: `--mode pseudo` builds them beside the product, into a folder of their own.
const words = (mode: string) =>
  mode === pseudo ? { resolve: { conditions: [pseudo, ...defaultClientConditions] } } : {};

const built = (mode: string): BuildEnvironmentOptions => ({
  outDir: mode === pseudo ? 'pseudo/dist' : 'dist',
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
  cacheDir: '../../node_modules/.cache/vite',
  publicDir: false,
  ...words(mode),
  plugins: [react(), studentLoad(), compress()],
  build: {
    ...built(mode),
    emptyOutDir: false,
    rolldownOptions: { input: path.join(import.meta.dirname, 'student.html'), treeshake },
  },
});

export default defineConfig(({ mode }) => ({
  ...words(mode),
  cacheDir: '../../node_modules/.cache/vite',
  plugins: [
    tanstackRouter(routerPluginOptions),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    firstLoad(),
    compress(),
    studentPage(student),
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
    proxy: { '/api': { target: api } },
  },
}));
