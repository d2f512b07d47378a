import { groupConsents } from '@udaya/contract/group-consents';
import { describe, expect, it } from 'vitest';
import { sharedWorld } from '../testing/shared-world.ts';
import { staffedGroup } from '../testing/staffed-group.ts';

const w = await sharedWorld();
const group = await staffedGroup(w);
const staff = await group.hire('groupUser', { firstName: 'Selvi', lastName: 'Raman' });
const ofSouth = await group.hire('branchAdmin', { branchId: group.branchIds[1] ?? null });
await group.addReport(staff, { name: 'Anbu', evidence: 'Paper form no. 12' });
await group.addReport(undefined, { name: 'Kavya', method: 'form', branchId: group.branchIds[1] ?? null });
await group.addReport(staff, { name: '=2+5', method: 'file', evidence: 'Row 7 of births.csv' });
await (await staffedGroup(w)).addReport(undefined, { name: 'Foreign' });

const list = async (query: Record<string, string | number> = {}, by = group.admin) =>
  (await by.call(groupConsents.list, { query })).body;
const namesOf = async (query: Record<string, string | number> = {}, by = group.admin) =>
  (await list(query, by)).content.map(({ name }) => name);

describe('the register of consents', () => {
  it('tells whose, how, by whom, by what and in which words, the latest first', async () => {
    const { content: consents, totalElements } = await list();
    expect(totalElements).toBe(3);
    expect(consents.map(({ name }) => name)).toEqual(['=2+5', 'Kavya', 'Anbu']);
    expect(consents[2]).toMatchObject({
      method: 'staff',
      evidence: 'Paper form no. 12',
      enteredBy: 'Selvi Raman',
      wordingVersion: '2',
      language: 'en',
      state: 'given',
      withdrawnDate: null,
      branchName: 'North',
    });
    expect(consents[1]).toMatchObject({ method: 'form', enteredBy: '', branchName: 'South' });
  });

  it('is narrowed by name, method, state and days', async () => {
    expect(await namesOf({ name: 'anb' })).toEqual(['Anbu']);
    expect(await namesOf({ name: '%' })).toEqual([]);
    expect(await namesOf({ method: 'file' })).toEqual(['=2+5']);
    expect(await namesOf({ state: 'withdrawn' })).toEqual([]);
    expect(await namesOf({ to: '2020-01-01' })).toEqual([]);
    expect(await namesOf({ from: '2020-01-01', size: 2, page: 1 })).toEqual(['Anbu']);
  });

  it('shows one with its whole wording', async () => {
    const [first] = (await list({ name: 'Anbu' })).content;
    const { body } = await group.admin.call(groupConsents.read, { params: { id: first?.id ?? '' } });
    expect(body.wording).toContain('they agree that the birth details are used to prepare the report');
    expect(body).toMatchObject({ withdrawal: null, eraseDate: null });
  });

  it('is downloaded as a CSV file in which nothing calculates', async () => {
    const { body, headers } = await group.admin.call(groupConsents.exportAll);
    expect(headers.get('content-type')).toContain('text/csv');
    const text = Buffer.from(body).toString('utf8');
    expect(text).toContain("'=2+5");
    expect(text).toContain('they agree that the birth details are used');
    expect(text).not.toContain('Foreign');
  });

  it('stays with the branch that its report moves to', async () => {
    const id = await group.addReport(staff, { name: 'Mover' });
    expect(await namesOf({ name: 'Mover' }, ofSouth)).toEqual([]);
    await w.pool.query('update reports set branch_id = $2 where id = $1', [id, group.branchIds[1]]);
    expect(await namesOf({ name: 'Mover' }, ofSouth)).toEqual(['Mover']);
  });
});

describe('the register is kept', () => {
  it('to the own branch for its admin, and to the own group', async () => {
    expect(await namesOf({ name: 'Kavya' }, ofSouth)).toEqual(['Kavya']);
    expect(await namesOf({ name: 'Anbu' }, ofSouth)).toEqual([]);
    const [foreign] = (await list({ name: 'Anbu' })).content;
    const read = await ofSouth.call(groupConsents.read, { params: { id: foreign?.id ?? '' } });
    expect([read.status, read.failure.code]).toEqual([404, 'record.missing']);
    const missing = await ofSouth.call(groupConsents.read, { params: { id: 'not-a-consent' } });
    expect(missing.failure.message).toBe(read.failure.message);
    expect(await namesOf({}, (await staffedGroup(w)).admin)).toEqual([]);
  });

  it.each(['groupUser', 'user', 'productAdmin'] as const)('from a %s', async (role) => {
    const person = role === 'groupUser' ? staff : await w.person(role);
    expect((await person.call(groupConsents.list)).status).toBe(403);
  });
});
