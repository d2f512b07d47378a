import { groupBirths } from '@udaya/contract/group-births';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { groupBirthBody, wizardParts } from '../testing/group-birth-body.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import type { Person } from '../testing/world.ts';

const w = await sharedWorld();
const clinic = await w.person('groupUser');
await w.db.execute(sql`update groups set type = 'Clinic' where id = ${clinic.user.groupId}`);
const ngo = await w.person('groupUser');

const send = async (
  staff: Person,
  change: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => staff.call(groupBirths.create, { body: await groupBirthBody(staff, change), headers });

describe('the fields of an NGO', () => {
  const twentyOne = (row: object) => Array.from({ length: 21 }, () => row);
  const faults: [string, Record<string, unknown>, string, string][] = [
    ['21 siblings', { sibilings: twentyOne({ name: 'A' }) }, 'sibilings', 'Please enter at most 20'],
    ['21 exams', { examsAppeared: twentyOne({ exam: 'A' }) }, 'examsAppeared', 'Please enter at most 20'],
    ['21 plans', { examsPlanning: twentyOne({ exam: 'A' }) }, 'examsPlanning', 'Please enter at most 20'],
    [
      '21 activities',
      { extracurricularActivity: twentyOne({ activityName: 'A' }) },
      'extracurricularActivity',
      'Please enter at most 20',
    ],
    [
      'a score that is no number',
      { examsAppeared: [{ exam: 'NMMS', score: '92.5' }] },
      'examsAppeared.0.score',
      'Only digits',
    ],
    [
      'an income in words',
      { familyDetails: { ...wizardParts.familyDetails, familyMonthlyIncome: 'little' } },
      'familyDetails.familyMonthlyIncome',
      'Only digits',
    ],
    [
      'a caste of no list',
      { communityDetails: { ...wizardParts.communityDetails, caste: 'XX' } },
      'communityDetails.caste',
      'Please select a caste',
    ],
    ['a row that is none', { sibilings: ['Arun'] }, 'sibilings.0', 'Please check this value'],
  ];
  it.each(faults)('with %s are refused on the field', async (_what, change, path, message) => {
    const { status, failure } = await send(ngo, { ...wizardParts, ...change });
    expect(status).toBe(400);
    expect(failure.errors).toContainEqual({ path, message });
  });
});

describe('the fields of the single form', () => {
  const faults: [string, Record<string, unknown>, string, string][] = [
    ['no first name', { firstName: ' ' }, 'firstName', 'Please enter a first name'],
    [
      'a last name with a dot',
      { lastName: 'S.' },
      'lastName',
      'Last name can only contain aphanumeric and space',
    ],
    [
      'a last name of 31',
      { lastName: 'x'.repeat(31) },
      'lastName',
      'Last name must not be greater than 30 characters.',
    ],
    ['no gender', { gender: '' }, 'gender', 'Please select a gender'],
    ['no birth type', { birthType: '' }, 'birthType', 'Please select a birth type'],
    ['no blood group', { bloodGroup: '' }, 'bloodGroup', 'Please select a blood group'],
    ['no IQ level', { iqLevel: '' }, 'iqLevel', 'Please enter the IQ level'],
    ['an IQ level of one digit', { iqLevel: '9' }, 'iqLevel', 'Please enter a valid 2 or 3 digit IQ Level'],
    ['nobody who referred', { refferedBy: '' }, 'refferedBy', 'Please enter reffered by'],
    [
      'an Aadhaar of 11 digits',
      { aadharNumber: '12341234123' },
      'aadharNumber',
      'Please enter a valid 12 digit aadhar number',
    ],
    [
      'a passport of 10',
      { passportNumber: 'A123456789' },
      'passportNumber',
      'Please enter a valid passport number',
    ],
    ['no address', { address1: '' }, 'address1', 'Please enter a address'],
    ['an address of 9', { address1: '14 Street' }, 'address1', 'Address must have minimum 10 characters.'],
    ['no city', { city: '' }, 'city', 'Please enter a city'],
    ['no state', { state: '' }, 'state', 'Please enter a state'],
    ['no zip code', { zipCode: '' }, 'zipCode', 'Please provide a valid zip code.'],
    ['no mobile', { mobile: '' }, 'mobile', 'Please enter mobile.'],
    ['a mobile of 11 digits', { mobile: '94430123456' }, 'mobile', 'Please enter a valid mobile.'],
    ['no email', { email: '' }, 'email', 'Please enter a vaild email'],
    ['no place', { placeId: '' }, 'placeId', 'Please select a birth place'],
    [
      'a place of no list',
      { placeId: 'nowhere' },
      'placeId',
      'This place is not in our list. Please pick a suggestion; the nearest town is fine',
    ],
    [
      'a day of no calendar',
      { dateOfBirth: '2020-02-31' },
      'dateOfBirth',
      'This date does not exist. Please check it',
    ],
    ['no consent', { consent: false }, 'consent', 'Please confirm that you may enter these details'],
  ];
  it.each(faults)('with %s: on the field', async (_what, change, path, message) => {
    const { status, failure } = await send(clinic, change);
    expect(status).toBe(400);
    expect(failure.errors).toEqual([{ path, message }]);
  });
});
