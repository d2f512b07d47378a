import type { ServerError } from '@udaya/contract/operations';
import type { TenantDb } from '../../platform/database/handles.ts';
import { countErrorRows, listErrorRows } from './store.ts';

export interface ListErrorsPorts {
  /** Keeps what was noted a moment ago. */
  flushErrors: () => Promise<void>;
}

/** The last hundred failures of ours, or what became of one request. */
export async function listErrors(
  { db, flushErrors }: { db: TenantDb } & ListErrorsPorts,
  { requestId }: { requestId?: string | undefined },
): Promise<{ errors: ServerError[] }> {
  await flushErrors();
  const rows = await listErrorRows(db, requestId || undefined);
  return {
    errors: rows.map(({ slot: _slot, number: _number, at, ...row }) => ({ ...row, date: at.toISOString() })),
  };
}

/** How many failures of ours were seen since an instant, of the hundred that are kept. */
export async function countErrorsSince(db: TenantDb, since: Date): Promise<number> {
  return countErrorRows(db, since);
}
