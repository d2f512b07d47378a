import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = /\.(js|css|svg)$/;

/** Writes a .br and a .gz beside each text file of the build, for a server that sends them as they are. */
export function compress(): Plugin {
  return {
    name: 'udaya:compress',
    apply: 'build',
    writeBundle(options) {
      const dir = options.dir ?? 'dist';
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!worthIt.test(name)) continue;
        const file = path.join(dir, name);
        // The pages are built one after the other into one folder.
        if (existsSync(`${file}.br`)) continue;
        const bytes = readFileSync(file);
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
        );
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
