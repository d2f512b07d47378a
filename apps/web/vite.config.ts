import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defaultClientConditions, defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { compress } from './build/compress.ts';
import { firstLoad } from './build/first-load.ts';
import { routerPluginOptions } from './build/router-plugin-options.ts';

const pseudo = 'pseudo';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig(({ mode }) => ({
  // A test of the pages exchanges the words: `--mode pseudo` builds them beside the product, into a folder of their own.
  ...(mode === pseudo ? { resolve: { conditions: [pseudo, ...defaultClientConditions] } } : {}),
  cacheDir: '../../node_modules/.cache/vite',
  plugins: [
    tanstackRouter(routerPluginOptions),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    firstLoad(),
    compress(),
  ],
  css: { postcss: { plugins: [mantine()] } },
  build: {
    outDir: mode === pseudo ? 'pseudo/dist' : 'dist',
    target: 'baseline-widely-available',
    // Fonts and pictures stay files: a `data:` font breaks the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // Each message asks for the language and, as there is only one, does not look at the answer.
      treeshake: { manualPureFunctions: ['getLocale'] },
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
