import { birthImports } from '@udaya/contract/birth-imports';
import { makeGroup } from '../src/demo/make.ts';
import type { Answer, Person, World } from './world.ts';

/** Sends a file of births to be checked. */
export async function sendBirths(
  origin: string,
  { token }: Pick<Person, 'token'>,
  file: string | Uint8Array<ArrayBuffer> | undefined,
  {
    fileName = 'births.csv',
    branchId = '',
    columns,
  }: { fileName?: string; branchId?: string; columns?: unknown } = {},
): Promise<Answer<typeof birthImports.check>> {
  const form = new FormData();
  form.append('branchId', branchId);
  if (columns !== undefined)
    form.append('columns', typeof columns === 'string' ? columns : JSON.stringify(columns));
  if (file !== undefined) form.append('births', new File([file], fileName));
  const response = await fetch(`${origin}/api${birthImports.check.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const body = (await response.json()) as never;
  return { status: response.status, headers: response.headers, body, failure: body };
}

/** A group with the people of its roles: an admin, and two users, one in each branch. */
export async function groupWithPeople(w: World) {
  const group = await makeGroup(w.db);
  const join = (role: 'groupAdmin' | 'branchAdmin' | 'groupUser', branch?: number): Promise<Person> =>
    w.person(role, {
      groupId: group.id,
      branchId: branch === undefined ? null : (group.branchIds[branch] ?? null),
    });
  return {
    group,
    admin: await join('groupAdmin'),
    branchAdmin: await join('branchAdmin', 0),
    user: await join('groupUser', 0),
    other: await join('groupUser', 1),
  };
}
