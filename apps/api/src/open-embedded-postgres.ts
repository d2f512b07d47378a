import { EmbeddedPostgresError } from '@udaya/embedded-postgres/embedded-postgres-error';
import { startEmbeddedPostgres } from '@udaya/embedded-postgres/start-embedded-postgres';
import { StartError } from './platform/start-error.ts';

interface Deps {
  dataDir: string;
  say: (text: string) => void;
  /** Takes how to stop the server. */
  opened: AsyncDisposableStack;
  /** The file that says that this folder's database was made already: a missing one is not made again then. */
  madeBefore?: string | undefined;
}

/**
 * Starts the embedded PostgreSQL of a data folder, or attaches to it, and answers the address of the product's database.
 * @throws StartError with what the operator must settle
 */
export async function openEmbeddedPostgres({ dataDir, say, opened, madeBefore }: Deps): Promise<string> {
  const starting = startEmbeddedPostgres({ dataDir, log: say, madeBefore });
  // Whoever stops the program while PostgreSQL is starting leaves none behind either.
  opened.defer(async () => (await starting.catch(() => undefined))?.stop());
  try {
    return (await starting).url;
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError)) throw error;
    throw new StartError(error.message, { cause: error });
  }
}
