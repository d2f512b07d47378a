import { readingLinks } from '@udaya/contract/reading-links';
import { productReports, type ReportDetail, reports } from '@udaya/contract/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfText } from '../testing/pdf-text.ts';
import { openShop, type Shop } from '../testing/shop.ts';

const itemsOf = ({ reportJson }: ReportDetail) => JSON.parse(reportJson) as Record<string, string>[];

describe.each([
  ['false', ['description']],
  ['true', ['planet', 'descriptionTitle', 'description']],
] as const)('with REPORT_SHOWS_CHART=%s', (REPORT_SHOWS_CHART, keys) => {
  const shows = REPORT_SHOWS_CHART === 'true';
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ REPORT_SHOWS_CHART });
  });
  afterAll(async () => shop.close());
  const read = async (id: string) => (await shop.parent.call(reports.read, { params: { id } })).body;

  it('a paid report has what it may have on the page and in the PDF, under the same name', async () => {
    const { reportId: id } = await shop.paid();
    const detail = await read(id);
    expect(Object.keys(itemsOf(detail)[0] ?? {})).toEqual(keys);
    expect([detail.chartImage.length > 1000, detail.chart !== null]).toEqual([shows, shows]);
    expect(detail.nakshatra).not.toBe('');
    const pdf = await shop.parent.call(reports.readPdf, { query: { id } });
    expect(pdf.headers.get('content-disposition')).toContain('AIReport_');
    expect((await pdfText(pdf.body)).includes('Jupiter')).toBe(shows);
  });

  it('a link to a paid report shows what its owner may see', async () => {
    const { reportId: id } = await shop.paid();
    const { address } = (await shop.parent.call(readingLinks.create, { params: { id } })).body;
    const token = address.split('/').at(-1);
    const { body } = await shop.call(readingLinks.read, { body: { token } });
    const [item = {}] = JSON.parse(body.reportJson) as Record<string, string>[];
    expect([Object.keys(item), body.chart !== null]).toEqual([keys, shows]);
  });

  it('a preview has no chart, planets or titles, and the product admin has them', async () => {
    const id = await shop.newReport('Preview');
    const detail = await read(id);
    expect([detail.preview, detail.chartImage, detail.chart, Object.keys(itemsOf(detail)[0] ?? {})]).toEqual([
      true,
      '',
      null,
      ['description'],
    ]);
    const admin = await shop.person('productAdmin');
    const whole = (await admin.call(productReports.read, { params: { id } })).body;
    expect([whole.chartImage.length > 1000, itemsOf(whole)[0]?.planet]).toEqual([true, expect.any(String)]);
  });

  it('the product admin has both charts in both styles, the lords, and periods that hold the birth', async () => {
    const id = await shop.newReport('Charts');
    const admin = await shop.person('productAdmin');
    const { chart } = (await admin.call(productReports.read, { params: { id } })).body;
    expect(chart?.drawings.map(({ style, heading }) => `${style} ${heading}`)).toEqual([
      'south Rasi',
      'south Navamsa',
      'north Rasi',
      'north Navamsa',
    ]);
    // 24 May 2018, 07:42 PM at Tirunelveli: Vrishchika rises, and the Moon is in Kanya, in Uttara Phalguni.
    expect(chart?.rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Lagna (rising sign): Vrishchika (Scorpio)',
      'Lord of the lagna: Mars',
      'Lord of the Moon sign: Mercury',
      'Lord of the nakshatra: Sun',
    ]);
    const { rows = [], note } = chart?.periods ?? {};
    expect([rows.length, rows[0]?.parts.length, rows[1]?.lord]).toEqual([9, 9, 'Moon']);
    expect(new Date(rows[0]?.from ?? '') < new Date('24 May 2018')).toBe(true);
    expect(new Date(rows[0]?.to ?? '') > new Date('24 May 2018')).toBe(true);
    expect(note).toContain('365.25 days');
  });

  it('samples are as reports are', async () => {
    const response = await fetch(`${shop.origin}/api/reports/sample/child`);
    const sample = (await response.json()) as ReportDetail;
    expect(Object.keys(itemsOf(sample)[0] ?? {})).toEqual(keys);
    expect(sample.chartImage.length > 1000).toBe(shows);
  });
});
