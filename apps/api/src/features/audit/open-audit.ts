import type { SystemDb } from '../../platform/database/handles.ts';
import type { Feature } from '../../platform/feature.ts';
import { describeError } from '../../platform/log/describe-error.ts';
import type { Log } from '../../platform/log/open-log.ts';
import type { Limiter } from '../../platform/throttle/limiter.ts';
import { openReadings, type Readings } from './open-readings.ts';
import { recordRefusals } from './record-refusals.ts';
import { auditRoutes } from './routes.ts';
import type { SearchLogDeps } from './search-log.ts';

interface AuditDeps extends SearchLogDeps {
  db: SystemDb;
  /** How many refusals of one user are kept. */
  refusals: Limiter;
  log: Pick<Log, 'warn' | 'error'>;
}

const writeBufferedEveryMs = 5_000;

/** The audit log, with what it needs of every call. */
export interface AuditFeature extends Feature {
  readings: Readings;
  onRefusal: ReturnType<typeof recordRefusals>;
  /** Writes what could not be written before, as far as the database takes it. */
  close(): Promise<void>;
}

/** Opens the audit log. */
export function openAudit({ db, refusals, accounts, log }: AuditDeps): AuditFeature {
  const readings = openReadings(db);
  const writeBuffered = async () => {
    const left = await readings.writeBuffered().catch((error: unknown) => {
      log.error({ err: describeError(error) }, 'audit entries');
      return 0;
    });
    if (left > 0) log.warn({ left }, 'audit entries wait for the database');
  };
  const timer = setInterval(() => void writeBuffered(), writeBufferedEveryMs);
  return {
    readings,
    onRefusal: recordRefusals(db, refusals),
    routes: (serveWith) => auditRoutes(serveWith({ accounts })),
    async close() {
      clearInterval(timer);
      await writeBuffered();
    },
  };
}
