import type { Feature } from '../../platform/feature.ts';
import type { Log } from '../../platform/log/open-log.ts';
import type { SeenErrors } from '../../platform/log/seen-errors.ts';
import { openProcessBook, type ProcessBookDeps } from './process-book.ts';
import type { HealthDeps } from './read-health.ts';
import type { WriterDeps } from './read-writer.ts';
import { operationRoutes } from './routes.ts';
import { openErrorStore } from './save-errors.ts';

interface OperationDeps
  extends Omit<ProcessBookDeps, 'db' | 'version'>,
    Omit<HealthDeps, 'processes' | 'jobs'>,
    Pick<WriterDeps, 'writer'> {
  seen: SeenErrors;
  log: Pick<Log, 'warn'>;
}

export interface OperationFeature extends Feature {
  /** Says that this process is at work, as soon as it is. */
  sayAtWork(): Promise<void>;
  /** Saves what waits, as far as the database takes it. */
  close(): Promise<void>;
}

/** What whoever runs the product looks at. */
export function openOperations(deps: OperationDeps): OperationFeature {
  const { system: db, seen, log, versions } = deps;
  const errors = openErrorStore(db, seen, log);
  const processes = openProcessBook({ ...deps, db, version: versions.product });
  return {
    sayAtWork: processes.write,
    routes: (serveWith) => operationRoutes(serveWith({ ...deps, processes, flushErrors: errors.flush })),
    async close() {
      await processes.close();
      await errors.close();
    },
  };
}
