import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';
import { Stop } from './stop.mjs';

// Debian's shell of the same Chromium draws pages without a window, in half the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** The path of the system's Chromium for the browser tests (`CHROMIUM_PATH` wins); root on Debian gets it installed. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && onPath('apt-get')) {
    console.log('Installing Chromium for the browser tests (apt-get).');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env, quiet: true });
    const { code } = await run('apt-cache', ['show', names[0]], { keep: true, quiet: true });
    const chromium = code === 0 ? names[0] : 'chromium';
    await run('apt-get', ['install', '--yes', '--no-install-recommends', chromium, 'fonts-liberation'], {
      env,
    });
    const installed = findChromium();
    if (installed) return installed;
    throw new Stop(
      'apt-get could not install Chromium; its words are above. Install it, or set CHROMIUM_PATH to a browser.',
    );
  }
  throw new Stop(
    'The browser tests need Chromium, and none was found. Install it (on Debian: apt-get install chromium), or set ' +
      'CHROMIUM_PATH to the program.',
  );
}

function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Stop(`CHROMIUM_PATH is ${given}, and there is no such file.`);
  return given || names.map(onPath).find(Boolean);
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
