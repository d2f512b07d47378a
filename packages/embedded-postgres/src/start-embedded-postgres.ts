import { chownSync, existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runsAsRoot } from './account.ts';
import { findBinaries } from './binaries.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { databaseUrl } from './connection.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type FileLock, tryLock, waitForLock } from './file-lock.ts';
import { choosePlace, makeDataFolder, type Place } from './place.ts';
import { runServer } from './run-server.ts';
import { findServer, isServerOf, type ServerProcess, stopServer } from './server-process.ts';

/** A PostgreSQL server of the product's own. */
export interface EmbeddedPostgres {
  /** The product's database, as a role without superuser rights that owns it. */
  url: string;
  /** The superuser's database `postgres`, for backups and for making databases in tests. */
  superuserUrl: string;
  /** The folder that holds the database; not always under `dataDir`. */
  place: string;
  /** True where the server was already running, for another process or since one that was killed. */
  attached: boolean;
  /** Lets go of the server, and stops it unless another live process uses it. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  log: (message: string) => void;
  /** False for a throwaway cluster: nothing is forced to disk, and the product's role may make databases. */
  durable?: boolean;
  /** The file that says that this folder's database was made already: a missing one is not made again then. */
  madeBefore?: string | undefined;
}

const madeWords =
  'The database of this folder was made. Without it, and with this file, Udaya does not start.\n';
const lockTimeoutMs = 300_000;
const unseenTimeoutMs = 10_000;
const triedAgainAfterMs = 3_000;
// Elsewhere each look starts a program.
const watchEveryMs = process.platform === 'linux' ? 200 : 1_000;

/**
 * Starts PostgreSQL on a folder of its own under `dataDir`, or attaches to the one that runs there already, and starts
 * it again if it dies. Several processes may share one server: whoever leaves last stops it, and after a kill -9 the next
 * start attaches to what was left running. It listens on 127.0.0.1 alone, with a random password, never as root.
 *
 * @throws EmbeddedPostgresError with a sentence for the operator.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = makeDataFolder(path.resolve(options.dataDir));
  const startLock = path.join(dataDir, 'postgres-start.lock');
  const begin = performance.now();
  for (;;) {
    const opened = await underLock(startLock, dataDir, () => open(dataDir, options));
    if (opened) return keepRunning(opened, startLock, dataDir, options.log);
    if (performance.now() - begin > unseenTimeoutMs) {
      throw new EmbeddedPostgresError(
        `Another process uses the database of ${dataDir}, but its PostgreSQL cannot be seen from here (it may run in ` +
          'another container). Stop it first, or give this one a DATA_DIR of its own.',
      );
    }
    await sleep(300);
  }
}

interface Opened {
  cluster: Cluster;
  server: ServerProcess & { attached: boolean };
  presence: FileLock;
}

/** Answers undefined where other processes use a server that isn't there, as when it died and they are restarting it. */
async function open(
  dataDir: string,
  { log, durable = true, madeBefore }: EmbeddedPostgresOptions,
): Promise<Opened | undefined> {
  const place = choosePlace(dataDir);
  const binaries = findBinaries(place.account, place.copyBase);
  const note = path.join(dataDir, 'database-made.txt');
  const witnesses = [madeBefore, existsSync(note) ? note : undefined].filter((file) => file !== undefined);
  const cluster = openCluster(place, binaries, { durable, madeBefore: witnesses.join(' and ') || undefined });
  const alone = tryUsersLock(place, 'exclusive');
  alone?.release();
  if (!alone && !findServer(cluster.data)) return undefined;
  try {
    const server = await runServer(cluster, log);
    if (!existsSync(note)) writeFileSync(note, madeWords, { flush: true });
    if (!cluster.home.startsWith(dataDir)) {
      log(
        `The system user that runs PostgreSQL cannot enter ${dataDir}; the database is in ${cluster.home}.`,
      );
    }
    const presence = tryUsersLock(place, 'shared');
    if (!presence) throw new EmbeddedPostgresError(`The folder ${place.home} is locked by another process.`);
    return { cluster, server, presence };
  } catch (error) {
    // A start that is refused leaves no server behind, its own or one that a killed process left.
    const left = alone && findServer(cluster.data);
    if (left) await stopServer(left.pid, cluster.data);
    throw error;
  }
}

function tryUsersLock(place: Place, mode: 'shared' | 'exclusive'): FileLock | undefined {
  const file = path.join(place.home, 'users.lock');
  const lock = tryLock(file, mode);
  // So that the owner can start the product later without root.
  if (place.account) chownSync(file, place.account.uid, place.account.gid);
  return lock;
}

async function underLock<T>(file: string, dataDir: string, work: () => Promise<T>): Promise<T> {
  const lock = await waitForLock(file, 'exclusive', lockTimeoutMs);
  if (!lock)
    throw new EmbeddedPostgresError(
      `Another start on ${dataDir} has not finished in five minutes. Stop it and try again.`,
    );
  try {
    if (runsAsRoot()) chownSync(file, statSync(dataDir).uid, statSync(dataDir).gid);
    return await work();
  } finally {
    lock.release();
  }
}

function keepRunning(
  opened: Opened,
  startLock: string,
  dataDir: string,
  log: (message: string) => void,
): EmbeddedPostgres {
  const { cluster, server, presence } = opened;
  let pid = server.pid;
  let work: Promise<void> = Promise.resolve();
  let stopped: Promise<void> | undefined;
  let notBefore = 0;
  let said = '';

  const restart = () =>
    underLock(startLock, dataDir, async () => {
      const again = await runServer(cluster, log, server.port);
      pid = again.pid;
      said = '';
      if (!again.attached) log('PostgreSQL had died and was started again.');
    }).catch((error: unknown) => {
      // On a disk that is full, for one: it is tried until it works, and told once.
      notBefore = performance.now() + triedAgainAfterMs;
      if (said !== String(error)) log(`PostgreSQL died and could not be started again: ${String(error)}`);
      said = String(error);
    });
  const watch = setInterval(() => {
    if (performance.now() < notBefore) return;
    if (isServerOf(pid, cluster.data) || !existsSync(cluster.data)) return;
    work = work.then(() =>
      stopped || performance.now() < notBefore || isServerOf(pid, cluster.data) ? undefined : restart(),
    );
  }, watchEveryMs).unref();

  const leave = async () => {
    clearInterval(watch);
    await work;
    if (!existsSync(startLock)) return stopServer(pid, cluster.data);
    await underLock(startLock, dataDir, async () => {
      presence.release();
      const last = tryUsersLock(cluster, 'exclusive');
      if (!last) return;
      await stopServer(pid, cluster.data);
      last.release();
    });
  };
  return {
    url: databaseUrl(cluster, server.port, 'udaya'),
    superuserUrl: databaseUrl(cluster, server.port, 'postgres'),
    place: cluster.home,
    attached: server.attached,
    stop: () => (stopped ??= leave()),
  };
}
