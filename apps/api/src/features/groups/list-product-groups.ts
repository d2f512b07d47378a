import type { productGroups } from '@udaya/contract/product-groups';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { pageOf } from '../../platform/database/count-up-to.ts';
import { countMembers } from '../accounts/list-members.ts';
import { countBranches, listGroupRows } from './store-product.ts';
import { countMadeIn } from './store-usage.ts';
import { firstOfMonth } from './usage-month.ts';

type Query = output<typeof productGroups.list.query>;

/** One page of all groups, with what each has and made this month. A page beyond the last one is empty. */
export async function listProductGroups({ db }: UserCall, query: Query) {
  const month = firstOfMonth();
  const { rows, ...total } = await listGroupRows(db, query, query, month);
  const branches = await countBranches(db, rows);
  const made = await countMadeIn(db, rows, month);
  const users = await countMembers(db, rows);
  const groups = rows.map((row) => ({
    id: row.id,
    name: row.name,
    country: row.country,
    enterpriseCode: row.enterpriseCode,
    type: row.type,
    plan: row.plan,
    closed: row.closedAt !== null,
    branches: branches.get(row.id) ?? 0,
    users: users.get(row.id) ?? 0,
    reportsThisMonth: made.get(row.id) ?? 0,
    createdDate: row.createdAt.toISOString(),
  }));
  return pageOf(groups, total, query);
}
