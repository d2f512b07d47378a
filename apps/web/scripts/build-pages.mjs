// Builds the page once for each language into one folder: English first, which clears it, then the others side by side. With 'pseudo': in a
// language that nobody speaks, into a folder of its own, for a test.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build, minifySync } from 'vite';
import { firstPaint, student } from '../vite.config.ts';

const root = path.resolve(import.meta.dirname, '..');
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

async function buildIn(mode) {
  await build({ root, configFile: path.join(root, 'vite.config.ts'), mode, logLevel: 'warn' });
  await build(student(mode));
  await build(firstPaint(mode));
}

/** Minifies the scripts that are copied as they are, and writes a .br and a .gz beside each text file, for a server that sends them so. */
async function pack(folder) {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 10 };
  for (const name of globSync('{*,assets/*}.{js,css,svg}', { cwd: folder })) {
    const file = path.join(folder, name);
    if (/^[\w-]+[.]js$/.test(name)) writeFileSync(file, minifySync(name, readFileSync(file, 'utf8')).code);
    const bytes = readFileSync(file);
    const [br, gz] = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 9 })]);
    writeFileSync(`${file}.br`, br);
    writeFileSync(`${file}.gz`, gz);
  }
}

if (process.argv[2] === 'pseudo') {
  await buildIn('pseudo');
  await pack(path.join(root, 'pseudo/dist'));
} else {
  await buildIn('en');
  await Promise.all(['ta', 'hi'].map(buildIn));
  await pack(path.join(root, 'dist'));
}
