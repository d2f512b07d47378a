import { readConfig } from './config.ts';
import { loadShippedKnowledge } from './features/knowledge/load-shipped-knowledge.ts';
import { loadPlaces } from './features/places/load-places.ts';
import { openInstallation } from './open-installation.ts';
import { openDatabase } from './platform/database/database.ts';
import { StartError } from './platform/start-error.ts';
import { startWithRetry } from './start-with-retry.ts';

// Fills a new database with places and texts while the page is still being built: the start that follows finds them there.
const opened = new AsyncDisposableStack();
// Whoever stops the start meanwhile leaves no PostgreSQL behind.
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopping = true;
    void opened.disposeAsync().finally(() => process.exit(1));
  });
try {
  const config = readConfig(process.env);
  await startWithRetry({ config, say: () => {}, opened }, async (own) => {
    const { databaseUrl } = await openInstallation({ config, say: () => {}, opened: own });
    const database = openDatabase(databaseUrl);
    own.defer(database.close);
    await loadPlaces(database);
    await loadShippedKnowledge(database.db);
  });
} catch (error) {
  if (!stopping)
    process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${(error as Error).stack}\n`);
  process.exitCode = 1;
}
await opened.disposeAsync();
