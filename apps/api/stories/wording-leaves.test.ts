import { groupBirths } from '@udaya/contract/group-births';
import { reports } from '@udaya/contract/reports';
import { describe, expect, it } from 'vitest';
import { groupBirthBody, wizardParts } from '../testing/group-birth-body.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { endedWritings, unopened, wordingWorld } from '../testing/wordings.ts';

const made = await forThisFile(wordingWorld());
const w = made.w;

/** All that was sent for a report, as it went over the wire, and what its row holds that could tell whose it is. */
async function sentFor(id: string, asked: number) {
  const [writing] = await endedWritings(w, id);
  expect(writing?.state).toBe('shown');
  const { rows } = await w.pool.query(
    'select *, date_of_birth::text as date_of_birth from reports where id = $1',
    [id],
  );
  const row = rows[0] as Record<string, string | number>;
  const date = String(row.date_of_birth);
  // The prompt itself says how English is spoken in India.
  const places = String(row.place_description)
    .split(', ')
    .filter((name) => name !== 'India');
  const sent = made.stub
    .asked()
    .slice(asked)
    .map(({ raw }) => raw);
  expect(sent).toHaveLength(1);
  const kept = [row.place_id, row.latitude, row.longitude, row.birth_ms, row.zone].map(String);
  return {
    sent,
    told: [id, ...places, ...kept, date, date.slice(0, 4), String(row.time_of_birth).slice(0, 5)],
  };
}

function expectNone(sent: readonly string[], secrets: readonly string[]) {
  expect(secrets.length).toBeGreaterThan(8);
  expect(secrets.filter((secret) => secret.length < 2)).toEqual([]);
  const bodies = sent.join('\n').toLowerCase();
  expect(secrets.filter((secret) => bodies.includes(secret.toLowerCase()))).toEqual([]);
}

describe('what leaves for the language model', () => {
  it('holds nothing that a parent entered: no name, place, day, time, and no free text', async () => {
    const parent = await w.person('user');
    const asked = made.stub.asked().length;
    const id = await unopened(w, parent, {
      name: 'Kuralarasi Thenmozhi',
      refferedBy: 'Vetrivel Clinic',
      iqLevel: '137',
      bloodGroup: 'AB-',
    });
    const { sent, told } = await sentFor(id, asked);
    expectNone(sent, [
      ...told,
      'Kuralarasi',
      'Thenmozhi',
      'Vetrivel',
      '137',
      'AB-',
      '07:42',
      'female',
      parent.user.username,
      parent.user.email,
      parent.user.id,
    ]);
    expect(sent[0]).toContain('{name}');
    // The name stands in what came of it all the same.
    const { body } = await parent.call(reports.read, { params: { id } });
    expect(body.opening + body.closing).toContain('Kuralarasi');
  });

  it('holds nothing that a group asks beside the birth: no caste, religion, income, family, address or number', async () => {
    const staff = await w.person('groupUser');
    const asked = made.stub.asked().length;
    const change = {
      aadharNumber: '123412349876',
      passportNumber: 'm7654321',
      iqLevel: '104',
      refferedBy: 'Dr Sivasankari',
    };
    const body = { ...(await groupBirthBody(staff, change)), ...wizardParts };
    const { id } = (await staff.call(groupBirths.create, { body })).body;
    const { sent, told } = await sentFor(id, asked);
    const { communityDetails, familyDetails, educationalDetails } = wizardParts;
    expectNone(sent, [
      ...told,
      'Kavitha',
      'Selvam',
      'Sivasankari',
      '104',
      '9876',
      '7654321',
      'Big Bazaar',
      '620002',
      '9443012345',
      communityDetails.caste,
      communityDetails.community,
      communityDetails.religionDesc,
      familyDetails.fatherName,
      familyDetails.fatherOccupationDesc,
      familyDetails.familyMonthlyIncome,
      familyDetails.motherName,
      educationalDetails.schoolName,
      'Kabaddi',
      'NMMS',
      'Arun',
      staff.user.groupId ?? '',
      staff.user.username,
    ]);
  });
});
