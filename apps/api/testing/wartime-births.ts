import { type ReportDetail, reports } from '@udaya/contract/reports';
import { expect } from 'vitest';
import { birthBody } from './birth-body.ts';
import { readyReport } from './ready-report.ts';
import type { Person } from './world.ts';

/** Births in the war as a parent enters them, and the reports that are written for them. */
export function wartimeBirths(parent: Person) {
  /** A birth in the war, with what old clients send besides. */
  const birth = (change: Record<string, unknown> = {}, where?: [string, string]) =>
    birthBody(
      parent,
      {
        name: 'Savitri',
        dateOfBirth: '1943-07-14',
        timeOfBirth: '05:10:00 AM',
        timeZone: 'UTC+05:30',
        meridies: 'Am',
        invoiceAmount: 0,
        invoiceCurrency: 'USD',
        ...change,
      },
      where,
    );

  async function written(
    change: Record<string, unknown> = {},
    where?: [string, string],
  ): Promise<ReportDetail> {
    const made = await parent.call(reports.create, { body: await birth(change, where) });
    expect(made.failure.errors).toBeUndefined();
    expect(made.status).toBe(200);
    return readyReport(parent, made.body.id);
  }

  return { birth, written };
}

export type WartimeBirths = ReturnType<typeof wartimeBirths>;
