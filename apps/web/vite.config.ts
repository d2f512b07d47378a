import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { firstLoad } from './build/first-load.ts';
import { routerPluginOptions } from './build/router-plugin-options.ts';

const pseudo = 'pseudo';

const api = process.env.API_URL ?? 'http://127.0.0.1:3000';

const packages = 'react|react-dom|scheduler|use-sync-external-store|zod|@tanstack';
const mantineParts =
  'ActionIcon|Alert|Anchor|Button|CloseButton|Group|Input|InputBase|Loader|PasswordInput|Skeleton|Stack|Text|TextInput|Title|Transition|UnstyledButton';
const inEveryPage = new RegExp(
  `[/]node_modules[/]((${packages})[/]|@mantine[/](form[/]|core[/]esm[/](core(?![/]utils)|components[/](${mantineParts}))[/]))`,
);

/** What of them only some pages need. */
const inSomePages = /[/](useBlocker|use-mantine-color-scheme)[./]/;

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
        // What the first page and every other one need stays together: fewer files, and they pack better.
        codeSplitting: {
          groups: [
            { name: 'base', test: (id) => inEveryPage.test(id) && !inSomePages.test(id) },
            { name: 'start', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: api } },
  },
}));
