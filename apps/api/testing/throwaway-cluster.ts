import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
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

/**
 * A PostgreSQL server for tests and benches, in memory where the machine has a memory file system: nothing is forced to
 * disk, the role of `url` may make databases, and `stop` removes all of it. What a killed run left behind goes first.
 */
export async function startThrowawayCluster(): Promise<EmbeddedPostgres> {
  const base = folderForClusters();
  await clearLeftovers(base);
  const folder = mkdtempSync(path.join(base, prefix));
  // Under root another user runs the server, and has to pass through.
  chmodSync(folder, 0o711);
  const server = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, durable: false });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
    // Another run may just be removing its own.
    const found = statSync(folder, { throwIfNoEntry: false });
    if (!found || found.uid !== process.getuid?.()) continue;
    const starting = path.join(folder, 'postgres-start.lock');
    if (!existsSync(starting) && Date.now() - found.mtimeMs < 60_000) continue;
    await removeUnused(folder, starting);
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
