import { newId } from '../src/platform/crypto/tokens.ts';
import { requestReport } from './request-report.ts';
import type { World } from './world.ts';

/** Where reports stand, and when they were made. */
interface ReportsOf {
  groupId: string;
  branchId?: string | null;
  ownerId?: string | null;
  daysAgo?: number;
}

/** Makes as many reports as are asked for in one statement, all alike: what is counted asks for no more. */
export async function manyReports(w: World): Promise<(many: number, of: ReportsOf) => Promise<void>> {
  const template = await requestReport(await w.person('user'), {});
  return async (many, { groupId, branchId = null, ownerId = null, daysAgo = 0 }) => {
    await w.pool.query(
      `insert into reports select made.* from reports t, generate_series(1, $6::int) n
       cross join lateral jsonb_populate_record(t, jsonb_build_object('id', $7::text || '-' || n,
         'group_id', $2::text, 'branch_id', $3::text, 'owner_id', $4::text,
         'created_at', now() - make_interval(days => $5::int), 'idempotency_key', null)) as made
       where t.id = $1`,
      [template, groupId, branchId, ownerId, daysAgo, many, newId()],
    );
  };
}
