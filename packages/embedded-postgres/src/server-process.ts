import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A running PostgreSQL server as its data folder's `postmaster.pid` describes it. */
export interface ServerProcess {
  pid: number;
  /** 0 while the server is about to write it. */
  port: number;
}

/** Finds the server that runs on the data folder; a `postmaster.pid` whose process is another program is not one. */
export function findServer(data: string): ServerProcess | undefined {
  const lines = readPidFile(data);
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0 || !isServerOf(pid, data)) return undefined;
  return { pid, port: Number(lines[3] ?? 0) };
}

/** Whether the process lives and is a PostgreSQL server on the data folder. */
export function isServerOf(pid: number, data: string): boolean {
  if (process.platform === 'linux') {
    try {
      // A server works inside its data folder. An update of the programs leaves ' (deleted)' behind the name.
      const program = path.basename(readlinkSync(`/proc/${pid}/exe`));
      const folder = readlinkSync(`/proc/${pid}/cwd`);
      return /^postgres( \(deleted\))?$/.test(program) && folder.replace(/ \(deleted\)$/, '') === data;
    } catch {
      return false;
    }
  }
  if (process.platform === 'win32') {
    const found = spawnSync('tasklist', ['/FI', `PID eq ${pid}`, '/NH'], {
      encoding: 'utf8',
    });
    return found.stdout?.includes('postgres.exe') ?? false;
  }
  const command = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  return command.includes('postgres') && command.includes(data);
}

/**
 * Makes a left-over `postmaster.pid` harmless whose process id now belongs to another program, for which PostgreSQL
 * would refuse to start for ever. To be called under the start lock, when `findServer` finds none.
 */
export function disarmPidFile(data: string): void {
  const lines = readPidFile(data);
  if (!lines) return;
  const file = path.join(data, 'postmaster.pid');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return rmSync(file, { force: true });
  if (!isAlive(pid)) return;
  // The rest of the file stays: from it PostgreSQL sees whether children of a killed server still use its memory.
  writeFileSync(file, [impossiblePid, ...lines.slice(1)].join('\n'));
}

/** Above the highest process id that Linux, macOS or Windows hands out in practice. */
const impossiblePid = 2 ** 31 - 1;

/** Stops the server, ending its clients' connections, and waits until its folder is released. */
export async function stopServer(pid: number, data: string): Promise<void> {
  for (const [signal, timeoutMs] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    // Hung, or frozen: its log brings everything back at the next start.
    ['SIGKILL', 5_000],
  ] as const) {
    if (!isServerOf(pid, data)) return;
    process.kill(pid, signal);
    const end = performance.now() + timeoutMs;
    while (performance.now() < end) {
      if (!isServerOf(pid, data)) return;
      await sleep(20);
    }
  }
}

function readPidFile(data: string): string[] | undefined {
  const file = path.join(data, 'postmaster.pid');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
