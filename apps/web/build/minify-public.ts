import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** Minifies the scripts that are copied as they are: a page's first ones are read before anything is seen. */
export function minifyPublic(): Plugin {
  return {
    name: 'udaya:minify-public',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      for (const name of readdirSync(dir)) {
        if (!name.endsWith('.js')) continue;
        const file = path.join(dir, name);
        const { code, errors } = minifySync(name, readFileSync(file, 'utf8'));
        if (errors.length > 0) throw new Error(`minify-public: ${name} cannot be read`);
        writeFileSync(file, code);
      }
    },
  };
}
