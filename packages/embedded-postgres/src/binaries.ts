import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Account, runAs } from './account.ts';
import { EmbeddedPostgresError, reasonOf } from './embedded-postgres-error.ts';
import { makeFolder } from './make-folder.ts';

/** PostgreSQL's programs in a place where the account can run them. */
export interface Binaries {
  initdb: string;
  postgres: string;
  /** The major version, which a data folder must have been made by. */
  major: number;
}

/** The folder `native` of the platform's package, as npm left it, and the package's version. */
export interface InstalledPrograms {
  native: string;
  version: string;
}

const suffix = process.platform === 'win32' ? '.exe' : '';

/**
 * Finds the PostgreSQL programs that npm installed and proves by running one that the account can use them. Where it
 * can't (a clone inside a private folder, libraries' links that can't be made) they are copied to
 * `<copyBase>-<version>` once, and used from there.
 *
 * @throws EmbeddedPostgresError where the platform has no programs or they don't run on this machine.
 */
export function findBinaries(
  account: Account | undefined,
  copyBase: string,
  installed: InstalledPrograms = findInstalled(),
): Binaries {
  const { native, version } = installed;
  try {
    recreateLinks(native);
  } catch {
    // An installation that we may not write to: the copy gets its links.
  }
  const inPlace = tryBinaries(native, account);
  if (typeof inPlace !== 'string') return inPlace;

  const copy = `${copyBase}-${version}`;
  try {
    if (!existsSync(copy)) copyBinaries(native, copy);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The PostgreSQL programs could not be copied to ${copy}: ${reasonOf(error)}.`,
      {
        cause: error,
      },
    );
  }
  const copied = tryBinaries(copy, account);
  if (typeof copied !== 'string') return copied;
  throw new EmbeddedPostgresError(
    `The PostgreSQL programs that npm installed do not run on this machine: ${copied}. ` +
      'Set DATABASE_URL to use a PostgreSQL server of your own.',
  );
}

function findInstalled(): InstalledPrograms {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const folder = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { native: path.join(folder, 'native'), version };
  } catch (error) {
    throw new EmbeddedPostgresError(
      `There are no PostgreSQL programs for this machine (${name} is not installed). ` +
        'Run npm ci again without leaving out optional packages, or set DATABASE_URL to use a PostgreSQL server of your own.',
      { cause: error },
    );
  }
}

/** npm packages can't hold links; the package's install script makes them, where install scripts may run. */
function recreateLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const link of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const target = path.join(native, path.relative('native', link.target));
    if (existsSync(target)) continue;
    rmSync(target, { force: true });
    symlinkSync(path.relative(path.dirname(link.target), link.source), target);
  }
}

function tryBinaries(native: string, account: Account | undefined): Binaries | string {
  const postgres = path.join(native, 'bin', `postgres${suffix}`);
  const initdb = path.join(native, 'bin', `initdb${suffix}`);
  const result = runAs(account, postgres, ['--version']);
  const major = Number.parseInt(/PostgreSQL\) (\d+)/.exec(result.stdout ?? '')?.[1] ?? '', 10);
  if (major) return { initdb, postgres, major };
  return result.error
    ? reasonOf(result.error)
    : result.stderr.trim().replace(/\.$/, '') || `postgres ended with ${result.status}`;
}

function copyBinaries(native: string, copy: string): void {
  const draft = `${copy}.${process.pid}.draft`;
  makeFolder(path.dirname(copy), 0o755);
  try {
    // By default cpSync rewrites links so that they point back into the folder that the account can't enter.
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    openForReading(draft);
    recreateLinks(draft);
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another start may have been faster.
    if (!existsSync(copy)) throw error;
  }
}

/** An installation under a strict umask has files that only their owner may read, a protected one none to write. */
function openForReading(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) openForReading(at);
    else if (entry.isFile())
      chmodSync(at, path.basename(folder) === 'bin' || entry.name.includes('.so') ? 0o755 : 0o644);
  }
}
