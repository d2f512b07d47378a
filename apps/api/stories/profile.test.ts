import { profile } from '@udaya/contract/accounts';
import { sessions } from '@udaya/contract/sessions';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changeDetails } from '../testing/profile-changes.ts';
import { sharedWorld } from '../testing/shared-world.ts';

const w = await sharedWorld({ works: true });

describe('the personal details', () => {
  it('are read and saved, with a mobile number of eleven digits', async () => {
    const person = await w.person('user');
    const answer = await changeDetails(person);
    expect([answer.status, answer.body.message]).toEqual([200, 'Profile updation successfull']);
    const { body } = await person.call(profile.read);
    expect(body).toEqual(answer.body.profile);
    expect(body).toMatchObject({
      username: person.user.username,
      firstName: 'Meena',
      address2: 'Near the tank',
      city: 'Madurai',
      mobile: '98765432109',
      countryCode: '+91',
      pendingEmail: null,
    });
    expect((await person.call(sessions.read)).body.firstName).toBe('Meena');
  });

  const faults: [string, Record<string, unknown>, string, string][] = [
    ['no first name', { firstName: '' }, 'firstName', 'Please enter a first name'],
    ['a short address', { address1: 'Short' }, 'address1', 'Address must have minimum 10 characters.'],
    ['a mobile of 7', { mobile: '1234567' }, 'mobile', 'Please enter a valid mobile.'],
    ['a mobile of 12', { mobile: '123456789012' }, 'mobile', 'Please enter a valid mobile.'],
    ['no dialling code', { countryCode: '' }, 'countryCode', 'Please select a country code'],
    [
      'a masked Aadhaar number',
      { aadharNumber: 'XXXX XXXX 1234' },
      'aadharNumber',
      'Please enter a valid 12 digit aadhar number',
    ],
    [
      'a long passport number',
      { passportNumber: 'M123456789' },
      'passportNumber',
      'Please enter a valid passport number',
    ],
    ['half an email address', { email: 'meena@' }, 'email', 'Please enter a vaild email'],
    ['neither tab', { updateDetail: 'everything' }, 'updateDetail', 'Please check this value'],
  ];
  it.each(faults)('with %s are refused on the field', async (_what, change, path, message) => {
    const person = await w.person('user');
    const answer = await changeDetails(person, change);
    expect([answer.status, answer.failure.errors]).toEqual([400, [{ path, message }]]);
  });

  it('never change what a profile may not say', async () => {
    const person = await w.person('user');
    await changeDetails(person, {
      username: 'somebody-else',
      role: 'productAdmin',
      status: 'DISABLED',
      groupId: 'x',
    });
    const { rows } = await w.db.execute(
      sql`select username, role, status from users where id = ${person.user.id}`,
    );
    expect(rows).toEqual([{ username: person.user.username, role: 'user', status: 'ACTIVE' }]);
  });

  it('belong to consumers: other roles have no such profile', async () => {
    const admin = await w.person('groupAdmin');
    expect((await admin.call(profile.read)).status).toBe(403);
    expect((await changeDetails(admin)).status).toBe(403);
  });
});

describe('the identity numbers', () => {
  it('are answered as masks only, kept by an empty text, removed by 0', async () => {
    const person = await w.person('user');
    const given = await changeDetails(person, { aadharNumber: '987654321234', passportNumber: 'm7654321' });
    const masks = {
      aadharNumber: '',
      aadharMasked: 'XXXX XXXX 1234',
      passportNumber: '',
      passportMasked: 'XXXXXX21',
    };
    expect(given.body.profile).toMatchObject(masks);
    expect((await changeDetails(person)).body.profile).toMatchObject(masks);
    const replaced = await changeDetails(person, { aadharNumber: '111122223333' });
    expect(replaced.body.profile).toMatchObject({ ...masks, aadharMasked: 'XXXX XXXX 3333' });
    const removed = await changeDetails(person, { aadharNumber: '0', passportNumber: '0' });
    expect(removed.body.profile).toMatchObject({ aadharMasked: '', passportMasked: '' });
    const { rows } = await w.db.execute(
      sql`select aadhaar_given, aadhaar_last_four, passport_sealed from users where id = ${person.user.id}`,
    );
    expect(rows).toEqual([{ aadhaar_given: false, aadhaar_last_four: null, passport_sealed: null }]);
    expect(w.logLines.join('')).not.toMatch(/987654321234|7654321|111122223333/);
  });

  it('cannot be read after they were moved to another row', async () => {
    const [one, two] = [await w.person('user'), await w.person('user')];
    await changeDetails(one, { passportNumber: 'M7654321' });
    await w.db.execute(
      sql`update users set passport_sealed = (select passport_sealed from users where id = ${one.user.id}) where id = ${two.user.id}`,
    );
    expect((await two.call(profile.read)).body.passportMasked).toBe('XXXXXXXX');
  });
});
