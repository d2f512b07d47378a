import { groupBirths } from '@udaya/contract/group-births';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { groupBirthBody, wizardParts } from '../testing/group-birth-body.ts';
import { sharedWorld } from '../testing/shared-world.ts';

const w = await sharedWorld();
const staff = await w.person('groupUser');

async function entered(change: Record<string, unknown> = {}) {
  const body = { ...(await groupBirthBody(staff)), ...wizardParts, ...change };
  return (await staff.call(groupBirths.create, { body })).body.id;
}

describe('what was entered of a person', () => {
  it('is read back by whoever entered it, with the income as a range and the numbers masked', async () => {
    const id = await entered({ aadharNumber: '123412341234', passportNumber: 'm1234567', iqLevel: '104' });
    const { body } = await staff.call(groupBirths.readEntered, { params: { id } });
    const { familyMonthlyIncome, ...family } = wizardParts.familyDetails;
    expect(body).toMatchObject({
      name: 'Kavitha Selvam',
      iqLevel: '104',
      person: {
        address1: '14 Big Bazaar Street',
        city: 'Tiruchirappalli',
        mobile: '9443012345',
        aadharMasked: 'XXXX XXXX 1234',
        passportMasked: 'XXXXX567',
      },
      answers: {
        communityDetails: wizardParts.communityDetails,
        familyDetails: family,
        monthlyIncome: { from: 10_000, below: 20_000 },
        sibilings: wizardParts.sibilings,
        examsAppeared: wizardParts.examsAppeared,
      },
    });
    expect(JSON.stringify(body)).not.toContain(familyMonthlyIncome);
    const { rows } = await w.db.execute(
      sql`select actor_id from audit_log where action = 'report.entered_viewed' and target_id = ${id}`,
    );
    expect(rows).toEqual([{ actor_id: staff.user.id }]);
  });

  it('keeps no description of what is not described, and nothing of a parent who is not known', async () => {
    const id = await entered({
      communityDetails: { ...wizardParts.communityDetails, religion: 'Hinduism' },
      familyDetails: {
        ...wizardParts.familyDetails,
        familyType: 'Orphan',
        fatherName: 'Not known',
        motherOccupationDesc: 'Cooks',
      },
    });
    const { answers } = (await staff.call(groupBirths.readEntered, { params: { id } })).body;
    expect(answers?.communityDetails).toMatchObject({ religion: 'Hinduism', religionDesc: '' });
    expect(answers?.familyDetails).toMatchObject({
      fatherName: 'Not known',
      fatherQualification: '',
      fatherOccupation: '',
      fatherOccupationDesc: '',
      motherOccupation: 'Home maker',
      motherOccupationDesc: '',
    });
  });

  it('is sealed for its row: answers that were moved to another report stay closed', async () => {
    const [one, other] = [await entered(), await entered({ firstName: 'Somebody' })];
    await w.db.execute(
      sql`update report_sensitive set answers_sealed = (select answers_sealed from report_sensitive where report_id = ${one}) where report_id = ${other}`,
    );
    const { body } = await staff.call(groupBirths.readEntered, { params: { id: other } });
    expect([body.answers, body.iqLevel]).toEqual([null, '']);
  });

  it('is as missing to other people, admins of another group included', async () => {
    const id = await entered();
    for (const role of ['groupUser', 'branchAdmin', 'groupAdmin'] as const) {
      const other = await w.person(role);
      const { status, failure } = await other.call(groupBirths.readEntered, { params: { id } });
      expect([status, failure.code]).toEqual([404, 'record.missing']);
    }
  });
});
