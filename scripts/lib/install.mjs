import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNode } from './find-node.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { timed } from './steps.mjs';
import { Stop } from './stop.mjs';

/**
 * Installs what `package-lock.json` names unless exactly that is installed already, and answers the path of Node 26. Without `tools` what
 * only tests and checks need is left out; where it is there already, it stays.
 */
export async function ensureInstalled({ tools = false } = {}) {
  const found = findNode();
  if (found && isInstalled(tools)) return found;
  const all = tools || hasTools();

  console.log('Installing packages and building; this takes a minute or two the first time.');
  // As a part of `npm start` this is the npm that runs already; its settings must not leave out what we need.
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const args = [
    ...first,
    'ci',
    all ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { code } = await timed('The packages', () => run(command, args, { quiet: true })).catch((error) => {
    throw new Stop(`npm could not be started (${error.message}). Install Node.js with npm and try again.`);
  });
  if (code !== 0) {
    throw new Stop(
      `npm could not install the packages that Udaya needs (npm ci ended with ${code}; its own words are above). ` +
        'Check the network and the free space on the disk, then run the same command again.',
    );
  }
  const installed = findNode();
  if (installed) return installed;
  throw new Stop(
    `Udaya runs on Node 26, which npm brings for Linux (x64, arm64), macOS (arm64) and Windows (x64), but not for ` +
      `${process.platform} ${process.arch}. Install Node 26 yourself and run the command with it.`,
  );
}

/** npm keeps the list of what it installed. */
const installedList = path.join(root, 'node_modules/.package-lock.json');

const hasTools = () => existsSync(installedList) && 'node_modules/vitest' in packagesOf(installedList);

/** What is installed may lack optional packages, as those of other platforms. */
function isInstalled(tools) {
  if (!existsSync(installedList)) return false;
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  const present = packagesOf(installedList);
  return Object.entries(wanted).every(([where, entry]) => {
    if (where === '' || !where.includes('node_modules')) return true;
    const installed = present[where];
    if (!installed) return entry.optional === true || (entry.dev === true && !tools);
    return installed.version === entry.version && installed.integrity === entry.integrity;
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    throw new Stop(
      `The file ${file} cannot be read. Get it back from the repository, or remove node_modules, and try again.`,
    );
  }
}
