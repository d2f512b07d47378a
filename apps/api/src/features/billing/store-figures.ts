import { moneyMovingStatuses } from '@udaya/core/billing/order-status';
import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/handles.ts';
import { spansOf } from '../../platform/database/intervals.ts';
import { captures, orders, refunds } from './tables.ts';

export interface PaymentFigures {
  payments: number;
  failedPayments: number;
  [figure: string]: number;
}

/** How many payments came through in each span of time, and how many came to nothing. */
export async function countPaymentsIn(db: Queryable, bounds: readonly Date[]): Promise<PaymentFigures[]> {
  const { rows } = await db.execute<PaymentFigures>(sql`
    select
      (select count(*)::int from ${orders} where paid_at >= begins and paid_at < ends) as payments,
      (select count(*)::int from ${orders} where updated_at >= begins and updated_at < ends and status = 'FAILED') as "failedPayments"
    from ${spansOf(bounds)} order by number`);
  return rows;
}

/** What was paid between two instants, in minor units, a row each currency. */
export async function sumPaid(
  db: Queryable,
  [from, to]: readonly [Date, Date],
): Promise<{ currency: string; amountMinor: number }[]> {
  const { rows } = await db.execute<{ currency: string; amountMinor: string }>(sql`
    select currency, sum(amount_minor) as "amountMinor" from ${orders}
    where paid_at >= ${from.toISOString()} and paid_at < ${to.toISOString()} group by currency order by 2 desc`);
  return rows.map(({ currency, amountMinor }) => ({ currency, amountMinor: Number(amountMinor) }));
}

/** How many orders have had their money on its way since before an instant. */
export async function countSlowOrders(db: Queryable, before: Date): Promise<number> {
  const isSlow = and(inArray(orders.status, [...moneyMovingStatuses]), lt(orders.updatedAt, before));
  return db.$count(orders, isSlow);
}

/** How many captures hold money that should go back, and that the provider would not give back so far. */
export async function countRefundsDue(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(distinct ${captures.orderId})::int as total from ${captures} join ${refunds} on ${refunds.captureId} = ${captures.id}
    where ${captures.status} in ('COMPLETED', 'PARTIALLY_REFUNDED') and ${refunds.issue} is not null and ${refunds.status} <> 'COMPLETED'`);
  return rows[0]?.total ?? 0;
}
