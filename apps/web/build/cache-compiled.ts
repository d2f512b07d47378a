import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type babel from '@rolldown/plugin-babel';

const folder = path.resolve(import.meta.dirname, '../../../.cache/udaya/components');
const { version } = createRequire(import.meta.url)('babel-plugin-react-compiler/package.json') as {
  version: string;
};

/**
 * A plugin of Babel that keeps what it made of a module, by its text and whether it is for production: the pages of all languages are made of the same components, and compiling
 * them takes most of the time of a build.
 */
export async function cacheCompiled(made: ReturnType<typeof babel>): ReturnType<typeof babel> {
  const plugin = await made;
  const { transform } = plugin;
  if (typeof transform !== 'object')
    throw new Error('cache-compiled: the plugin has no hook to cache the results of');
  const { handler } = transform;
  transform.handler = async function (code, id, ...rest) {
    const name = createHash('sha256')
      .update(`${version}\0${process.env['NODE_ENV']}\0${id}\0${code}`)
      .digest('hex');
    const file = path.join(folder, `${name}.json`);
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
    const result = await handler.call(this, code, id, ...rest);
    mkdirSync(folder, { recursive: true });
    // Under its name only once it is whole: another build may be reading, and this one may be killed.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(result ?? null));
    renameSync(draft, file);
    return result;
  };
  return plugin;
}
