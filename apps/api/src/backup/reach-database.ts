import type { Config } from '../config.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/start-embedded-postgres.ts';

/** The database of the settings: the server that DATABASE_URL names, or the embedded one, started if it does not run. */
export async function reachDatabase(config: Config, opened: AsyncDisposableStack): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  const starting = startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => console.log(line) });
  // Whoever interrupts the start leaves no PostgreSQL behind.
  opened.defer(async () => (await starting.catch(() => undefined))?.stop());
  return (await starting).url;
}
