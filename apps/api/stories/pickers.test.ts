import { groups } from '@udaya/contract/groups';
import { describe, expect, it } from 'vitest';
import { makeGroup } from '../src/demo/make.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { world } from '../testing/world.ts';

const northern = Array.from({ length: 60 }, (_, number) => `Northern School ${number}`);
const made: Record<string, { id: string; branchIds: string[] }> = {};

const w = await forThisFile(world());
const admin = await w.person('productAdmin');
for (const name of ['kaveri Trust', 'Åland Clinic', ...northern])
  made[name] = await makeGroup(w.db, {
    name,
    institutionCode: name === 'kaveri Trust' ? 'KCT-100%' : 'X-1',
    branches: name === 'kaveri Trust' ? ['Thanjavur 10', 'Thanjavur 9', 'erode'] : ['North'],
  });

const names = async (query: Record<string, string>) => {
  const { content, more } = (await admin.call(groups.listMasters, { query })).body;
  return { names: content.map(({ groupName }) => groupName), more };
};

describe('the groups to choose from', () => {
  it('are the first fifty by name, and it is said that there are more', async () => {
    const { body } = await admin.call(groups.listMasters);
    expect(body.more).toBe(true);
    expect(body.content).toHaveLength(50);
    expect(body.content[0]).toEqual({
      id: made['Åland Clinic']?.id,
      groupName: 'Åland Clinic',
      groupType: 'NGO',
      groupCountry: 'India',
      groupInstitutionCode: 'X-1',
    });
    expect(body.content[1]?.groupName).toBe('kaveri Trust');
  });

  it('are found by a part of the name or of the institution code, taken literally', async () => {
    expect(await names({ search: 'KAVERI' })).toEqual({ names: ['kaveri Trust'], more: false });
    expect(await names({ search: '100%' })).toEqual({ names: ['kaveri Trust'], more: false });
    expect(await names({ search: '%' })).toEqual({ names: ['kaveri Trust'], more: false });
    expect(await names({ search: 'School 5' })).toEqual({
      names: [5, ...Array.from({ length: 10 }, (_, number) => 50 + number)].map(
        (n) => `Northern School ${n}`,
      ),
      more: false,
    });
    expect(await names({ search: 'Nobody' })).toEqual({ names: [], more: false });
  });

  it('hold the chosen one, wherever it stands by name', async () => {
    const last = made['Northern School 9'];
    expect((await names({})).names).not.toContain('Northern School 9');
    expect((await names({ chosen: last?.id ?? '' })).names).toContain('Northern School 9');
    expect((await names({ chosen: last?.id ?? '', search: 'kaveri' })).names).toEqual([
      'kaveri Trust',
      'Northern School 9',
    ]);
  });
});

describe('the branches of a group', () => {
  it('are its own alone, by name', async () => {
    const query = { userType: 'PRODUCT_ADMIN', id: made['kaveri Trust']?.id ?? '' };
    const { body } = await admin.call(groups.listBranches, { query });
    expect(body.content.map(({ branchName }) => branchName)).toEqual([
      'erode',
      'Thanjavur 9',
      'Thanjavur 10',
    ]);
    expect(body.more).toBe(false);
    const none = await admin.call(groups.listBranches, { query: { id: 'no-such-group' } });
    expect(none.body).toEqual({ content: [], more: false });
  });

  it('are not listed without a group', async () => {
    const { status, failure } = await admin.call(groups.listBranches);
    expect([status, failure.errors?.[0]?.path]).toEqual([400, 'id']);
  });
});

describe('the users of a branch', () => {
  it('are those who work there, without those who were deleted and without what no picker shows', async () => {
    const [branchId = '', elsewhere = ''] = made['kaveri Trust']?.branchIds ?? [];
    const of = { groupId: made['kaveri Trust']?.id ?? '', branchId };
    const named = (firstName: string) => ({ firstName, lastName: 'Raman', ...of });
    const group = await Promise.all([
      makeStaff('groupUser', named('Kavitha')),
      makeStaff('branchAdmin', named('Arun')),
      makeStaff('groupUser', { ...named('Gone'), status: 'DELETED' }),
      makeStaff('groupUser', { ...named('Away'), status: 'DISABLED' }),
      makeStaff('groupUser', { ...named('Other'), branchId: elsewhere }),
    ]);
    const query = { userType: 'PRODUCT_ADMIN', id: branchId };
    const { body } = await admin.call(groups.listUsers, { query });
    expect(body.content.map(({ firstName }) => firstName)).toEqual(['Arun', 'Away', 'Kavitha']);
    expect(body.content[2]).toEqual({
      id: group[0]?.id,
      firstName: 'Kavitha',
      lastName: 'Raman',
      username: group[0]?.username,
    });
    const found = await admin.call(groups.listUsers, { query: { ...query, search: 'itha ram' } });
    expect(found.body.content.map(({ firstName }) => firstName)).toEqual(['Kavitha']);
  });
});

it('nobody else chooses from all groups, and what is not known is refused by its name', async () => {
  for (const role of ['user', 'groupUser'] as const) {
    const person = await w.person(role);
    expect((await person.call(groups.listMasters)).status).toBe(403);
  }
  const { failure } = await admin.call(groups.listMasters, { query: { groupName: 'x' } });
  expect(failure.errors?.[0]?.path).toBe('groupName');
});

async function makeStaff(role: 'groupUser' | 'branchAdmin', given: Record<string, unknown>) {
  return w.account(role, given);
}
