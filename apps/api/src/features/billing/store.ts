import {
  closedOrderStatuses,
  isClosedOrder,
  moneyMovingStatuses,
  openOrderStatuses,
  settledStatuses,
} from '@udaya/core/billing/order-status';
import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { asReached, type Queryable, type Reached, type TenantDb } from '../../platform/database/handles.ts';
import { users } from '../accounts/tables.ts';
import { reports } from '../reports/tables.ts';
import { invoices, orders, receipts } from './tables.ts';

/** An invoice that was reached: by its report, or by its order. */
export type StoredInvoice = Reached<typeof invoices.$inferSelect>;
/** An order that was read within a scope: the way to its captures, refunds and receipt. */
export type StoredOrder = Reached<typeof orders.$inferSelect>;

/** An order with what it is about. */
export interface OrderRow {
  order: StoredOrder;
  invoice: StoredInvoice;
  /** Null once the report is deleted. */
  report: Pick<typeof reports.$inferSelect, 'name' | 'paymentStatus' | 'reportLanguage'> | null;
  username: string | null;
  receiptNumber: string | null;
}

/** The condition that keeps a read within what the actor may reach: money is either one's own, or the product admin's to see. */
export function within({ scope }: TenantDb): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  return scope.kind === 'own' ? eq(invoices.userId, scope.userId) : sql`false`;
}

export async function findInvoice(
  db: Queryable,
  report: Reached<{ id: string }>,
): Promise<StoredInvoice | undefined> {
  const rows = await db.select().from(invoices).where(eq(invoices.reportId, report.id));
  return rows[0] && asReached(rows[0]);
}

/** Saves the invoice of a report, unless there is one already. */
export async function insertInvoice(db: Queryable, invoice: typeof invoices.$inferInsert): Promise<void> {
  await db.insert(invoices).values(invoice).onConflictDoNothing({ target: invoices.reportId });
}

/** Moves an invoice on, if it is where it is thought to be. */
export async function moveInvoice(
  tx: Queryable,
  { id }: StoredInvoice,
  from: StoredInvoice['status'],
  to: StoredInvoice['status'],
): Promise<void> {
  await tx
    .update(invoices)
    .set({ status: to })
    .where(and(eq(invoices.id, id), eq(invoices.status, from)));
}

/** Orders with what they are about, still without a condition. */
export function orderRows(db: Queryable) {
  return db
    .select({
      order: orders,
      invoice: invoices,
      report: {
        name: reports.name,
        paymentStatus: reports.paymentStatus,
        reportLanguage: reports.reportLanguage,
      },
      username: users.username,
      receiptNumber: receipts.number,
    })
    .from(orders)
    .innerJoin(invoices, eq(invoices.id, orders.invoiceId))
    .leftJoin(reports, eq(reports.id, invoices.reportId))
    .leftJoin(users, eq(users.id, invoices.userId))
    .leftJoin(receipts, eq(receipts.orderId, orders.id));
}

type FoundRow = Awaited<ReturnType<typeof orderRows>>[number];

const reachedRow = (row: FoundRow | undefined) => row && asOrderRow(row);

/** A row that was read within the actor's reach. */
export const asOrderRow = (row: FoundRow): OrderRow => ({
  ...row,
  order: asReached(row.order),
  invoice: asReached(row.invoice),
});

/** An order within the actor's reach, by our own id of it. */
export async function findOrder(db: TenantDb, id: string): Promise<OrderRow | undefined> {
  return reachedRow((await orderRows(db).where(and(eq(orders.id, id), within(db))))[0]);
}

/** An order as it is now, with what it is about. */
export async function findOrderAgain(db: Queryable, { id }: StoredOrder): Promise<OrderRow | undefined> {
  return reachedRow((await orderRows(db).where(eq(orders.id, id)))[0]);
}

/** An order within the actor's reach, by the provider's id of it. */
export async function findOrderAtProvider(
  db: TenantDb,
  providerOrderId: string,
): Promise<OrderRow | undefined> {
  const rows = await orderRows(db).where(and(eq(orders.providerOrderId, providerOrderId), within(db)));
  return reachedRow(rows[0]);
}

export async function findLatestOrder(
  db: TenantDb,
  report: Reached<{ id: string }>,
): Promise<OrderRow | undefined> {
  const rows = await orderRows(db)
    .where(and(eq(invoices.reportId, report.id), within(db)))
    // A payment that came through is the one to speak of, whatever was tried after it.
    .orderBy(sql`${orders.status} in ('CAPTURED', 'REFUNDED') desc`, desc(orders.createdAt))
    .limit(1);
  return reachedRow(rows[0]);
}

