import { randomBytes } from 'node:crypto';
import type { Role } from '@udaya/core/identity/roles';
import { type MadeGroup, makeGroup, makeUser } from '../src/demo/make.ts';
import type { Person, World } from './world.ts';

/** Somebody of a group that is there already, logged in. */
export async function groupPerson(
  w: World,
  group: MadeGroup,
  role: Exclude<Role, 'user' | 'productAdmin'>,
  branchId: string | null,
  named: { firstName?: string; lastName?: string } = {},
): Promise<Person> {
  const password = `pw-${randomBytes(6).toString('hex')}`;
  const user = await makeUser(w.db, w.passwords, { role, password, groupId: group.id, branchId, ...named });
  const { enterpriseCode } = group;
  const answer = await w.login(user.username, password, { userType: 'GROUP', groupCode: enterpriseCode });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.failure));
  const { token } = answer.body;
  return {
    user,
    password,
    enterpriseCode,
    token,
    call: (route, options) => w.call(route, { ...options, token }),
  };
}

/** A group with its admin and two branches. */
export async function groupHouse(w: World, branches: readonly string[] = ['North', 'South']) {
  const group = await makeGroup(w.db, { branches });
  const [north = '', south = ''] = group.branchIds;
  const admin = await groupPerson(w, group, 'groupAdmin', null);
  return { group, north, south, of: { groupId: group.id }, admin };
}
