import type { Config } from './config.ts';
import { holdsDemoWorld } from './demo/holds-demo-world.ts';
import { countUsers } from './features/accounts/store.ts';
import { type Keys, keyCheck, keyFileOf } from './platform/crypto/key-file.ts';
import type { Queryable } from './platform/database/handles.ts';
import { hasTable, readMarks, setMark } from './platform/database/installation.ts';
import { StartError } from './platform/start-error.ts';

/**
 * Refuses a database that does not belong to these keys, or not into this kind of operation, before it is changed.
 * @throws StartError with what to do
 */
export async function refuseForeignDatabase(
  db: Queryable,
  config: Pick<Config, 'production' | 'mayHoldDemo' | 'dataDir'>,
  keys: Keys | undefined,
): Promise<void> {
  await refuseForeignKeys(db, config.dataDir, keys);
  if (config.mayHoldDemo || !(await holdsDemoWorld(db))) return;
  throw new StartError(
    config.production
      ? 'This database was filled with the demo world, whose accounts have a public password, the product admin among them. ' +
          'Production needs a database of its own: another DATA_DIR or DATABASE_URL. ' +
          'There, npm run admin:create -- <email address> invites its first product admin.'
      : 'This database was filled with the demo world, whose accounts have a public password, and HOST or PUBLIC_URL lets other ' +
          'machines reach it. Use another database, stay on this machine, or set ALLOW_DEMO_IN_PUBLIC=true.',
  );
}

async function refuseForeignKeys(db: Queryable, dataDir: string, keys: Keys | undefined): Promise<void> {
  const marks = await readMarks(db);
  const known = marks['check:data-encryption-key'] !== undefined;
  if (!keys) {
    // A first start that was killed has left no keys, and nothing that needs them.
    if (!known && !(await holdsAccounts(db))) return;
    throw new StartError(
      `The keys of this database are missing: ${keyFileOf(dataDir)} is not there. Restore the file from a backup, or set ` +
        'DATA_ENCRYPTION_KEY and PASSWORD_PEPPER. With new keys, no one could log in.',
    );
  }
  if (!known) return;
  const foreign = (['check:data-encryption-key', 'check:password-pepper'] as const).filter(
    (mark) => marks[mark] !== checksOf(keys)[mark],
  );
  if (foreign.length === 0) return;
  const names = {
    'check:data-encryption-key': 'DATA_ENCRYPTION_KEY',
    'check:password-pepper': 'PASSWORD_PEPPER',
  };
  const are = foreign.length > 1 ? 'are' : 'is';
  throw new StartError(
    `${foreign.map((mark) => names[mark]).join(' and ')} ${are} not what this database was created with: no one could log in, and ` +
      `encrypted data could not be read. Restore the right keys, in the settings or in ${keyFileOf(dataDir)}, or use the database ` +
      'that belongs to these.',
  );
}

const checksOf = ({ dataKey, passwordPepper }: Keys) => ({
  'check:data-encryption-key': keyCheck(dataKey),
  'check:password-pepper': keyCheck(passwordPepper),
});

const holdsAccounts = async (db: Queryable) => (await hasTable(db, 'users')) && (await countUsers(db)) > 0;

/** Saves in a migrated database what `refuseForeignDatabase` asks for at the next start. */
export async function markDatabase(db: Queryable, keys: Keys): Promise<void> {
  for (const [mark, check] of Object.entries(checksOf(keys)))
    await setMark(db, mark as keyof ReturnType<typeof checksOf>, check);
  if (await holdsDemoWorld(db)) await setMark(db, 'demo-world', 'found');
}
