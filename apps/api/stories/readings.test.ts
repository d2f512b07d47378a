import { createHash } from 'node:crypto';
import { births } from '@udaya/contract/births';

import { productReports, reports } from '@udaya/contract/reports';
import type { ReportContent } from '@udaya/core/reports/report-content';
import type { ReportType } from '@udaya/core/reports/report-types';
import { describe, expect, it } from 'vitest';
import { readShippedTexts } from '../src/features/knowledge/shipped-knowledge.ts';
import { birthBody } from '../testing/birth-body.ts';
import { requestReport } from '../testing/request-report.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import { writeNow } from '../testing/write-now.ts';

const w = await sharedWorld();
const parent = await w.person('user');

/** The day on which somebody was born who is so many years old today. */
const yearsAgo = (years: number) => Temporal.Now.plainDateISO('Asia/Kolkata').subtract({ years }).toString();

/** A report as it is stored. */
async function stored(
  change: Record<string, unknown>,
): Promise<{ reportType: ReportType; content: ReportContent }> {
  const id = await requestReport(parent, change);
  await writeNow(w, id);
  const { rows } = await w.pool.query<{ report_type: ReportType; content: ReportContent }>(
    'select report_type, content from report_versions join reports on reports.id = report_id where report_id = $1',
    [id],
  );
  const [row] = rows;
  if (!row) throw new Error('The report was not written.');
  return { reportType: row.report_type, content: row.content };
}

describe('the kind of reading', () => {
  it.each([
    [14, 'Child'],
    [15, 'Student'],
    [17, 'Student'],
    [18, 'Adult'],
  ])(
    'of somebody of %i years is %s, as the form reads it back and as it is written',
    async (years, reportType) => {
      const birth = { name: `Of ${years}`, dateOfBirth: yearsAgo(years) };
      const answer = await parent.call(births.resolve, { body: await birthBody(parent, birth) });
      expect(answer.body).toMatchObject({ reportType, ageYears: years });
      expect(await stored(birth)).toMatchObject({ reportType });
    },
  );
});

describe('a written report', () => {
  it('is made of rows of the knowledge base, each of them named with its SHA-256', async () => {
    const { content } = await stored({ dateOfBirth: yearsAgo(8) });
    const known = new Map(
      readShippedTexts('Child').texts.map(({ key, ageBand, text }) => [`${key}|${ageBand}`, text]),
    );
    const { texts = [], writer } = content.manifest;
    expect(writer).toEqual({ kind: 'composer', version: '3' });
    const hashed = texts.map(({ key, ageBand }) => {
      const text = known.get(`${key}|${ageBand}`) ?? '';
      return createHash('sha256').update(text).digest('hex');
    });
    expect(texts.length).toBeGreaterThanOrEqual(10);
    expect(texts.map(({ hash }) => hash)).toEqual(hashed);
    const pieces = content.statements.flatMap((statement) => statement.pieces ?? []);
    expect(pieces.every(({ key, ageBand, text }) => known.get(`${key}|${ageBand}`) === text)).toBe(true);
    expect(pieces.every(({ ageBand }) => ageBand === '' || ageBand === '6-9')).toBe(true);
    expect(content.frame?.ageBand).toBe('6-9');
  });

  it('names its rows to the product admin, and to nobody else', async () => {
    const id = await requestReport(parent, { dateOfBirth: yearsAgo(4) });
    await writeNow(w, id);
    const admin = await w.person('productAdmin');
    const seen = (await admin.call(productReports.read, { params: { id } })).body.provenance?.rows ?? [];
    expect(seen.map(({ key }) => key)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Moon \d+$/), expect.stringMatching(/^plan\.week\./)]),
    );
    expect(seen).toContainEqual(expect.objectContaining({ ageBand: '3-5' }));
    const own = (await parent.call(reports.read, { params: { id } })).body;
    expect(own.provenance?.rows ?? []).toEqual([]);
  });

  // Mauni Amavasya: the new moon's tithi began on 3 February 2019 shortly before midnight in India.
  it('knows weekday and tithi of birth, and no tithi where the day has two', async () => {
    const morning = { dateOfBirth: '2019-02-03', timeOfBirth: '07:30 AM' };
    expect((await stored(morning)).content.frame?.calendar).toEqual({ weekday: 7, tithi: 29 });
    const unknown = await stored({ ...morning, timeAccuracy: 'unknown' });
    expect(unknown.content.frame?.calendar).toEqual({ weekday: 7, tithi: null });
    expect(unknown.content.statements.map(({ planet }) => planet)).not.toContain('Ascendant');
  });
});
