import { profile } from '@udaya/contract/accounts';
import { reports } from '@udaya/contract/reports';
import { describe, expect, it } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { sharedWorld } from '../testing/shared-world.ts';

const w = await sharedWorld();
const parent = await w.person('user');
const body = await birthBody(parent);

const create = (change: Record<string, unknown>) =>
  parent.call(reports.create, { body: { ...body, ...change } });
const oneLine = 'Please write this on one line, without hidden characters';
const fewMarks = 'Please use at most 4 accents or other marks on one letter';

describe('a name', () => {
  it.each([
    'லக்ஷ்மி கௌசல்யா',
    'ज़ैनब श्रीवास्तव',
    'Nguyễn Thị Hường',
    'Nguyễn Thị Hường'.normalize('NFD'),
    'Zoë O’Hara-Lü',
  ])('is kept as it is written: %s', async (name) => {
    const made = await create({ name });
    expect([made.status, made.body.name]).toEqual([200, name]);
    const { userBirthChartList } = (await parent.call(reports.list, { query: { name } })).body;
    expect(userBirthChartList.map((one) => one.name)).toContain(name);
  });

  it.each([
    ['a line break', 'Diya\nDevi', oneLine],
    ['a line separator', 'Diya\u2028Devi', oneLine],
    ['an escape sequence', 'Diya\u001B[31m', oneLine],
    ['a tab', 'Diya\tDevi', oneLine],
    ['a turned direction', 'Diya\u202Eived', oneLine],
    ['forty marks on one letter', `Di${'\u0301'.repeat(40)}ya`, fewMarks],
    ['forty marks with something invisible between', `Di${'\u0301\u200D'.repeat(40)}ya`, fewMarks],
  ])('with %s is refused, in the other fields of one line too', async (_what, text, message) => {
    const named = await create({ name: text });
    expect([named.status, named.failure.errors]).toEqual([400, [{ path: 'name', message }]]);
    const referred = await create({ refferedBy: text });
    expect([referred.status, referred.failure.errors]).toEqual([400, [{ path: 'refferedBy', message }]]);
  });
});

describe('a profile', () => {
  it('takes no tower of marks and no line break', async () => {
    const personal = {
      updateDetail: 'personal',
      firstName: `Ra${'\u0331'.repeat(40)}vi`,
      lastName: '',
      address1: '12 Temple Street\u001B[31m',
      address2: '',
      city: 'Tirunelveli\nTown',
      state: 'Tamil Nadu',
      country: 'India',
      countryCode: '+91',
      mobile: '98765432109',
      email: parent.user.email,
      aadharNumber: '',
      passportNumber: '',
      currentPassword: parent.password,
    };
    const refused = await parent.call(profile.change, { body: personal });
    expect(refused.failure.errors).toEqual([
      { path: 'firstName', message: fewMarks },
      { path: 'address1', message: oneLine },
      { path: 'city', message: oneLine },
    ]);
  });
});
