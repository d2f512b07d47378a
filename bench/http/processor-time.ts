import { readdirSync, readFileSync } from 'node:fs';

const msPerTick = 10;

/** Milliseconds that a process has kept a core busy; NaN where the system does not tell. */
function busyMs(pid: string): number {
  try {
    // The name of the program may hold anything, so the fields are counted from behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * msPerTick;
  } catch {
    return Number.NaN;
  }
}

/** The processes of PostgreSQL that serve a database, as they are called there. */
function servingPids(database: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const [title = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return title.startsWith('postgres: ') && title.includes(` ${database} `);
    } catch {
      return false;
    }
  });
}

/**
 * How long a server and its database keep the cores busy, in milliseconds from the call on: on a machine that others use too it says
 * more than the clock does. NaN where there is no /proc.
 */
export function processorTime(pid: number, database: string): () => { server: number; database: number } {
  if (process.platform !== 'linux') return () => ({ server: Number.NaN, database: Number.NaN });
  const serverBefore = busyMs(String(pid));
  const before = new Map(servingPids(database).map((one) => [one, busyMs(one)]));
  return () => ({
    server: busyMs(String(pid)) - serverBefore,
    database: servingPids(database).reduce((sum, one) => sum + busyMs(one) - (before.get(one) ?? 0), 0),
  });
}
