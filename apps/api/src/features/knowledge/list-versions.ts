import type { knowledge } from '@udaya/contract/knowledge';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { pageOf } from '../../platform/database/count-up-to.ts';
import { presentVersion } from './present-version.ts';
import { listVersionRows } from './store-versions.ts';

/** One page of the versions of all knowledge bases, offers among them. */
export async function listVersions(
  { db }: Pick<UserCall, 'db'>,
  query: output<typeof knowledge.listVersions.query>,
) {
  const { rows, ...total } = await listVersionRows(db, query, query);
  return pageOf(rows.map(presentVersion), total, query);
}
