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
    expect(detail.chartImage.length > 1000).toBe(shows);
    expect(detail.nakshatra).not.toBe('');
    const pdf = await shop.parent.call(reports.readPdf, { query: { id } });
    expect(pdf.headers.get('content-disposition')).toContain('AIReport_');
    expect((await pdfText(pdf.body)).includes('Jupiter')).toBe(shows);
  });

  it('a preview has no chart, planets or titles, and the product admin has them', async () => {
    const id = await shop.newReport('Preview');
    const detail = await read(id);
    expect([detail.preview, detail.chartImage, Object.keys(itemsOf(detail)[0] ?? {})]).toEqual([
      true,
      '',
      ['description'],
    ]);
    const admin = await shop.person('productAdmin');
    const whole = (await admin.call(productReports.read, { params: { id } })).body;
    expect([whole.chartImage.length > 1000, itemsOf(whole)[0]?.planet]).toEqual([true, expect.any(String)]);
  });

  it('samples are as reports are', async () => {
    const response = await fetch(`${shop.origin}/api/reports/sample/child`);
    const sample = (await response.json()) as ReportDetail;
    expect(Object.keys(itemsOf(sample)[0] ?? {})).toEqual(keys);
    expect(sample.chartImage.length > 1000).toBe(shows);
  });
});
