import type { Actor } from '@udaya/core/access/scope';
import type { Role } from '@udaya/core/identity/roles';
import { makeGroup } from '../src/demo/make.ts';
import type { GroupRole } from '../src/platform/database/tenant-table.ts';
import { readyForAdmin } from './ready-report.ts';
import { requestReport } from './request-report.ts';
import type { World } from './world.ts';

/** Somebody of a group as a story knows them. */
export interface Tenant {
  who: string;
  actor: Actor & { role: GroupRole };
  /** The reports that they reach, by what they are. */
  reaches: (report: TenantReport) => boolean;
}

/** A report of a group: by whom it was made, and where. */
export interface TenantReport {
  id: string;
  ownerId: string | null;
  groupId: string;
  branchId: string | null;
}

const reachOf = {
  groupAdmin:
    ({ groupId }: Actor) =>
    (report: TenantReport) =>
      report.groupId === groupId,
  branchAdmin:
    ({ branchId }: Actor) =>
    (report: TenantReport) =>
      report.branchId === branchId,
  groupUser:
    ({ userId }: Actor) =>
    (report: TenantReport) =>
      report.ownerId === userId,
} satisfies Record<GroupRole, (actor: Actor) => Tenant['reaches']>;

/**
 * Two groups of two branches, in each branch a branch admin and two users, and a group admin above them; everybody who makes reports made two,
 * and each group has one that nobody of an account made.
 */
export async function makeTenants(w: World): Promise<{ tenants: Tenant[]; reports: TenantReport[] }> {
  const admin = await w.person('productAdmin');
  const parent = await w.person('user');
  const model = await requestReport(parent, { name: 'Model' });
  await w.startWorkers();
  await readyForAdmin(admin, model);
  const tenants: Tenant[] = [];
  const reports: TenantReport[] = [];
  const add = async (
    role: Exclude<Role, 'user' | 'productAdmin'>,
    groupId: string,
    branchId: string | null,
    at: string,
  ) => {
    const user = await w.account(role, { groupId, branchId });
    const actor = { userId: user.id, role, groupId, branchId };
    tenants.push({ who: `${role} ${at}`, actor, reaches: reachOf[role](actor) });
    return user.id;
  };
  for (const group of ['first', 'second']) {
    const { id: groupId, branchIds } = await makeGroup(w.db);
    await add('groupAdmin', groupId, null, `of the ${group} group`);
    reports.push({ id: `${group}-form`, ownerId: null, groupId, branchId: null });
    for (const [index, branchId] of branchIds.entries()) {
      const at = `of branch ${index + 1} of the ${group} group`;
      const makers = [
        await add('branchAdmin', groupId, branchId, at),
        await add('groupUser', groupId, branchId, at),
        await add('groupUser', groupId, branchId, `${at}, too`),
      ];
      for (const ownerId of makers)
        for (const number of [1, 2])
          reports.push({ id: `${group}-${index}-${ownerId}-${number}`, ownerId, groupId, branchId });
    }
  }
  for (const { id, ownerId, groupId, branchId } of reports)
    await copyReport(w, model, { id, owner_id: ownerId, group_id: groupId, branch_id: branchId });
  return { tenants, reports };
}

async function copyReport(
  w: World,
  model: string,
  own: { id: string; owner_id: string | null; group_id: string; branch_id: string | null },
) {
  await w.pool.query(
    'insert into reports select made.* from reports r cross join lateral jsonb_populate_record(r, $2::jsonb) made where r.id = $1',
    [model, JSON.stringify({ ...own, name: `Person of ${own.id}`, idempotency_key: null })],
  );
  await w.pool.query(
    'insert into report_versions (report_id, version, content, created_at) select $2, version, content, created_at from report_versions where report_id = $1',
    [model, own.id],
  );
  await w.pool.query(
    `insert into consents (report_id, given_by, wording, wording_version, language) values ($1, $2, 'I agree.', '1', 'en')`,
    [own.id, own.owner_id],
  );
  await w.pool.query(`insert into report_sensitive (report_id, iq_level) values ($1, '110')`, [own.id]);
  if (own.owner_id)
    await w.pool.query(
      `insert into notifications (id, user_id, kind, report_id) values ($1, $2, 'report.ready', $3)`,
      [`news-${own.id}`, own.owner_id, own.id],
    );
}
