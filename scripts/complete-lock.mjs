// Completes package-lock.json with the optional platform packages that npm left out, and says how many there were.
// npm drops those that the registry in use did not answer for (mirrors often lack other platforms), and `npm ci` then
// refuses the whole file. To be run after a dependency was added; it changes nothing where nothing is missing.
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

const names = Object.keys(added);
if (names.length > 0) {
  const packages = { ...lock.packages, ...added };
  const sorted = Object.keys(packages).sort((one, two) => one.localeCompare(two, 'en'));
  lock.packages = Object.fromEntries(sorted.map((name) => [name, packages[name]]));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(`package-lock.json: ${names.length} packages of other platforms added`);

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
