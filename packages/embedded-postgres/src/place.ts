import { createHash } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Account, canEnter, runAs, runsAsRoot, systemAccount } from './account.ts';
import { EmbeddedPostgresError, reasonOf } from './embedded-postgres-error.ts';
import { makeFolder } from './make-folder.ts';
import { ownerFile, refuseForeignHome } from './refuse-copy.ts';
import { findServer } from './server-process.ts';

/** Where PostgreSQL's folder is, and the account that owns it and runs the server. */
export interface Place {
  /** Holds `data`, the passwords, the locks and the log; closed to all but the account and root. */
  home: string;
  account: Account | undefined;
  /** The beginning of the path that programs are copied to where the account can't use the installed ones. */
  copyBase: string;
}

const systemFolder = '/var/lib/udaya';

/**
 * Makes the data folder unless it is there, and answers its real path.
 *
 * @throws EmbeddedPostgresError where it can't be made or written to.
 */
export function makeDataFolder(dataDir: string): string {
  try {
    // Under root the system user has to pass through it, and need not list it.
    makeFolder(dataDir, runsAsRoot() ? 0o711 : 0o700);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
    return realpathSync(dataDir);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} cannot be written: ${reasonOf(error)}. ` +
        'Set DATA_DIR to a folder that you may write to, or give this one to the user who starts Udaya.',
      { cause: error },
    );
  }
}

/**
 * Chooses and makes the folder for PostgreSQL: `<dataDir>/postgres`, or, where the system user that runs it under root
 * can't reach that, `/var/lib/udaya/<hash of dataDir>`, which a note in the data folder then names. A database that
 * exists is always used where it is, by the account that owns it. To be called under the start lock.
 *
 * @throws EmbeddedPostgresError where neither can be used; it says which folder and why.
 */
export function choosePlace(dataDir: string): Place {
  return runsAsRoot() ? placeUnderRoot(dataDir) : placeOfUser(dataDir);
}

function placeOfUser(dataDir: string): Place {
  const home = path.join(dataDir, 'postgres');
  const complaint = prepareHome(home, undefined);
  if (complaint) throw new EmbeddedPostgresError(`PostgreSQL cannot use the folder ${home}: ${complaint}.`);
  return {
    home,
    account: undefined,
    copyBase: path.join(dataDir, 'postgres-programs'),
  };
}

function placeUnderRoot(dataDir: string): Place {
  const copyBase = path.join(systemFolder, 'bin');
  const inside = path.join(dataDir, 'postgres');
  const note = path.join(dataDir, 'postgres-is-in.txt');
  const noted = existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined;
  if (noted === '') {
    throw new EmbeddedPostgresError(
      `${note} is empty; it names the folder of the database. Put the file back from a backup.`,
    );
  }
  if (noted && !existsSync(noted)) {
    throw new EmbeddedPostgresError(
      `${note} says that the database is in ${noted}, but that folder is gone. ` +
        'Put the folder back, or remove the note to begin with an empty database.',
    );
  }
  const existing = noted ?? (existsSync(path.join(inside, 'data')) ? inside : undefined);
  if (noted) refuseForeignHome(noted, dataDir, note);
  if (existing) {
    const account = ownerOf(path.join(existing, 'data')) ?? systemAccount();
    const complaint = prepareHome(existing, account);
    if (complaint)
      throw new EmbeddedPostgresError(`PostgreSQL cannot use its folder ${existing}: ${complaint}.`);
    if (noted) writeFileSync(ownerFile(noted), `${dataDir}\n`, { flush: true });
    return { home: existing, account, copyBase };
  }

  const account = systemAccount();
  if (!prepareHome(inside, account)) return { home: inside, account, copyBase };
  if (existsSync(inside)) rmdirSync(inside);

  const home = path.join(systemFolder, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  makeSystemFolder();
  // Without the note it belongs to a data folder that was removed, and with it the keys that it needs.
  if (existsSync(home)) setAside(home);
  const complaint = prepareHome(home, account);
  if (complaint) throw new EmbeddedPostgresError(`PostgreSQL cannot use the folder ${home}: ${complaint}.`);
  writeFileSync(ownerFile(home), `${dataDir}\n`, { flush: true });
  writeFileSync(note, `${home}\n`, { flush: true });
  return { home, account, copyBase };
}

function makeSystemFolder(): void {
  try {
    makeFolder(systemFolder, 0o755);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The system user that runs PostgreSQL cannot reach the data folder, and ${systemFolder} cannot be made instead: ` +
        `${reasonOf(error)}. Set DATA_DIR to a folder that every user can enter, or start Udaya as an ordinary user.`,
      { cause: error },
    );
  }
}

/** Keeps what a removed data folder left behind, the last time that it happened. */
function setAside(home: string): void {
  const server = findServer(path.join(home, 'data'));
  if (server) process.kill(server.pid, 'SIGINT');
  rmSync(`${home}.left`, { recursive: true, force: true });
  renameSync(home, `${home}.left`);
}

function ownerOf(folder: string): Account | undefined {
  if (!existsSync(folder)) return undefined;
  const { uid, gid } = statSync(folder);
  return uid === 0 ? undefined : { uid, gid };
}

/** Makes the folder the account's own and private; answers what stands in the way, if anything does. */
function prepareHome(home: string, account: Account | undefined): string | undefined {
  try {
    makeFolder(home, 0o700);
    if (account) chownSync(home, account.uid, account.gid);
    else accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK);
    if (process.platform === 'win32') return undefined;
    const { mode, uid } = statSync(home);
    if ((mode & 0o77) !== 0)
      return 'it is open to other users, and must have the mode 700 on a file system that keeps modes';
    if (!account && uid !== process.getuid?.()) return 'it belongs to another user; start Udaya as that user';
  } catch (error) {
    return reasonOf(error);
  }
  if (canEnter(account, home)) return undefined;
  return runAs(account, '/bin/sh', ['-c', ':']).error
    ? 'processes cannot be started as its owner here'
    : 'the system user that runs it cannot enter a folder above it';
}
