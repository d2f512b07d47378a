import { privacy } from '@udaya/contract/privacy';
import { productReports, type ReportDetail, reports } from '@udaya/contract/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { readZip } from '../testing/read-zip.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import type { Person, World } from '../testing/world.ts';

let w: World;
let parent: Person;
let body: Record<string, unknown>;
beforeAll(async () => {
  w = await sharedWorld({ works: true });
  parent = await w.person('user');
  body = await birthBody(parent);
});
afterAll(async () => w.close());

const read = (id: string, version?: number) =>
  parent.call(reports.read, { params: { id }, ...(version ? { query: { version } } : {}) });

async function ready(id: string, version: number): Promise<ReportDetail> {
  await expect
    .poll(async () => (await read(id)).body, { timeout: 15_000 })
    .toMatchObject({ stage: 'ready', history: { version } });
  return (await read(id)).body;
}

/** A report that was written, and then corrected. */
async function corrected(change: Record<string, unknown>, from: Record<string, unknown> = {}) {
  const first = { ...body, ...from };
  const { id } = (await parent.call(reports.create, { body: first })).body;
  const before = await ready(id, 1);
  const sent = await parent.call(reports.correct, { params: { id }, body: { ...first, ...change } });
  expect(sent.status).toBe(200);
  return { id, before, after: await ready(id, 2) };
}

describe('a report that is corrected to another person', () => {
  it.each([
    ['another name', { name: 'Arun' }],
    ['a name of one letter more', { name: 'Diyaa' }],
    ['another sex', { gender: 'Male' }],
    ['another year of birth', { dateOfBirth: '2017-05-24' }],
  ])(
    'by %s gives one whole report: the first version closes, and the new one is whole',
    async (_what, change) => {
      const { id, before, after } = await corrected(change);
      expect(after.preview).toBe(false);
      expect(JSON.parse(after.reportJson)).toHaveLength(10);
      expect(after.history?.versions.map(({ version, closed }) => [version, closed])).toEqual([
        [1, true],
        [2, false],
      ]);
      expect(after.history?.changes).toMatchObject({ parts: [], opening: false, closing: false });

      const old = await read(id, 1);
      expect([old.status, old.failure.code]).toEqual([410, 'report.version_closed']);
      expect(old.failure.message).toMatch(/^This version is closed/);
      const pdf = await parent.call(reports.readPdf, { query: { id } });
      expect(await pdfText(pdf.body)).toContain(after.name);

      const admin = await w.person('productAdmin');
      const kept = await admin.call(productReports.read, { params: { id }, query: { version: 1 } });
      expect([kept.status, kept.body.name, kept.body.history?.versions[0]?.closed]).toEqual([
        200,
        before.name,
        false,
      ]);
      expect(JSON.parse(kept.body.reportJson)).toHaveLength(10);
    },
  );

  it('leaves in one’s own data what was entered, and no second whole report', async () => {
    const { id, before } = await corrected({ name: 'Kavin', gender: 'Male' });
    const [first] = JSON.parse(before.reportJson) as { description: string }[];
    const zip = await parent.call(privacy.exportData, { body: { password: parent.password } });
    const closed = [...readZip(zip.body)]
      .filter(([name]) => name.endsWith('version-1.json'))
      .map(([, bytes]) => JSON.parse(bytes.toString()) as { id: string; name: string; reportJson: unknown[] })
      .find((one) => one.id === id);
    expect(closed).toMatchObject({ name: 'Diya', reportJson: [] });
    expect(JSON.stringify(closed)).not.toContain(first?.description.slice(0, 40));
  });
});

describe('a report whose PDF was taken', () => {
  const another = { name: 'Kavin', dateOfBirth: '2019-03-02' };
  async function downloaded() {
    const { id } = (await parent.call(reports.create, { body })).body;
    await ready(id, 1);
    expect((await parent.call(reports.readPdf, { query: { id } })).status).toBe(200);
    return (change: Record<string, unknown>) =>
      parent.call(reports.correct, { params: { id }, body: { ...body, ...change } });
  }

  it('does not become the reading of another person, and says who helps', async () => {
    const correct = await downloaded();
    const refused = await correct(another);
    expect([refused.status, refused.failure.code]).toEqual([409, 'report.pdf_taken']);
    expect(refused.failure.message).toContain('contact support');
    // The correction is still there for a slip.
    expect((await correct({ name: 'Diyaa' })).status).toBe(200);
  });

  it.each([
    ['the birth', { dateOfBirth: '2018-06-02', timeOfBirth: '07:10 AM' }],
    ['the name', { name: 'Kavin' }],
  ])('is corrected in %s', async (_what, change) => {
    expect((await (await downloaded())(change)).status).toBe(200);
  });

  it('is counted by what its owner took, by nobody else', async () => {
    const { id } = (await parent.call(reports.create, { body })).body;
    await ready(id, 1);
    const admin = await w.person('productAdmin');
    await admin.call(productReports.readPdf, { query: { id } });
    expect(
      (await parent.call(reports.correct, { params: { id }, body: { ...body, ...another } })).status,
    ).toBe(200);
  });
});

describe('a report that is corrected for the same person', () => {
  it.each([
    ['the case and the spaces of the name', { name: ' anu  DEVI' }],
    ['another form of the same letters', { name: 'Anu Devi'.normalize('NFD') }],
    ['time, day and month of birth', { dateOfBirth: '2018-06-02', timeOfBirth: '06:10 AM' }],
  ])('keeps its first version readable: %s', async (_what, change) => {
    const from = { name: 'Anu Devi' };
    const { id, before, after } = await corrected({ timeOfBirth: '06:10 AM', ...change }, from);
    expect(after.history?.versions.map(({ closed }) => closed)).toEqual([false, false]);
    const old = await read(id, 1);
    expect([old.status, old.body.reportJson]).toEqual([200, before.reportJson]);
    expect(after.history?.changes?.parts).toHaveLength(10);
  });
});
