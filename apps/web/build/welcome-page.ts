import { baseLocale } from '@udaya/core/locale';
import { build, type InlineConfig, type Plugin } from 'vite';
import { languageOf } from './language-page.ts';

/**
 * The landing page has a style sheet and no script: the server puts its words into `welcome.html`, which is therefore built once for all
 * languages, after the other pages and into the same folder.
 */
export function welcomePage(configOf: (mode: string) => InlineConfig): Plugin {
  let mode = '';
  return {
    name: 'udaya:welcome-page',
    config: (_config, env) => void (mode = env.mode),
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error?: Error) {
        if (error || this.environment.config.command !== 'build' || languageOf(mode) !== baseLocale) return;
        await build(configOf(mode));
      },
    },
  };
}
