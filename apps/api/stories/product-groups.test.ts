import { groupForms } from '@udaya/contract/group-forms';
import { productGroups } from '@udaya/contract/product-groups';
import { sessions } from '@udaya/contract/sessions';
import { describe, expect, it } from 'vitest';
import { makeGroup } from '../src/demo/make.ts';
import { groupForm, newGroup } from '../testing/new-group.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { world } from '../testing/world.ts';

const w = await forThisFile(world());
await w.startWorkers();
const admin = await w.person('productAdmin');

const readForm = async (id: string) => (await admin.call(productGroups.readForm, { params: { id } })).body;
const tokenOf = (link: string | null) => link?.split('/report-registration/')[1] ?? '';
const openForm = (link: string | null) => w.call(groupForms.read, { query: { groupToken: tokenOf(link) } });

describe('a new group', () => {
  it('has what was entered, its first branch, and a form that is open', async () => {
    const { id, body, answer } = await newGroup(admin, { enterpriseCode: ' kaveri-9 ', type: 'UNIVERSITY' });
    const { branchName, ...entered } = body;
    expect(answer.body).toMatchObject({
      ...entered,
      enterpriseCode: 'KAVERI-9',
      closedDate: null,
      users: 0,
      reports: 0,
      version: 1,
    });
    expect(answer.body.branches.map(({ name }) => name)).toEqual([branchName]);
    expect((await admin.call(productGroups.read, { params: { id } })).body).toEqual(answer.body);
    const form = await readForm(id);
    expect(form.state).toBe('open');
    expect(form.link).toMatch(/^http.*\/report-registration\/form_[\w-]{43}$/);
    expect((await openForm(form.link)).body).toEqual({
      groupCountry: 'India',
      groupName: body.name,
      groupInstitutionCode: body.institutionCode,
    });
  });

  it('cannot have the enterprise code of another one, in small letters neither, also where both are made at once', async () => {
    const { body } = await newGroup(admin);
    const taken = await admin.call(productGroups.create, {
      body: groupForm({ enterpriseCode: body.enterpriseCode.toLowerCase() }),
    });
    expect(taken.status).toBe(400);
    expect(taken.failure.errors).toEqual([
      {
        path: 'enterpriseCode',
        message: 'Another group uses this enterprise code. Please choose another one',
      },
    ]);
    const both = await Promise.all(
      [1, 2].map(() => admin.call(productGroups.create, { body: groupForm({ enterpriseCode: 'TWINS' }) })),
    );
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  it.each([
    ['enterpriseCode', ''],
    ['enterpriseCode', 'AB'],
    ['enterpriseCode', 'A'.repeat(21)],
    ['enterpriseCode', '-ABC'],
    ['enterpriseCode', 'ABC-'],
    ['enterpriseCode', 'AB C'],
    ['enterpriseCode', 'காவிரி'],
    ['enterpriseCode', 'none'],
    ['country', 'Atlantis'],
    ['name', '  '],
    ['branchName', ''],
    ['institutionCode', ''],
    ['type', 'School'],
    ['plan', 'FREE'],
    ['description', 'x'.repeat(501)],
  ])('is refused on its %s where that is %j', async (path, value) => {
    const answer = await admin.call(productGroups.create, { body: groupForm({ [path]: value }) });
    expect(answer.status).toBe(400);
    expect(answer.failure.errors?.map((error) => error.path)).toEqual([path]);
  });
});

describe('a change of a group', () => {
  it('is refused where somebody else changed the group since it was read, and loses nothing', async () => {
    const { id, body } = await newGroup(admin);
    const { branchName: _first, ...fields } = body;
    const change = (changed: object, version: number) =>
      admin.call(productGroups.change, { params: { id }, body: { ...fields, ...changed, version } });
    expect((await change({ plan: 'TRIAL' }, 1)).body).toMatchObject({ plan: 'TRIAL', version: 2 });
    const late = await change({ name: 'Another name' }, 1);
    expect([late.status, late.failure.code]).toEqual([409, 'group.conflict']);
    expect((await admin.call(productGroups.read, { params: { id } })).body).toMatchObject({
      name: fields.name,
      plan: 'TRIAL',
      version: 2,
    });
    const both = await Promise.all([change({ name: 'One' }, 2), change({ name: 'Two' }, 2)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('to another enterprise code lets everybody log in with the new one alone, and tells the admins by mail', async () => {
    const leader = await w.person('groupAdmin');
    const { user, enterpriseCode: before } = leader;
    const id = user.groupId ?? '';
    const login = (groupCode: string) =>
      w.login(user.username, leader.password, { userType: 'GROUP', groupCode });
    expect((await login(before.toLowerCase())).status).toBe(200);
    const read = (await admin.call(productGroups.read, { params: { id } })).body;
    const { name, country, institutionCode, description, type, plan, version } = read;
    const fields = { name, country, institutionCode, description, type, plan, version };
    const taken = await newGroup(admin);
    const change = (enterpriseCode: string) =>
      admin.call(productGroups.change, { params: { id }, body: { ...fields, enterpriseCode } });
    expect((await change(taken.body.enterpriseCode)).failure.errors?.[0]?.path).toBe('enterpriseCode');
    expect((await change('NEW-CODE')).body.enterpriseCode).toBe('NEW-CODE');
    expect((await login(before)).failure.code).toBe('login.bad_credentials');
    expect((await login('new-code')).status).toBe(200);
    const mail = await w.mailTo(user.email, 'new enterprise code');
    expect(mail.text).toContain('NEW-CODE');
    expect(mail.text).toContain(user.username);
  });
});

describe('the link of the public form', () => {
  it('stops at once when it is rotated, and the new one opens', async () => {
    const { id } = await newGroup(admin);
    const { link: first } = await readForm(id);
    const { link: second } = (await admin.call(productGroups.rotateForm, { params: { id } })).body;
    expect(second).not.toBe(first);
    const stopped = await openForm(first);
    expect([stopped.status, stopped.failure.code]).toEqual([404, 'form.missing']);
    expect((await openForm(second)).status).toBe(200);
    expect((await readForm(id)).link).toBe(second);
  });

  it('is kept while the form is paused, also when that is done twice, and opens it again', async () => {
    const { id } = await newGroup(admin);
    const { link } = await readForm(id);
    for (const _time of [1, 2]) {
      const paused = (await admin.call(productGroups.pauseForm, { params: { id } })).body;
      expect(paused).toMatchObject({ state: 'paused', link });
    }
    const closed = await openForm(link);
    expect([closed.status, closed.failure.code]).toEqual([410, 'form.closed']);
    const rotated = (await admin.call(productGroups.rotateForm, { params: { id } })).body;
    expect(rotated.state).toBe('paused');
    expect((await admin.call(productGroups.resumeForm, { params: { id } })).body.state).toBe('open');
    expect((await openForm(rotated.link)).status).toBe(200);
    expect((await openForm(link)).status).toBe(404);
  });

  it('is not known where its hash alone was kept, works all the same, and can be made again', async () => {
    const { id, formToken } = await makeGroup(w.db);
    expect(await readForm(id)).toEqual({ state: 'open', link: null, createdDate: null });
    expect((await openForm(`x/report-registration/${formToken}`)).status).toBe(200);
    await admin.call(productGroups.rotateForm, { params: { id } });
    expect((await readForm(id)).link).toContain('/report-registration/form_');
    expect((await openForm(`x/report-registration/${formToken}`)).status).toBe(404);
  });
});

describe('a closed group', () => {
  it('lets nobody in and keeps everything, until it is opened again', async () => {
    const leader = await w.person('groupAdmin');
    const id = leader.user.groupId ?? '';
    await admin.call(productGroups.rotateForm, { params: { id } });
    const { link } = await readForm(id);
    const login = () =>
      w.login(leader.user.username, leader.password, { userType: 'GROUP', groupCode: leader.enterpriseCode });
    const closed = (await admin.call(productGroups.close, { params: { id } })).body;
    expect(closed.closedDate).not.toBeNull();
    expect(closed.users).toBe(1);
    expect((await leader.call(sessions.read)).failure.code).toBe('session.missing');
    const refused = await login();
    expect([refused.status, refused.failure.code]).toEqual([403, 'login.group_closed']);
    // Its own admin reads it, too.
    expect(refused.failure.message).toContain('A group admin can ask our support');
    expect((await readForm(id)).state).toBe('closed');
    expect((await openForm(link)).failure.code).toBe('form.closed');
    // Without the password nobody learns that the group is closed.
    const guessed = await w.login(leader.user.username, 'wrong-password', {
      userType: 'GROUP',
      groupCode: leader.enterpriseCode,
    });
    expect(guessed.failure.code).toBe('login.bad_credentials');

    expect((await admin.call(productGroups.reopen, { params: { id } })).body.closedDate).toBeNull();
    expect((await leader.call(sessions.read)).status).toBe(200);
    expect((await login()).status).toBe(200);
    expect((await openForm(link)).status).toBe(200);
  });
});

describe('the list of groups', () => {
  const list = async (query: Record<string, string | number>) =>
    (await admin.call(productGroups.list, { query })).body;

  it('finds by a part of the name or of a code, by type and by plan', async () => {
    const one = await newGroup(admin, { name: 'Palar Valley School', type: 'Clinic', plan: 'TRIAL' });
    const idsOf = async (query: Record<string, string>) => (await list(query)).content.map(({ id }) => id);
    expect(await idsOf({ search: 'palar val' })).toEqual([one.id]);
    expect(await idsOf({ search: one.body.enterpriseCode.toLowerCase() })).toContain(one.id);
    expect(await idsOf({ search: one.body.institutionCode })).toContain(one.id);
    expect(await idsOf({ type: 'Clinic' })).toEqual([one.id]);
    expect(await idsOf({ search: 'palar', plan: 'CONTRACT' })).toEqual([]);
    expect(await idsOf({ search: 'palar', plan: 'TRIAL', type: '' })).toEqual([one.id]);
    expect(await idsOf({ search: '%' })).toEqual([]);
  });

  it('has an order and pages, and says what each group has', async () => {
    const names = ['zebu House', 'Aalam House', 'mango House'];
    for (const name of names) await newGroup(admin, { name });
    const sorted = (sortOrder: string) => list({ search: ' House', sortField: 'name', sortOrder, size: 2 });
    const first = await sorted('asc');
    expect(first.content.map(({ name }) => name)).toEqual(['Aalam House', 'mango House']);
    expect(first).toMatchObject({ totalElements: 3, totalIsExact: true, totalPages: 2 });
    expect((await sorted('desc')).content[0]?.name).toBe('zebu House');
    expect((await list({ search: ' House', page: 1, size: 2 })).content).toHaveLength(1);
    expect(first.content[0]).toMatchObject({ branches: 1, users: 0, reportsThisMonth: 0, closed: false });
  });
});
