import { privacy } from '@udaya/contract/privacy';
import { type ReportDetail, reports } from '@udaya/contract/reports';
import { pageLanguageHeader } from '@udaya/contract/route';
import { expect, it } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { readZip } from '../testing/read-zip.ts';
import { plainContent, restate } from '../testing/report-contents.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';
import { writeNow } from '../testing/write-now.ts';

const shop = await forThisFile(openShop());
const { parent } = shop;

const read = async (id: string) => (await parent.call(reports.read, { params: { id } })).body;

/** A report of a birth, bought. */
async function bought(change: Record<string, unknown>): Promise<string> {
  const { body, failure } = await parent.call(reports.create, { body: await birthBody(parent, change) });
  if (!body.id) throw new Error(JSON.stringify(failure));
  await writeNow(shop, body.id);
  await shop.pool.query(`update reports set payment_status = 'PAID' where id = $1`, [body.id]);
  return body.id;
}

const valueOf = ({ day }: ReportDetail, term: string) => day?.rows.find((row) => row.term === term)?.value;
const detailOf = ({ details }: ReportDetail, label: string) =>
  details.find((detail) => detail.label === label)?.value;

// In Tirunelveli the Sun rose at 06:07 by Indian standard time, which the war had put forward by an hour.
const wartime = { name: 'Savitri', dateOfBirth: '1943-07-14', timeOfBirth: '05:10 AM' };

it('a birth before sunrise has the vara of the day before beside the civil weekday', async () => {
  const report = await read(await bought(wartime));
  expect(valueOf(report, 'Vara (weekday of the panchang)')).toBe('Tuesday (Mangalavara)');
  expect(report.day?.rows[2]?.about).toContain('By the civil calendar it was Wednesday.');
  expect(detailOf(report, 'Day of the week')).toBe(
    'Wednesday; by the panchang, which counts days from sunrise, Tuesday (Mangalavara)',
  );
  expect(valueOf(report, 'Sunrise and sunset')).toBe('07:07 AM and 07:43 PM');
  expect(report.day?.course?.marks.map(({ kind }) => kind)).toEqual([
    'sunrise',
    'sunset',
    'birth',
    'nextSunrise',
  ]);
});

it('a birth after it has one weekday', async () => {
  const report = await read(await bought({ name: 'Diya' }));
  expect(valueOf(report, 'Vara (weekday of the panchang)')).toBe('Thursday (Guruvara)');
  expect(detailOf(report, 'Day of the week')).toBe('Thursday');
  expect(valueOf(report, 'Tithi (lunar day)')).toBe(detailOf(report, 'Tithi (lunar day)'));
  expect(report.day?.syllables).toBeNull();
});

it('a preview has no day of birth, but the weekday of the panchang', async () => {
  const { body } = await parent.call(reports.create, { body: await birthBody(parent, wartime) });
  await writeNow(shop, body.id);
  const report = await read(body.id);
  expect([report.preview, report.day]).toEqual([true, null]);
  expect(detailOf(report, 'Day of the week')).toContain('Tuesday (Mangalavara)');
});

it('a report of the first composer has it too, and so has the copy of the own data', async () => {
  const id = await bought({ name: 'Kept' });
  await restate(shop, id, plainContent);
  const { day } = await read(id);
  expect(day?.rows).toHaveLength(10);
  const zip = await parent.call(privacy.exportData, { body: { password: parent.password } });
  const files = [...readZip(zip.body).entries()].filter(([name]) => name.endsWith('report.json'));
  const copies = files.map(([, bytes]) => JSON.parse(bytes.toString()) as ReportDetail);
  expect(copies.find((copy) => copy.id === id)?.day).toEqual(day);
});

it('a child in its first year has the sounds of its pada, in the language of the page around them', async () => {
  const id = await bought({ name: 'Nila' });
  await shop.pool.query(
    `update reports set date_of_birth = (created_at - interval '20 days')::date where id = $1`,
    [id],
  );
  const { day } = await read(id);
  expect(day?.syllables?.sounds).toHaveLength(1);
  const tamil = (await parent.call(reports.read, { params: { id }, headers: { [pageLanguageHeader]: 'ta' } }))
    .body.day;
  expect(tamil?.syllables?.sounds.map((one) => one.tamil)).toEqual(
    day?.syllables?.sounds.map((one) => one.tamil),
  );
  expect(tamil?.heading).toBe('பிறந்த நாளின் பஞ்சாங்கம்');
});

it('of an unknown time only what held all day is told', async () => {
  const { day } = await read(
    await bought({ name: 'No Hour', timeOfBirth: '00:00:00 AM', timeAccuracy: 'unknown' }),
  );
  expect(day?.lead).toMatch(/^The time of birth is not known.+Not shown, because it changed that day: .+\.$/);
  expect(day?.rows.map(({ term }) => term)).not.toContain('Karana');
  expect(day?.rows.map(({ term }) => term)).toContain('Sunrise and sunset');
  expect(day?.course).toBeNull();
});
