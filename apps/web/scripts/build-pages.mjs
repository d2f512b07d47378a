// Builds the page once for each language into one folder: English first, which clears it, then the others side by side.
import path from 'node:path';
import { run, toolScript } from '../../../scripts/lib/run.mjs';

const others = ['ta', 'hi'];
const home = path.resolve(import.meta.dirname, '..');
const build = async (...mode) => {
  const { code } = await run(process.execPath, [
    toolScript('vite', 'vite'),
    'build',
    home,
    '--logLevel',
    'warn',
    ...mode,
  ]);
  return code === 0;
};

const built =
  (await build()) && (await Promise.all(others.map((mode) => build('--mode', mode)))).every(Boolean);
if (!built) process.exitCode = 1;