/** The order of an invoice that may still be paid. */
export async function findOpenOrder(db: Queryable, invoice: StoredInvoice): Promise<StoredOrder | undefined> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.invoiceId, invoice.id), inArray(orders.status, [...openOrderStatuses])));
  return rows[0] && asReached(rows[0]);
}

/** Saves a new order; false when another one is open. */
export async function insertOrder(db: Queryable, order: typeof orders.$inferInsert): Promise<boolean> {
  const rows = await db.insert(orders).values(order).onConflictDoNothing().returning({ id: orders.id });
  return rows.length > 0;
}

/** An order that stays as it is until the transaction ends. Throws an Error for an unknown one: orders are never deleted. */
export async function lockOrder(tx: Queryable, { id }: StoredOrder): Promise<StoredOrder> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw new Error('The order is not there.');
  return asReached(order);
}

/** Changes an order's row alone: verbs use `changeOrder`, which tells its report as well. */
export async function saveOrder(
  tx: Queryable,
  { id }: StoredOrder,
  change: Partial<typeof orders.$inferInsert>,
): Promise<StoredOrder> {
  const [order] = await tx
    .update(orders)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(orders.id, id))
    .returning();
  if (!order) throw new Error('The order is not there.');
  return asReached(order);
}

/**
 * Notes that the provider was not heard when the buyer came back: whether an order that we saw made, or declined, has been
 * approved is not known. After a decline, too, coming back is the buyer's own doing: the sweep looks at it from here on. One that
 * was closed stays so.
 */
export async function setUnheard(tx: Queryable, { id, status, attempt }: StoredOrder): Promise<void> {
  const isClosed = isClosedOrder(status);
  if (!isClosed && status !== 'CREATED' && status !== 'DECLINED') return;
  await tx
    .update(orders)
    .set({ status: isClosed ? status : 'CREATED', unheardSince: new Date() })
    .where(and(eq(orders.id, id), eq(orders.status, status), eq(orders.attempt, attempt)));
}

/** Notes that the provider was heard about an order again; false where nobody had missed it. */
export async function setHeard(tx: Queryable, { id }: StoredOrder): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({ unheardSince: null })
    .where(and(eq(orders.id, id), isNotNull(orders.unheardSince)))
    .returning({ id: orders.id });
  return rows.length > 0;
}

/** Notes when the provider was asked about an order that is closed, and said that nobody is paying it. */
export async function setLooked(db: Queryable, { id }: StoredOrder, lookedAt: Date): Promise<void> {
  await db.update(orders).set({ lookedAt }).where(eq(orders.id, id));
}

/** The report of an order with what its orders mean for it; undefined where it is deleted. */
export async function findPaymentState(tx: Queryable, { invoiceId }: StoredOrder) {
  const { reportId } = invoices;
  const underway = or(
    inArray(orders.status, [...moneyMovingStatuses]),
    and(inArray(orders.status, ['CREATED', ...closedOrderStatuses]), isNotNull(orders.unheardSince)),
  );
  const settled = inArray(orders.status, [...settledStatuses]);
  const first = sql`${orders.status} = 'CAPTURED' desc, ${orders.createdAt} desc`;
  const [state] = await tx
    .select({
      reportId,
      paymentUnderway: sql<boolean>`bool_or(${underway})`,
      paymentId: sql<string | null>`(array_agg(${orders.id} order by ${first}) filter (where ${settled}))[1]`,
    })
    .from(orders)
    .innerJoin(invoices, eq(invoices.id, orders.invoiceId))
    .where(and(eq(orders.invoiceId, invoiceId), isNotNull(reportId)))
    .groupBy(reportId);
  return state;
}

/** The actor's invoices stay as they are until the transaction ends. */
export async function lockOwnInvoices(tx: TenantDb): Promise<void> {
  await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(eq(invoices.userId, tx.actor.userId))
    .orderBy(invoices.id)
    .for('update');
}

/** The invoice of an order, which stays as it is until the transaction ends. */
export async function lockInvoiceOf(tx: Queryable, order: StoredOrder): Promise<StoredInvoice> {
  return lockById(tx, order.invoiceId);
}

/** An invoice as it is now, which stays so until the transaction ends. */
export async function lockInvoice(tx: Queryable, invoice: StoredInvoice): Promise<StoredInvoice> {
  return lockById(tx, invoice.id);
}

async function lockById(tx: Queryable, id: string): Promise<StoredInvoice> {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update');
  if (!invoice) throw new Error('The invoice is not there.');
  return asReached(invoice);
}
