import { productReports, reports } from '@udaya/contract/reports';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../testing/pdf-text.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import { wartimeBirths } from '../testing/wartime-births.ts';

const w = await sharedWorld({ works: true });
const parent = await w.person('user');
const { written } = wartimeBirths(parent);

describe('the PDF', () => {
  it('holds the name, the texts and the limits, under the name of the specification', async () => {
    const detail = await written({ name: 'கயல்விழி K.' });
    const pdf = await parent.call(reports.readPdf, { query: { id: detail.id } });
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''AIReport_${encodeURIComponent('கயல்விழி')}_K_.pdf`,
    );
    const text = await pdfText(pdf.body);
    expect(text).toContain('கயல்விழி');
    expect(text).toContain('14416');
    expect(text).toContain('How this report was made');
    const [first] = JSON.parse(detail.reportJson) as { description: string }[];
    expect(text.replace(/\s+/g, '')).toContain(first?.description.slice(0, 40).replace(/\s+/g, ''));
    expect(text).not.toMatch(/Ascendant:|Jupiter:/);
  });

  it('says of a report written after midnight in India the day that it was there', async () => {
    const { id } = await written({ name: 'Night Owl' });
    await w.db.execute(
      sql`update report_versions set created_at = '2026-03-04T20:00:00Z' where report_id = ${id}`,
    );
    const pdf = await parent.call(reports.readPdf, { query: { id } });
    expect((await pdfText(pdf.body)).replace(/\s+/g, ' ')).toContain('Prepared on 5 March 2026');
  });

  it('has its day in the name when an earlier report has the same name', async () => {
    const nameOf = async (id: string) =>
      (await parent.call(reports.readPdf, { query: { id } })).headers.get('content-disposition');
    const [first, second] = [await written({ name: 'Same Name' }), await written({ name: 'same name' })];
    expect(await nameOf(first.id)).toContain('AIReport_Same_Name.pdf');
    const day = Temporal.Instant.from(second.createdDate).toZonedDateTimeISO('Asia/Kolkata').toPlainDate();
    expect(await nameOf(second.id)).toContain(`AIReport_same_name_${day.toString()}.pdf`);
  });

  it('of the product admin has its own name and the chart', async () => {
    const detail = await written({ name: 'Chart Child' });
    const admin = await w.person('productAdmin');
    const pdf = await admin.call(productReports.readPdf, { query: { id: detail.id } });
    expect(pdf.headers.get('content-disposition')).toContain('AI_Report_Chart_Child.pdf');
    expect(await pdfText(pdf.body)).toContain('Jupiter:');
  });
});
