import { births } from '@udaya/contract/births';
import { privacy } from '@udaya/contract/privacy';
import { reports } from '@udaya/contract/reports';
import { describe, expect, it } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { readZip } from '../testing/read-zip.ts';
import { readyForAdmin } from '../testing/ready-report.ts';
import { requestReport } from '../testing/request-report.ts';
import { sharedWorld } from '../testing/shared-world.ts';

const w = await sharedWorld({ works: true });
const admin = await w.person('productAdmin');
const parent = await w.person('user');
const other = await w.person('user');
const timed = await requestReport(parent, {
  name: 'Vetri',
  dateOfBirth: '2019-02-03',
  timeOfBirth: '06:10 AM',
});
await readyForAdmin(admin, timed);

describe('a birth whose time is not known', () => {
  it('keeps what was entered, everywhere, and is read at noon', async () => {
    const entered = { name: 'No Hour', timeOfBirth: '00:00:00 AM', timeAccuracy: 'unknown' };
    const body = await birthBody(parent, entered);
    const read = await parent.call(births.resolve, { body });
    expect(read.body).toMatchObject({ timeUsed: false, localTime: '00:00:00 AM' });
    const id = await requestReport(other, entered);
    const detail = await readyForAdmin(admin, id);
    expect(detail.timeOfBirth).toBe('00:00:00 AM');
    const [row] = (await other.call(reports.list)).body.userBirthChartList;
    expect(row).toMatchObject({ id, timeOfBirth: '00:00:00 AM', timeAccuracy: 'unknown' });
    const { rows } = await w.pool.query('select time_of_birth, birth_ms from reports where id = $1', [id]);
    expect(rows[0].time_of_birth).toBe('00:00:00');
    expect(new Date(Number(rows[0].birth_ms)).toISOString()).toBe('2018-05-24T06:30:00.000Z');
    const text = await pdfText((await other.call(reports.readPdf, { query: { id } })).body);
    expect(text).toContain('Not known');
    expect(text).not.toMatch(/12:00|00:00/);
    const zip = await other.call(privacy.exportData, { body: { password: other.password } });
    const files = readZip(zip.body);
    const stored = [...files.entries()].map(([name, bytes]) =>
      name.endsWith('.json') ? bytes.toString() : '',
    );
    expect(stored.join('')).toContain('"timeOfBirth": "00:00:00 AM"');
    expect(stored.join('')).not.toContain('12:00:00 PM');
    // Another time that is not known either is no other birth: the one correction is still to come.
    const again = await other.call(reports.correct, {
      params: { id },
      body: { ...body, timeOfBirth: '09:00 PM' },
    });
    expect(again.body).toMatchObject({ stage: 'ready' });
    expect((await readyForAdmin(admin, id)).history?.versions).toHaveLength(1);
    // An hour that was entered all the same is kept, too.
    const half = await requestReport(other, { ...entered, name: 'Half', timeOfBirth: '10:30 PM' });
    expect((await readyForAdmin(admin, half)).timeOfBirth).toBe('10:30:00 PM');
  });
});

describe('page and PDF', () => {
  it('say the same of how well the time is known, of the Moon and of the day of writing', async () => {
    // Late in the evening by UTC it is the next day in India.
    await w.pool.query(
      `update report_versions set created_at = '2026-03-04T20:15:00Z' where report_id = $1`,
      [timed],
    );
    for (const [accuracy, words] of [
      ['exact', 'To the minute'],
      ['about30', '30 minutes'],
    ] as const) {
      await w.pool.query('update reports set time_accuracy = $1 where id = $2', [accuracy, timed]);
      const { body } = await parent.call(reports.read, { params: { id: timed } });
      expect(body.accuracyWords).toMatch(new RegExp(words, 'i'));
      expect(body.provenance?.writtenDay).toBe('5 March 2026');
      const text = await pdfText((await parent.call(reports.readPdf, { query: { id: timed } })).body);
      for (const said of [body.accuracyWords, '5 March 2026', body.chandraRasi, body.nakshatra])
        expect(text).toContain(said);
    }
  });
});
