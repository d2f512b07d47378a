import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Acknowledged } from './put-load.ts';

const settledWithinMs = 240_000;

/** What the databases of product and provider say of the acknowledged writes. */
export interface Books {
  lost: string[];
  /** Reports for which the provider took money more than once. */
  chargedTwice: number;
  charged: number;
  /** Charged, and not open to its reader. */
  unsettled: number;
  /** Reports whose writing did not come to an end. */
  unwritten: number;
}

const charges = `
  select i.report_id, count(*)::int as times, bool_or(o.status = 'CAPTURED' and r.payment_status = 'PAID') as paid
  from sandbox.orders s
  cross join jsonb_array_elements(s.document -> 'captures') as c
  join orders o on o.id = s.document ->> 'customId'
  join invoices i on i.id = o.invoice_id
  left join reports r on r.id = i.report_id
  where c ->> 'status' = 'COMPLETED'
  group by i.report_id`;

/** Waits until the sweeps have settled what was left open, then compares what was acknowledged with what is kept. */
export async function compareBooks(databaseUrl: string, acknowledged: Acknowledged): Promise<Books> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const count = async (statement: string) => Number((await client.query(statement)).rows[0].count);
    const unsettled = () => count(`select count(*) from (${charges}) as c where not coalesce(paid, false)`);
    const unwritten = () => count(`select count(*) from reports where stage <> 'ready'`);
    const end = performance.now() + settledWithinMs;
    while (performance.now() < end && (await unsettled()) + (await unwritten()) > 0) await sleep(2_000);

    const missing = async (what: string, ids: string[], statement: string) => {
      const { rows } = await client.query<{ id: string }>(statement, [ids]);
      return rows.map(({ id }) => `${what} ${id}`);
    };
    const gone = (source: string) =>
      `select wanted.id from unnest($1::text[]) as wanted(id) where not exists (select from ${source})`;
    return {
      lost: [
        ...(await missing(
          'registration',
          acknowledged.registrations,
          gone('users where username = wanted.id'),
        )),
        ...(await missing('report', acknowledged.reports, gone('reports where reports.id = wanted.id'))),
        ...(await missing('order', acknowledged.orders, gone('orders where orders.id = wanted.id'))),
        ...(await missing(
          'payment',
          acknowledged.payments,
          gone(`reports where reports.id = wanted.id and payment_status = 'PAID'`),
        )),
      ],
      charged: await count(`select count(*) from (${charges}) as c`),
      chargedTwice: await count(`select count(*) from (${charges}) as c where times > 1`),
      unsettled: await unsettled(),
      unwritten: await unwritten(),
    };
  } finally {
    await client.end();
  }
}
