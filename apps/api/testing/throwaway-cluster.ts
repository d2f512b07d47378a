import { execFileSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tryLock } from '@udaya/embedded-postgres/file-lock';
import { findServer, stopServer } from '@udaya/embedded-postgres/server-process';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@udaya/embedded-postgres/start-embedded-postgres';

const prefix = 'udaya-throwaway-';
const neededBytes = 512 * 1024 * 1024;
/** Longer than it takes to fill a cluster for the first time, with what else keeps the machine busy. */
const filledMs = 5 * 60_000;

/** What a throwaway server begins with. */
interface Beginning {
  /** A folder that keeps it for the next run; made where it is missing. */
  kept: string;
  fill(server: EmbeddedPostgres): Promise<void>;
}

/**
 * A PostgreSQL server for tests and benches, in memory where the machine has a memory file system: nothing is forced to
 * disk, the role of `url` may make databases, and `stop` removes all of it. What a killed run left behind goes first.
 */
export async function startThrowawayCluster(beginning?: Beginning): Promise<EmbeddedPostgres> {
  const base = folderForClusters();
  await clearLeftovers(base);
  const folder = mkdtempSync(path.join(base, prefix));
  // Under root another user runs the server, and has to pass through.
  chmodSync(folder, 0o711);
  const start = () => startEmbeddedPostgres({ dataDir: folder, log: () => {}, durable: false });
  try {
    if (beginning) await prepare(beginning, folder, start);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const server = await start();
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function prepare(
  { kept, fill }: Beginning,
  folder: string,
  start: () => Promise<EmbeddedPostgres>,
): Promise<void> {
  if (existsSync(kept)) return copyFolder(kept, folder);
  const server = await start();
  try {
    await fill(server);
  } finally {
    await server.stop();
  }
  // Under another name until it is whole; of two runs at once the first one's stays.
  rmSync(path.dirname(kept), { recursive: true, force: true });
  const unfinished = `${kept}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  copyFolder(folder, unfinished);
  // By it another run would take a copy for what a killed one left behind.
  rmSync(path.join(unfinished, 'postgres-start.lock'), { force: true });
  if (!existsSync(kept)) renameSync(unfinished, kept);
}

/** Copies what a folder holds, with its owners and modes. */
function copyFolder(from: string, to: string): void {
  if (process.platform === 'win32') return cpSync(from, to, { recursive: true });
  execFileSync('cp', ['-a', ...readdirSync(from).map((name) => path.join(from, name)), to]);
}

function folderForClusters(): string {
  try {
    accessSync('/dev/shm', constants.W_OK);
    const { bavail, bsize } = statfsSync('/dev/shm');
    // Containers often get 64 MB.
    return bavail * bsize > neededBytes ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir();
  }
}

async function clearLeftovers(base: string): Promise<void> {
  for (const name of readdirSync(base).filter((name) => name.startsWith(prefix))) {
    const folder = path.join(base, name);
    // Another run may just be filling its own, or removing it.
    const found = statSync(folder, { throwIfNoEntry: false });
    if (!found || found.uid !== process.getuid?.() || Date.now() - found.mtimeMs < filledMs) continue;
    await removeUnused(folder, path.join(folder, 'postgres-start.lock'));
  }
}

async function removeUnused(folder: string, starting: string): Promise<void> {
  const start = tryLock(starting, 'exclusive');
  if (!start) return;
  const home = path.join(folder, 'postgres');
  const users = existsSync(home) ? tryLock(path.join(home, 'users.lock'), 'exclusive') : undefined;
  if (users || !existsSync(home)) {
    const data = path.join(home, 'data');
    const server = findServer(data);
    if (server) await stopServer(server.pid, data);
    rmSync(folder, { recursive: true, force: true });
  }
  users?.release();
  start.release();
}
