import { productReports, type ReportDetail, reports } from '@udaya/contract/reports';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import type { Person } from '../testing/world.ts';

const w = await sharedWorld({ works: true });
const parent = await w.person('user');
const body = await birthBody(parent);

async function ready(id: string, version: number): Promise<ReportDetail> {
  await expect
    .poll(async () => (await parent.call(reports.read, { params: { id } })).body, { timeout: 15_000 })
    .toMatchObject({ stage: 'ready', history: { version } });
  return (await parent.call(reports.read, { params: { id } })).body;
}

async function written(): Promise<ReportDetail> {
  const made = await parent.call(reports.create, { body });
  return ready(made.body.id, 1);
}

const correct = (id: string, change: Record<string, unknown>, person: Person = parent) =>
  person.call(reports.correct, { params: { id }, body: { ...body, ...change } });

describe('a correction', () => {
  it('has the report written again, keeps what it said before, and tells what changed', async () => {
    const before = await written();
    expect(before.history).toMatchObject({
      version: 1,
      versions: [{ version: 1 }],
      correctableUntil: expect.any(String),
      changes: null,
    });
    const sent = await correct(before.id, {
      name: 'DIYA',
      dateOfBirth: '2018-05-25',
      timeOfBirth: '08:12 AM',
    });
    expect([sent.status, sent.body.name, sent.body.id]).toEqual([200, 'DIYA', before.id]);

    const after = await ready(before.id, 2);
    expect(after).toMatchObject({
      name: 'DIYA',
      dateOfBirth: '2018-05-25',
      timeOfBirth: '08:12:00 AM',
      provenance: { version: 2 },
    });
    expect(after.reportJson).not.toBe(before.reportJson);
    const { history } = after;
    expect(history?.versions.map((one) => one.version)).toEqual([1, 2]);
    expect(history?.correctableUntil).toBeNull();
    expect(history?.changes?.details).toEqual(
      expect.arrayContaining([
        { label: 'Name', before: 'Diya', after: 'DIYA' },
        { label: 'Date of birth', before: '2018-05-24', after: '2018-05-25' },
        { label: 'Time of birth', before: '07:42:00 PM', after: '08:12:00 AM' },
      ]),
    );
    const [then, now] = [before, after].map((one) => JSON.parse(one.reportJson) as { description: string }[]);
    expect(history?.changes?.parts).toEqual(
      now?.map(({ description }, index) => ({
        part: index + 1,
        changed: then?.[index]?.description !== description,
        fact: '',
      })),
    );
    expect(history?.changes?.parts.some((one) => one.changed)).toBe(true);

    const old = (await parent.call(reports.read, { params: { id: before.id }, query: { version: 1 } })).body;
    expect(old).toMatchObject({
      name: 'Diya',
      dateOfBirth: '2018-05-24',
      reportJson: before.reportJson,
      opening: before.opening,
      history: { version: 1, changes: null },
    });
    expect(
      (await parent.call(reports.read, { params: { id: before.id }, query: { version: 3 } })).status,
    ).toBe(404);
    expect((await parent.call(reports.readPdf, { query: { id: before.id } })).status).toBe(200);
  });

  it('of two hours tells of the nakshatra, of the opening and of every part, since every planet is in another house', async () => {
    const before = await written();
    await correct(before.id, { timeOfBirth: '09:42 PM' });
    const { opening, history } = await ready(before.id, 2);
    expect(history?.changes).toMatchObject({ opening: true, details: expect.any(Array) as unknown[] });
    expect(opening).not.toBe(before.opening);
    const nakshatra = history?.changes?.details.find(({ label }) => label === 'Nakshatra');
    expect([nakshatra?.before, nakshatra?.after]).toEqual(['Uttara Phalguni, pada 4', 'Hasta, pada 1']);
    expect(history?.changes?.parts.filter(({ changed }) => changed)).toHaveLength(10);
  });

  it('shows the new details while it is being written, and the earlier version stays readable', async () => {
    const { id } = await written();
    await correct(id, { name: 'diya', timeOfBirth: '09:42 PM' });
    await ready(id, 2);
    // As it is between the answer and the writing.
    await w.db.execute(sql`delete from report_versions where report_id = ${id} and version = 2`);
    await w.db.execute(sql`update reports set stage = 'wording' where id = ${id}`);
    const { body } = await parent.call(reports.read, { params: { id } });
    expect(body).toMatchObject({
      name: 'diya',
      timeOfBirth: '09:42:00 PM',
      reportJson: '[]',
      history: { version: 0, versions: [{ version: 1 }] },
    });
    const old = await parent.call(reports.read, { params: { id }, query: { version: 1 } });
    expect(old.body).toMatchObject({ name: 'Diya', timeOfBirth: '07:42:00 PM' });
  });

  it('names the planets that moved to the product admin only', async () => {
    const { id } = await written();
    await correct(id, { timeOfBirth: '08:12 AM' });
    await ready(id, 2);
    const admin = await w.person('productAdmin');
    const facts = (
      await admin.call(productReports.read, { params: { id } })
    ).body.history?.changes?.parts.map((one) => one.fact);
    expect(facts?.join(' ')).toMatch(/Ascendant: \w+ \(\w+\) → \w+ \(\w+\)/);
  });

  it('is made once, also by a double click', async () => {
    const { id } = await written();
    const change = { dateOfBirth: '2018-06-01' };
    const answers = await Promise.all([correct(id, change), correct(id, change), correct(id, change)]);
    expect(answers.filter((one) => one.status === 200).length).toBeGreaterThan(0);
    await ready(id, 2);
    expect((await correct(id, change)).status).toBe(200);
    const again = await correct(id, { dateOfBirth: '2018-06-02' });
    expect([again.status, again.failure.code]).toEqual([409, 'report.not_correctable']);
    expect((await parent.call(reports.read, { params: { id } })).body).toMatchObject({
      dateOfBirth: '2018-06-01',
      history: { version: 2 },
    });
  });

  it('that changes nothing is not counted', async () => {
    const { id } = await written();
    // As a newer gazetteer may place the same town.
    await w.db.execute(sql`update reports set latitude = latitude + 0.001 where id = ${id}`);
    expect((await correct(id, {})).status).toBe(200);
    expect((await parent.call(reports.read, { params: { id } })).body.history).toMatchObject({
      version: 1,
      correctableUntil: expect.any(String),
    });
  });

  it('of the birth type and the blood group alone is told', async () => {
    const { id } = await written();
    const change = { birthType: 'Forceps Delivery', bloodGroup: 'AB-' };
    expect((await correct(id, change)).status).toBe(200);
    expect((await ready(id, 2)).history?.changes?.details).toEqual([
      { label: 'Birth type', before: 'Natural', after: 'Forceps Delivery' },
      { label: 'Blood group', before: 'Not given', after: 'AB-' },
    ]);
  });

  it('of the IQ level alone is kept, and leaves the text and the correction as they are', async () => {
    const before = await written();
    expect((await correct(before.id, { iqLevel: '133' })).status).toBe(200);
    const { rows } = await w.db.execute(
      sql`select iq_level from report_sensitive where report_id = ${before.id}`,
    );
    expect(rows).toEqual([{ iq_level: '133' }]);
    const consents = await w.db.execute(sql`select from consents where report_id = ${before.id}`);
    expect(consents.rows).toHaveLength(2);
    const after = await ready(before.id, 1);
    expect(after.reportJson).toBe(before.reportJson);
    expect(after.history?.correctableUntil).toBe(before.history?.correctableUntil);
    expect((await correct(before.id, { name: 'Diya T.' })).status).toBe(200);
    expect((await ready(before.id, 2)).name).toBe('Diya T.');
    expect((await correct(before.id, { name: 'Diya T.', iqLevel: '90' })).failure.code).toBe(
      'report.not_correctable',
    );
  });

  it('begins with the clock that was chosen by hand', async () => {
    const byHand = { ...body, dateOfBirth: '1943-07-14', timeOfBirth: '06:10 AM', utcOffsetMinutes: 330 };
    const made = await parent.call(reports.create, { body: byHand });
    const before = await ready(made.body.id, 1);
    expect([before.utcOffsetMinutes, before.timeZone]).toEqual([330, 330]);
    const { utcOffsetMinutes, id } = before;
    await correct(id, { ...byHand, utcOffsetMinutes, iqLevel: '120' });
    const after = await ready(id, 1);
    expect([after.timeZone, after.history?.correctableUntil]).toEqual([
      330,
      before.history?.correctableUntil,
    ]);
    expect((await written()).utcOffsetMinutes).toBeNull();
  });

  it('comes too late after fourteen days', async () => {
    const { id } = await written();
    await w.db.execute(
      sql`update reports set created_at = now() - interval '14 days 1 minute' where id = ${id}`,
    );
    expect((await correct(id, { name: 'Late' })).failure.code).toBe('report.not_correctable');
    expect((await parent.call(reports.read, { params: { id } })).body.history?.correctableUntil).toBeNull();
  });

  it('is checked like the first submission, and belongs to the owner', async () => {
    const { id } = await written();
    expect((await correct(id, { dateOfBirth: '2018-02-31' })).failure.errors).toEqual([
      { path: 'dateOfBirth', message: 'This date does not exist. Please check it' },
    ]);
    expect((await correct(id, { consent: false })).status).toBe(400);
    const stranger = await w.person('user');
    expect((await correct(id, { name: 'Mine' }, stranger)).status).toBe(404);
  });

  it('is not offered and not taken before the report is bought', async () => {
    const { id } = await written();
    const consents = async () =>
      (await w.db.execute(sql`select from consents where report_id = ${id}`)).rows.length;
    for (const status of ['PENDING', 'FAILED', 'TRIAL']) {
      await w.db.execute(sql`update reports set payment_status = ${status}::payment_status where id = ${id}`);
      const refused = await correct(id, { timeOfBirth: '08:12 AM', iqLevel: '120' });
      expect([refused.status, refused.failure.code]).toEqual([402, 'report.uncorrectable_unpaid']);
      expect(refused.failure.message).toContain('you can edit its details as often as you like');
      const seen = (await parent.call(reports.read, { params: { id } })).body;
      expect([seen.timeOfBirth, seen.history?.correctableUntil]).toEqual(['07:42:00 PM', null]);
    }
    expect(await consents()).toBe(1);
    await w.db.execute(sql`update reports set payment_status = 'PAID' where id = ${id}`);
    expect((await correct(id, { timeOfBirth: '08:12 AM' })).status).toBe(200);
  });
});
