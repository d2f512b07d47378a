import { productReports, type ReportDetail, reports } from '@udaya/contract/reports';
import { vi } from 'vitest';
import type { Person } from './world.ts';

function untilReady<Detail extends { stage: string }>(read: () => Promise<Detail>, seconds = 10) {
  return vi.waitFor(
    async () => {
      const detail = await read();
      if (detail.stage !== 'ready') throw new Error(`The report is not written after ${seconds} seconds.`);
      return detail;
    },
    { timeout: seconds * 1000, interval: 50 },
  );
}

/** A report as its owner reads it, as soon as it is written. */
export async function readyReport(owner: Person, id: string, seconds = 10): Promise<ReportDetail> {
  return untilReady(async () => (await owner.call(reports.read, { params: { id } })).body, seconds);
}

/** A report as the product admin reads it, as soon as it is written. */
export async function readyForAdmin(admin: Person, id: string): Promise<ReportDetail> {
  return untilReady(async () => (await admin.call(productReports.read, { params: { id } })).body);
}
