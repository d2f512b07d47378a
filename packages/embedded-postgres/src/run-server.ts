import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, fchownSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { childEnvironment } from './account.ts';
import type { Cluster } from './cluster.ts';
import { tryServer } from './connection.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { disarmPidFile, findServer, type ServerProcess } from './server-process.ts';

/** How long a server may take to answer; after a crash it first replays its log. */
const timeoutMs = 300_000;
/** How long what passes by itself is tried again: a port just taken, children of a killed server still leaving. */
const retryMs = 15_000;

/**
 * Attaches to the server that runs on the cluster's folder, or starts one, and proves it by a real connection. To be
 * called under the start lock. A server that is started outlives this process.
 *
 * @param wantedPort the port to start it on; without one the system chooses.
 * @throws EmbeddedPostgresError where the server ends by itself or never answers.
 */
export async function runServer(
  cluster: Cluster,
  log: (message: string) => void,
  wantedPort?: number,
): Promise<ServerProcess & { attached: boolean }> {
  const begin = performance.now();
  let started: StartedServer | undefined;
  let slow = false;
  while (performance.now() - begin < timeoutMs) {
    const server = findServer(cluster.data);
    if (server?.port && (await tryServer(cluster, server.port))) {
      return { ...server, attached: server.pid !== started?.child.pid };
    }
    if (!server && started?.ended()) {
      const said = started.said();
      const passing = /could not bind|in use|lock file/i.test(said);
      if (!passing || performance.now() - begin > retryMs) throw neverStarted(cluster, said);
      started = undefined;
      await sleep(250);
    }
    if (!server && !started) {
      disarmPidFile(cluster.data);
      started = startServer(cluster, wantedPort ?? (await freePort()));
    }
    if (!slow && performance.now() - begin > 5000) {
      slow = true;
      log(`PostgreSQL in ${cluster.home} is not ready yet (after a crash it recovers first); waiting.`);
    }
    await sleep(15);
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL (process ${findServer(cluster.data)?.pid ?? 'unknown'}) on ${cluster.home} does not accept connections. ` +
      `Its log is ${logFile(cluster)}.`,
  );
}

interface StartedServer {
  child: ChildProcess;
  ended(): boolean;
  /** What it wrote to its log. */
  said(): string;
}

function startServer(cluster: Cluster, port: number): StartedServer {
  const file = logFile(cluster);
  if (existsSync(file) && statSync(file).size > 5_000_000) truncateSync(file);
  const from = existsSync(file) ? statSync(file).size : 0;
  const output = openSync(file, 'a', 0o600);
  if (cluster.account) fchownSync(output, cluster.account.uid, cluster.account.gid);
  const child = spawn(
    cluster.binaries.postgres,
    ['-D', cluster.data, '-p', String(port), ...settings(cluster)],
    {
      ...cluster.account,
      cwd: process.platform === 'win32' ? undefined : '/',
      env: childEnvironment,
      stdio: ['ignore', output, output],
      // Ctrl-C goes to the whole foreground group: the server must stay until the product has drained.
      detached: true,
    },
  );
  closeSync(output);
  child.unref();
  let failure: Error | undefined;
  child.on('error', (error) => (failure = error));
  return {
    child,
    ended: () => failure !== undefined || child.exitCode !== null || child.signalCode !== null,
    said: () => failure?.message ?? readFileSync(file).subarray(from).toString('utf8'),
  };
}

function settings(cluster: Cluster): string[] {
  const values: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A failed statement and its details hold people's data; the product logs its own errors.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    random_page_cost: '1.1',
    // What lists of a million reports are found by stays in it.
    shared_buffers: '256MB',
    // After a crash all is forced to disk before anything else: in one call instead of one a file.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    ...(cluster.durable
      ? {}
      : {
          fsync: 'off',
          full_page_writes: 'off',
          wal_level: 'minimal',
          max_wal_senders: '0',
          max_connections: '300',
          autovacuum: 'off',
        }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function neverStarted(cluster: Cluster, said: string): EmbeddedPostgresError {
  const reason = said
    .split('\n')
    .find((line) => /FATAL|PANIC/.test(line))
    ?.replace(/^.*?(?:FATAL|PANIC):\s*/, '');
  return new EmbeddedPostgresError(
    `PostgreSQL did not start on ${cluster.home}: ${reason ?? (said.trim() || 'it gave no reason')}. ` +
      `Its log is ${logFile(cluster)}.`,
  );
}

function logFile(cluster: Cluster): string {
  return path.join(cluster.home, 'postgres.log');
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
