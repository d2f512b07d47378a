import type { Config } from './config.ts';
import { sealPeople } from './features/reports/intake/seal-people.ts';
import { openEmbeddedPostgres } from './open-embedded-postgres.ts';
import { findKeys, keyFileOf, keysKnowDatabase, makeKeys } from './platform/crypto/key-file.ts';
import { deriveSecrets, type Secrets } from './platform/crypto/secrets.ts';
import { isDatabaseDown } from './platform/database/database-away.ts';
import { migrate } from './platform/database/migrate.ts';
import { StartError } from './platform/start-error.ts';
import { markDatabase, refuseForeignDatabase } from './refuse-foreign-database.ts';
import { cannotBeUsed } from './start-with-retry.ts';

interface Deps {
  config: Config;
  say: (text: string) => void;
  /** Takes how to close what was opened, also when a later step refuses. */
  opened: AsyncDisposableStack;
}

/**
 * Opens what every program of the product works on: the database, migrated, and the keys that belong to it. Keys are made only
 * for a database that has none, and never in production.
 * @throws StartError for whatever does not fit together; nothing is changed then
 */
export async function openInstallation({
  config,
  say,
  opened,
}: Deps): Promise<{ databaseUrl: string; secrets: Secrets }> {
  let keys = findKeys(config);
  if (!keys && config.production) throw keysMissing(config.dataDir);
  const embedded = config.databaseUrl === undefined;
  const databaseUrl = config.databaseUrl ?? (await openEmbedded({ config, say, opened }));
  await reachDatabase(embedded, () =>
    migrate(databaseUrl, {
      log: say,
      before: async (db) => {
        await refuseForeignDatabase(db, config, keys);
        if (keys) await sealPeople(db, deriveSecrets(keys).peopleKey);
      },
      after: async (db) => {
        keys ??= makeKeys(config, { databaseMade: embedded });
        await markDatabase(db, keys);
      },
    }),
  );
  if (!keys) throw keysMissing(config.dataDir);
  return { databaseUrl, secrets: deriveSecrets(keys) };
}

function keysMissing(dataDir: string): StartError {
  return new StartError(
    'DATA_ENCRYPTION_KEY and PASSWORD_PEPPER must be set in production (32 bytes each in base64, for example from openssl rand -base64 32), ' +
      `or be in the file ${keyFileOf(dataDir)}, which does not exist.`,
  );
}

async function openEmbedded({ config: { dataDir }, say, opened }: Deps): Promise<string> {
  const madeBefore = keysKnowDatabase(dataDir) ? keyFileOf(dataDir) : undefined;
  return openEmbeddedPostgres({ dataDir, say, opened, madeBefore });
}

/** Turns a database that does not take us into a sentence; one that is down may come back, and is waited for. */
async function reachDatabase(embedded: boolean, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (embedded || error instanceof StartError || isDatabaseDown(error)) throw error;
    throw cannotBeUsed(error);
  }
}
