import type { GroupUsage } from '@udaya/contract/product-group-shapes';
import type { UserCall } from '../../platform/call-context.ts';
import { reachGroup } from './read-product-group.ts';
import { listBranchesOf } from './store-product.ts';
import { listUsage } from './store-usage.ts';
import { firstOfMonth, latestMonths } from './usage-month.ts';

/**
 * How many reports a group made in each of the latest months, by branch; a month without any is told too.
 * @throws Failure `record.missing`
 */
export async function readGroupUsage(
  { db }: UserCall,
  { id, months }: { id: string; months: number },
): Promise<GroupUsage> {
  const group = await reachGroup(db, id);
  const made = await listUsage(db, group, firstOfMonth(months - 1));
  const active = new Set(made.map(({ branchId }) => branchId));
  const branches = (await listBranchesOf(db, group)).filter((branch) => active.has(branch.id));
  const ofMonth = Map.groupBy(made, ({ month }) => month.slice(0, 7));
  const listed = latestMonths(months).map((month) => {
    const rows = ofMonth.get(month) ?? [];
    return {
      month,
      reports: rows.reduce((sum, row) => sum + row.made, 0),
      byBranch: Object.fromEntries(rows.map((row) => [row.branchId, row.made])),
    };
  });
  return {
    months: listed,
    branches: active.has('') ? [...branches, { id: '', name: '' }] : branches,
    total: listed.reduce((sum, { reports }) => sum + reports, 0),
  };
}
