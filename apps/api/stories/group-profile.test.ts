import { profile } from '@udaya/contract/accounts';
import { groupProfile } from '@udaya/contract/group-profile';
import { groups } from '@udaya/contract/groups';
import { productGroups } from '@udaya/contract/product-groups';
import { sessions } from '@udaya/contract/sessions';
import { describe, expect, it } from 'vitest';
import { groupHouse, groupPerson } from '../testing/group-people.ts';
import { newGroup } from '../testing/new-group.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import type { Person } from '../testing/world.ts';

const w = await sharedWorld();

describe('enterprise users', () => {
  it('read their own profile, in which two numbers are masked, and change nothing of it', async () => {
    const { group, north } = await groupHouse(w);
    const worker = await groupPerson(w, group, 'groupUser', north, {
      firstName: 'Kavitha',
      lastName: 'Raman',
    });
    await w.pool.query('update users set aadhaar_last_four = $1, aadhaar_given = true where id = $2', [
      '1234',
      worker.user.id,
    ]);
    const { body, status } = await worker.call(groupProfile.read);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      username: worker.user.username,
      firstName: 'Kavitha',
      lastName: 'Raman',
      email: worker.user.email,
      mobile: '9876543210',
      aadharNumber: '',
      aadharMasked: 'XXXX XXXX 1234',
    });
    expect((await worker.call(profile.read)).status).toBe(403);
    expect((await worker.call(profile.change, { body: {} })).status).toBe(403);
  });

  it('say how they are reached, which their dashboard shows', async () => {
    const { group, north } = await groupHouse(w);
    const worker = await groupPerson(w, group, 'groupUser', north, { mobile: '' });
    const body = { mobile: '9443012345', address1: '14 Big Bazaar Street' };
    expect((await worker.call(groupProfile.changeContact, { body })).body).toMatchObject(body);
    expect((await worker.call(groups.readDashboard)).body.mobile).toBe('9443012345');
    const wrong = await worker.call(groupProfile.changeContact, {
      body: { mobile: '12', address1: 'Short' },
    });
    expect(wrong.failure.errors?.map(({ path }) => path)).toEqual(['mobile', 'address1']);
    const none = await worker.call(groupProfile.changeContact, { body: { mobile: '', address1: '' } });
    expect(none.body).toMatchObject({ mobile: '', address1: '' });
  });

  it('read who their organisation is; of its address only the country is kept', async () => {
    const admin = await w.person('productAdmin');
    const { id, body } = await newGroup(admin, { description: 'After-school centres.', country: 'India' });
    const { branches } = (await admin.call(productGroups.read, { params: { id } })).body;
    const group = {
      id,
      formToken: '',
      enterpriseCode: body.enterpriseCode,
      branchIds: branches.map((one) => one.id),
    };
    const roles = [
      await groupPerson(w, group, 'groupAdmin', null),
      await groupPerson(w, group, 'branchAdmin', group.branchIds[0] ?? ''),
      await groupPerson(w, group, 'groupUser', group.branchIds[0] ?? ''),
    ];
    for (const one of roles)
      expect((await one.call(groupProfile.readOrganisation)).body).toEqual({
        groupName: body.name,
        groupCode: body.enterpriseCode,
        groupDescription: 'After-school centres.',
        groupType: 'NGO',
        groupInstitutionCode: body.institutionCode,
        country: 'India',
        address1: '',
        address2: '',
        city: '',
        state: '',
        reportLanguage: null,
      });
  });

  it('has its reports in a language of its own, which its forms begin with and whose admin alone sets it', async () => {
    const { group, north, admin } = await groupHouse(w);
    const worker = await groupPerson(w, group, 'groupUser', north);
    const set = (by: Person, reportLanguage: unknown) =>
      by.call(groupProfile.changeLanguage, { body: { reportLanguage } });
    expect((await worker.call(sessions.read)).body.reportLanguage).toBeNull();
    expect((await set(worker, 'ta')).status).toBe(403);
    expect((await set(admin, 'kn')).failure.errors?.[0]?.path).toBe('reportLanguage');
    expect((await set(admin, 'ta')).body.reportLanguage).toBe('ta');
    expect((await worker.call(sessions.read)).body.reportLanguage).toBe('ta');
    expect((await set(admin, null)).body.reportLanguage).toBeNull();
  });

  it('are told nothing of another organisation, whatever they ask with', async () => {
    const { admin, group } = await groupHouse(w);
    const { of: other } = await groupHouse(w);
    const asked = await admin.call(groupProfile.readOrganisation, {
      query: { groupMasterId: other.groupId },
    });
    expect([asked.status, asked.failure.errors?.[0]?.path]).toEqual([400, 'groupMasterId']);
    expect((await admin.call(groupProfile.readOrganisation)).body.groupCode).toBe(group.enterpriseCode);
  });
});
