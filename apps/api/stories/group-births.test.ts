import { births } from '@udaya/contract/births';
import { groupBirths } from '@udaya/contract/group-births';
import { productReports, reports } from '@udaya/contract/reports';
import type { GroupType } from '@udaya/core/groups/group-types';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { groupBirthBody, wizardParts } from '../testing/group-birth-body.ts';
import { mobileIndex } from '../testing/mobile-index.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import { tablesWith } from '../testing/tables-with.ts';
import type { Person } from '../testing/world.ts';

const w = await sharedWorld({ works: true });
const clinic = await staffOf('Clinic');
const ngo = await w.person('groupUser');

async function staffOf(type: GroupType, plan = 'CONTRACT'): Promise<Person> {
  const staff = await w.person('groupUser');
  await w.db.execute(sql`update groups set type = ${type}, plan = ${plan} where id = ${staff.user.groupId}`);
  return staff;
}

const send = async (
  staff: Person,
  change: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => staff.call(groupBirths.create, { body: await groupBirthBody(staff, change), headers });

/** All that is stored of a report, in the tables that hold something of it. */
async function stored(id: string) {
  const one = async (table: string, column = 'report_id') =>
    (await w.pool.query(`select * from ${table} where ${column} = $1`, [id])).rows[0];
  return {
    report: await one('reports', 'id'),
    person: await one('report_people'),
    sensitive: await one('report_sensitive'),
    consent: await one('consents'),
  };
}

describe('birth details that staff of a group enter', () => {
  it('become a report that the contract covers, under first and last name', async () => {
    const answer = await send(clinic);
    expect(answer.failure.errors).toBeUndefined();
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      birthInputId: answer.body.id,
      userType: 'GROUP',
      name: 'Kavitha Selvam',
      paymentStatus: 'PAID',
      refferedBy: 'Dr Meena',
      timeOfBirth: '06:15:00 AM',
    });
    await vi.waitFor(
      async () => {
        const { body } = await clinic.call(groupBirths.readStage, { params: { id: answer.body.id } });
        expect(body).toEqual({ id: answer.body.id, name: 'Kavitha Selvam', stage: 'ready' });
      },
      { timeout: 10_000, interval: 50 },
    );
    const { report, consent } = await stored(answer.body.id);
    expect(report).toMatchObject({
      owner_id: clinic.user.id,
      group_id: clinic.user.groupId,
      branch_id: clinic.user.branchId,
      city: 'Tiruchirappalli',
      mobile_index: mobileIndex(w, '9443012345'),
      zone: 'Asia/Kolkata',
    });
    expect(consent).toMatchObject({ given_by: clinic.user.id, method: 'staff' });
    expect(consent.wording).toContain('I have the consent of this person, or of the parent or guardian');
  });

  it('are a complimentary preview where the group has a trial', async () => {
    const { body } = await send(await staffOf('Hospital', 'TRIAL'));
    expect(body.paymentStatus).toBe('TRIAL');
  });

  it('are read back before, with nothing stored', async () => {
    const { firstName, placeId, ...birth } = await groupBirthBody(clinic, {}, ['GB', 'London']);
    const { dateOfBirth, timeOfBirth } = birth;
    const place = { place_id: placeId };
    const answer = await clinic.call(births.resolve, {
      body: { name: firstName, dateOfBirth, timeOfBirth, country: 'GB', place },
    });
    expect(answer.body).toMatchObject({ weekday: 'Wednesday', zone: 'Europe/London', utcOffset: '+01:00' });
  });

  it('take what the original client sends beside them, and believe none of it', async () => {
    const { body } = await send(clinic, {
      meridies: 'Am',
      timeZone: 'UTC+09:00',
      birthCountryName: 'India',
      placesToken: 'x',
      mobilecode: '+91',
      tabValue: 2,
    });
    const { report } = await stored(body.id);
    expect(report).toMatchObject({ offset_seconds: 19800, time_of_birth: '06:15:00' });
  });

  it('keep of an Aadhaar number four digits, and a passport number sealed', async () => {
    const { body } = await send(clinic, { aadharNumber: '123412341234', passportNumber: 'm1234567' });
    const { person, ...others } = await stored(body.id);
    expect(Object.keys(person)).toEqual(['report_id', 'details_sealed']);
    const rows = JSON.stringify({ person, ...others });
    expect(rows).not.toContain('123412341234');
    for (const clear of ['M1234567', 'm1234567']) {
      expect(rows).not.toContain(clear);
      expect(person.details_sealed.includes(Buffer.from(clear))).toBe(false);
    }
  });

  it('make one record when they are sent again under the same key', async () => {
    const headers = { 'idempotency-key': 'group-form-1234567890' };
    const answers = await Promise.all([1, 2, 3].map(() => send(clinic, { firstName: 'Twice' }, headers)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const other = await send(clinic, { firstName: 'Thrice' }, headers);
    expect([other.status, other.failure.code]).toEqual([409, 'report.conflict']);
  });

  it('lose their nested parts where the group is no NGO: nobody asked for them', async () => {
    const { body } = await send(clinic, wizardParts);
    expect((await stored(body.id)).sensitive).toBeUndefined();
  });

  it('with an IQ level keep it sealed, and 00 as none', async () => {
    const assessed = await stored((await send(clinic, { iqLevel: '104' })).body.id);
    expect(assessed.sensitive).toMatchObject({ iq_level: '' });
    expect(assessed.sensitive.answers_sealed.includes(Buffer.from('104'))).toBe(false);
    const not = await stored((await send(clinic, { iqLevel: '00' })).body.id);
    expect(not.sensitive).toBeUndefined();
  });
});

describe('birth details of an NGO', () => {
  it('keep the sensitive answers sealed: no table has one of them in clear', async () => {
    const { body, status } = await send(ngo, wizardParts);
    expect(status).toBe(200);
    const { sensitive, consent } = await stored(body.id);
    const clear = [
      'MBC',
      'Vanniyar',
      'Ayyavazhi',
      'Malliga',
      'tea stall',
      '14500',
      'Panchayat',
      'NMMS',
      'Kabaddi',
      'Arun',
    ];
    for (const word of clear) expect(sensitive.answers_sealed.includes(Buffer.from(word)), word).toBe(false);
    expect(await tablesWith(w, 'Vanniyar|Ayyavazhi|Malliga|tea stall|14500|Panchayat Union|Kabaddi')).toEqual(
      [],
    );
    expect(consent.wording).toContain('separately, encrypted, and never used for the report');
  });

  it('go with the report, sealed answers and address alike', async () => {
    const { id } = (await send(ngo, wizardParts)).body;
    await w.db.execute(sql`delete from reports where id = ${id}`);
    expect(await stored(id)).toEqual({
      report: undefined,
      person: undefined,
      sensitive: undefined,
      consent: undefined,
    });
  });

  it('take an orphan whose parents are not known, and invent no occupation', async () => {
    const familyDetails = { familyType: 'Orphan', fatherName: 'Not known', motherName: 'Not known' };
    expect((await send(ngo, { ...wizardParts, familyDetails })).status).toBe(200);
    const oneKnown = await send(ngo, {
      ...wizardParts,
      familyDetails: { ...familyDetails, motherName: 'Malliga' },
    });
    expect(oneKnown.failure.errors).toEqual([
      { path: 'familyDetails.motherQualification', message: "Please enter the mother's qualification" },
      { path: 'familyDetails.motherOccupation', message: "Please select the mother's occupation" },
      { path: 'familyDetails.familyMonthlyIncome', message: "Please enter the family's monthly income" },
    ]);
  });

  it('take a parent who is not known in any family, and what shows the consent', async () => {
    const familyDetails = {
      ...wizardParts.familyDetails,
      familyType: 'Nuclear',
      fatherName: 'Not known',
      fatherQualification: '',
      fatherOccupation: '',
      fatherOccupationDesc: '',
    };
    const { status, body } = await send(ngo, {
      ...wizardParts,
      familyDetails,
      consentEvidence: 'Meena (mother), on paper, form 12',
    });
    expect(status).toBe(200);
    expect((await stored(body.id)).consent).toMatchObject({
      method: 'staff',
      evidence: 'Meena (mother), on paper, form 12',
    });
  });

  it.each(['Om', "O'Neil", 'Mary-Ann', 'Dr. Rao', 'ஓம்'])('take the name "%s"', async (firstName) => {
    expect((await send(ngo, { ...wizardParts, firstName })).status).toBe(200);
  });

  it.each(['=1+1', '-Ann', "O' Neil'", 'Rao.', '12', 'Ann--Mary'])(
    'refuse the name "%s"',
    async (firstName) => {
      expect((await send(ngo, { ...wizardParts, firstName })).failure.errors).toEqual([
        { path: 'firstName', message: expect.any(String) },
      ]);
    },
  );

  it('without the nested parts are refused on each field', async () => {
    const { status, failure } = await send(ngo);
    expect([status, failure.code]).toEqual([400, 'request.invalid']);
    expect(failure.errors?.map(({ path }) => path)).toEqual([
      'communityDetails.caste',
      'communityDetails.religion',
      'familyDetails.familyType',
      'familyDetails.fatherName',
      'familyDetails.motherName',
      'familyDetails.fatherQualification',
      'familyDetails.fatherOccupation',
      'familyDetails.motherQualification',
      'familyDetails.motherOccupation',
      'familyDetails.familyMonthlyIncome',
      'educationalDetails.schoolName',
      'educationalDetails.board',
      'educationalDetails.medium',
    ]);
  });
});

describe('birth details of a group that are refused', () => {
  it('in a branch that is closed, with a live session', async () => {
    const staff = await staffOf('Doctor');
    await w.db.execute(sql`update branches set closed_at = now() where id = ${staff.user.branchId}`);
    const { status, failure } = await send(staff);
    expect([status, failure.code]).toEqual([409, 'branch.closed']);
    expect(failure.message).toContain('This branch is closed');
    const { rows } = await w.db.execute(
      sql`select count(*)::int as made from reports where owner_id = ${staff.user.id}`,
    );
    expect(rows).toEqual([{ made: 0 }]);
  });
});

describe('the guards of group births', () => {
  it.each(['user', 'productAdmin', 'groupAdmin', 'branchAdmin'] as const)(
    'a %s enters none',
    async (role) => {
      const other = await w.person(role);
      const body = await groupBirthBody(clinic);
      expect((await other.call(groupBirths.create, { body })).failure.code).toBe('access.denied');
      const { id } = (await send(clinic)).body;
      expect((await other.call(groupBirths.readStage, { params: { id } })).failure.code).toBe(
        'access.denied',
      );
    },
  );

  it('another user’s report is as one that is missing', async () => {
    const { id } = (await send(clinic)).body;
    for (const params of [{ id }, { id: 'no-such-report' }]) {
      const { status, failure } = await ngo.call(groupBirths.readStage, { params });
      expect([status, failure.code]).toEqual([404, 'record.missing']);
    }
    expect((await ngo.call(reports.read, { params: { id } })).status).toBe(403);
  });

  it('lists and details of the product admin show none of what is kept apart', async () => {
    const { id } = (await send(ngo, wizardParts)).body;
    const admin = await w.person('productAdmin');
    const shown = [
      await admin.call(productReports.list, { query: { userType: 'GROUP' } }),
      await admin.call(productReports.read, { params: { id } }),
    ].map(({ body }) => JSON.stringify(body));
    for (const page of shown) {
      expect(page).toContain('Kavitha Selvam');
      for (const word of ['Vanniyar', 'Malliga', '14500', 'Big Bazaar', 'families.example'])
        expect(page).not.toContain(word);
    }
  });
});
