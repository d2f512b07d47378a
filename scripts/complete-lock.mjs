// Completes package-lock.json with the optional platform packages that npm left out, and with the hash of every package that has
// none; it says how many there were, and fails where the registry does not have one (`laws/lock-law.test.ts` holds what may lack it).
// npm drops those that the registry in use did not answer for (mirrors often lack other platforms), and `npm ci` then
// refuses the whole file. To be run after a dependency was added; it changes nothing where nothing is missing.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/root.mjs';

const systems = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
};
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

const file = path.join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = {};
for (const [where, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!isExact(version) || isLocked(where, name)) continue;
    const target = `node_modules/${name}`;
    if (added[target] && added[target].version !== version)
      throw new Error(`${name} is wanted in two versions`);
    const { cpu, libc, os } = platformOf(name);
    const dev = entry.dev;
    // In npm's own order; what is undefined is not written.
    added[target] = { version, cpu, dev, libc, optional: true, os };
  }
}

const packages = { ...lock.packages, ...added };
const unhashed = Object.entries(packages).filter(
  ([where, entry]) => isFetched(where, entry) && !entry.integrity,
);
for (const [where, entry] of unhashed)
  packages[where] = inOrder({ ...entry, integrity: hashOf(where, entry.version) });
const open = unhashed.map(([where]) => where).filter((where) => !packages[where].integrity);

if (Object.keys(added).length > 0 || unhashed.length > open.length) {
  const sorted = Object.keys(packages).sort((one, two) => one.localeCompare(two, 'en'));
  lock.packages = Object.fromEntries(sorted.map((name) => [name, packages[name]]));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(`package-lock.json: ${Object.keys(added).length} packages of other platforms added`);
console.log(`package-lock.json: ${unhashed.length - open.length} hashes added, ${open.length} not to be had`);
for (const where of open) console.log(`  ${where}`);
if (open.length > 0) process.exitCode = 1;

/** Whether a package comes from the registry, and is no workspace of ours. */
function isFetched(where, entry) {
  return where.startsWith('node_modules/') && !entry.link;
}

/** The hash by which npm knows that it got the right file; undefined where the registry does not have the package. */
function hashOf(where, version) {
  const name = where.slice(where.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const { stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' });
  return /^sha512-\S+$/.exec(stdout.trim())?.[0];
}

/** In npm's own order: the hash follows the version. */
function inOrder({ version, integrity, ...rest }) {
  return { version, integrity, ...rest };
}

function isExact(version) {
  return /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version);
}

function isLocked(where, name) {
  return lock.packages[`${where}/node_modules/${name}`] || lock.packages[`node_modules/${name}`];
}

/** The names of platform packages end with the platform, as in `@biomejs/cli-linux-arm64-musl`. */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const system = words.map((word) => systems[word]).find(Boolean);
  const processor = words
    .map((word) => /^arm64|^arm/.exec(word)?.[0] ?? word)
    .find((word) => processors.includes(word));
  const musl = words.some((word) => word.startsWith('musl'));
  const glibc = words.some((word) => word.startsWith('gnu'));
  return {
    cpu: processor && [processor],
    libc: musl ? ['musl'] : glibc ? ['glibc'] : undefined,
    os: system && [system],
  };
}
