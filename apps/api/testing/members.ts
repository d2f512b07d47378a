import { groupMemberFiles } from '@udaya/contract/group-member-files';
import { type GroupMember, groupMembers } from '@udaya/contract/group-members';
import type { Role } from '@udaya/core/identity/roles';
import { type MadeGroup, makeGroup, type UserRow } from '../src/demo/make.ts';
import type { Answer, Person, World } from './world.ts';

/** A group with two branches, whose people are made and logged in one by one. */
export interface Staff {
  group: MadeGroup;
  /** Logs in somebody new of the group; in its first branch unless another is given. */
  person(role: Role, branch?: number): Promise<Person>;
  /** The same without logging in. */
  member(role: Role, given?: Partial<UserRow>): Promise<UserRow>;
}

/** Makes a group to be looked after. */
export async function makeStaff(w: World, given: Parameters<typeof makeGroup>[1] = {}): Promise<Staff> {
  const group = await makeGroup(w.db, given);
  const branchOf = (role: Role, branch: number) =>
    role === 'groupAdmin' ? null : (group.branchIds[branch] ?? null);
  return {
    group,
    person: (role, branch = 0) => w.person(role, { groupId: group.id, branchId: branchOf(role, branch) }),
    member: (role, more = {}) => w.account(role, { groupId: group.id, branchId: branchOf(role, 0), ...more }),
  };
}

/** Somebody as whoever looks after them sees it. */
export async function memberAs(admin: Person, id: string): Promise<GroupMember> {
  const answer = await admin.call(groupMembers.read, { params: { id } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.failure));
  return answer.body;
}

/** Sends a file of people to be checked. */
export async function checkPeople(
  w: World,
  { token }: Pick<Person, 'token'>,
  content: string | Uint8Array<ArrayBuffer>,
  fileName = 'people.csv',
): Promise<Answer<typeof groupMemberFiles.check>> {
  const form = new FormData();
  form.append('people', new File([content], fileName));
  const response = await fetch(`${w.origin}/api${groupMemberFiles.check.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body = (await response.json()) as never;
  return { status: response.status, headers: response.headers, body, failure: body };
}

/** A file of people. */
export const peopleCsv = (...rows: string[]) =>
  ['firstName,lastName,email,role,branch', ...rows, ''].join('\r\n');
