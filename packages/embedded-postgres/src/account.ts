import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** The operating-system account that PostgreSQL runs under; undefined means the one that runs the product. */
export interface Account {
  uid: number;
  gid: number;
}

const systemUser = 'udaya-postgres';

/** Whether the product runs as root, under which PostgreSQL refuses to work. */
export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/** What every child gets: no setting of the operator's shell (PGDATA, LC_ALL, LD_PRELOAD) reaches PostgreSQL. */
export const childEnvironment: NodeJS.ProcessEnv = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
};

/** Runs a command to its end as the account, from `/`, since the account may not be let into the current folder. */
export function runAs(
  account: Account | undefined,
  command: string,
  args: readonly string[],
): SpawnSyncReturns<string> {
  return spawnSync(command, args, {
    ...account,
    cwd: process.platform === 'win32' ? undefined : '/',
    env: childEnvironment,
    encoding: 'utf8',
  });
}

/** Whether the account can enter the folder, found by trying, so that access lists and odd mounts count too. */
export function canEnter(account: Account | undefined, folder: string): boolean {
  return runAs(account, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder]).status === 0;
}

/**
 * The system user that PostgreSQL runs under when the product runs as root; made if it is missing.
 *
 * @throws EmbeddedPostgresError where no user can be made; it says what to do instead.
 */
export function systemAccount(): Account {
  const found = findAccount();
  if (found) return found;

  const attempts: readonly (readonly [string, readonly string[]])[] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', systemUser]],
    ['adduser', ['--system', '--group', '--no-create-home', '--disabled-login', systemUser]],
    ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', systemUser]],
  ];
  const complaints: string[] = [];
  for (const [command, args] of attempts) {
    const result = runAs(undefined, command, args);
    const made = findAccount();
    if (made) return made;
    const complaint = result.error ? `${command} is not installed` : result.stderr.trim();
    if (complaint) complaints.push(complaint);
  }
  throw new EmbeddedPostgresError(
    `Udaya was started as root, PostgreSQL refuses to run as root, and the system user ${systemUser} could not be created ` +
      `(${[...new Set(complaints)].join('; ')}). Create that user, start Udaya as an ordinary user, or set DATABASE_URL.`,
  );
}

function findAccount(): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number.parseInt(runAs(undefined, 'id', [flag, systemUser]).stdout, 10),
  );
  return uid && gid ? { uid, gid } : undefined;
}
