import path from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { fileNameIn, languageOf } from './language-page.ts';

/**
 * Builds what the server draws the first paint with, after the pages and into a folder of theirs that is not served: the same components and
 * the same names of styles, in one file.
 */
export function firstPaint(configOf: (mode: string) => InlineConfig): Plugin {
  let mode = '';
  return {
    name: 'udaya:first-paint',
    config: (_config, env) => void (mode = env.mode),
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (!error && this.environment.config.command === 'build') await build(configOf(mode));
      },
    },
  };
}

/** Where it is put, from the root of the page's sources. */
export const firstPaintFile = (mode: string) => fileNameIn('first-paint.js', languageOf(mode));
export const firstPaintEntry = path.resolve(import.meta.dirname, '../src/first-paint.tsx');
