import type { Config } from '../config.ts';
import { openEmbeddedPostgres } from '../open-embedded-postgres.ts';

/** The database of the settings: the server that DATABASE_URL names, or the embedded one, started if it does not run. */
export async function reachDatabase(
  { databaseUrl, dataDir }: Config,
  opened: AsyncDisposableStack,
): Promise<string> {
  return databaseUrl ?? openEmbeddedPostgres({ dataDir, say: (line) => console.log(line), opened });
}
