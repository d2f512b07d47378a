import type { ProductGroup } from '@udaya/contract/product-group-shapes';
import { Failure } from '@udaya/core/failure';
import type { UserCall } from '../../platform/call-context.ts';
import type { Queryable, TenantDb } from '../../platform/database/handles.ts';
import { countMembers } from '../accounts/list-members.ts';
import { findGroupRow, listBranchesOf, type StoredGroup } from './store-product.ts';
import { countUsage } from './store-usage.ts';

/** @throws Failure `record.missing` */
export async function reachGroup(db: TenantDb, id: string): Promise<StoredGroup> {
  const group = await findGroupRow(db, id);
  if (!group) throw new Failure('record.missing');
  return group;
}

/**
 * One group as the product admin sees it.
 * @throws Failure `record.missing`
 */
export async function readProductGroup({ db }: UserCall, { id }: { id: string }): Promise<ProductGroup> {
  return presentGroup(db, await reachGroup(db, id));
}

/** A group with what it has and made. */
export async function presentGroup(db: Queryable, group: StoredGroup): Promise<ProductGroup> {
  const { id, name, country, institutionCode, enterpriseCode, description, type, plan, version } = group;
  return {
    id,
    name,
    country,
    institutionCode,
    enterpriseCode,
    description,
    type,
    plan,
    version,
    createdDate: group.createdAt.toISOString(),
    closedDate: group.closedAt?.toISOString() ?? null,
    branches: await listBranchesOf(db, group),
    users: (await countMembers(db, [group])).get(id) ?? 0,
    reports: await countUsage(db, group),
  };
}
