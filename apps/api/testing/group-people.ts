import type { Role } from '@udaya/core/identity/roles';
import { type MadeGroup, makeGroup, type UserRow } from '../src/demo/make.ts';
import { newId } from '../src/platform/crypto/tokens.ts';
import type { Person, World } from './world.ts';

/** Somebody of a group that is there already: an account in a branch of it, or in none, with a session. */
export const groupPerson = (
  w: World,
  group: Pick<MadeGroup, 'id'>,
  role: Extract<Role, 'groupAdmin' | 'branchAdmin' | 'groupUser'>,
  branchId: string | null,
  given: Partial<UserRow> = {},
): Promise<Person> => w.person(role, { groupId: group.id, branchId, ...given });

/** A group with two branches, its admin, and in each branch an admin and two who enter births; and another group with one of each role. */
export async function twoGroups(w: World) {
  const group = await makeGroup(w.db, { branches: ['North', 'South'] });
  const other = await makeGroup(w.db, { branches: ['East'] });
  const [north = '', south = ''] = group.branchIds;
  const [east = ''] = other.branchIds;
  return {
    group,
    other,
    north,
    south,
    east,
    admin: await groupPerson(w, group, 'groupAdmin', null),
    northAdmin: await groupPerson(w, group, 'branchAdmin', north),
    southAdmin: await groupPerson(w, group, 'branchAdmin', south),
    anbu: await groupPerson(w, group, 'groupUser', north, {
      firstName: 'Anbu',
      city: 'Madurai',
      mobile: '9000000001',
    }),
    bala: await groupPerson(w, group, 'groupUser', north, {
      firstName: 'Bala',
      city: 'Chennai',
      mobile: '9000000002',
    }),
    chitra: await groupPerson(w, group, 'groupUser', south, {
      firstName: 'Chitra',
      city: 'Erode',
      mobile: '90000003',
    }),
    otherAdmin: await groupPerson(w, other, 'groupAdmin', null),
    otherBranchAdmin: await groupPerson(w, other, 'branchAdmin', east),
    otherUser: await groupPerson(w, other, 'groupUser', east, { firstName: 'Esther' }),
  };
}
export type TwoGroups = Awaited<ReturnType<typeof twoGroups>>;

/** Copies a written report, with its text, into somebody's hands; the id of the copy. */
export async function copyReport(
  w: World,
  model: string,
  owner: Person,
  change: Record<string, unknown> = {},
): Promise<string> {
  const id = `copied-${newId()}`;
  const { id: ownerId, groupId, branchId } = owner.user;
  const columns = {
    id,
    owner_id: ownerId,
    group_id: groupId,
    branch_id: branchId,
    idempotency_key: null,
    ...change,
  };
  await w.pool.query(
    'insert into reports select made.* from reports r cross join lateral jsonb_populate_record(r, $2::jsonb) made where r.id = $1',
    [model, JSON.stringify(columns)],
  );
  await w.pool.query(
    'insert into report_versions (report_id, version, content) select $2, version, content from report_versions where report_id = $1',
    [model, id],
  );
  return id;
}

/** A group with its admin and two branches. */
export async function groupHouse(w: World, branches: readonly string[] = ['North', 'South']) {
  const group = await makeGroup(w.db, { branches });
  const [north = '', south = ''] = group.branchIds;
  const admin = await groupPerson(w, group, 'groupAdmin', null);
  return { group, north, south, of: { groupId: group.id }, admin };
}
