import type { operations } from '@udaya/contract/operations';
import type { output } from 'zod/mini';
import { pageOf } from '../../platform/database/count-up-to.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { countErrorRows, listErrorRows } from './store.ts';

export interface ListErrorsDeps {
  /** Saves what was noted a moment ago. */
  flushErrors: () => Promise<void>;
}

/** A page of the last hundred failures of ours, or what became of one request. */
export async function listErrors(
  { db, flushErrors }: { db: TenantDb } & ListErrorsDeps,
  { requestId, ...query }: output<typeof operations.listErrors.query>,
) {
  await flushErrors();
  const rows = await listErrorRows(db, requestId);
  const errors = rows
    .slice(query.page * query.size, (query.page + 1) * query.size)
    .map(({ slot: _slot, number: _number, at, ...row }) => ({ ...row, date: at.toISOString() }));
  return pageOf(errors, { total: rows.length, totalIsExact: true }, query);
}

/** How many failures of ours were seen since an instant, of the hundred that are kept. */
export async function countErrorsSince(db: TenantDb, since: Date): Promise<number> {
  return countErrorRows(db, since);
}
