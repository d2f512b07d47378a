import type { OrderStatus } from '@udaya/core/billing/order-status';
import { and, asc, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { countUpTo, type ListTotal } from '../../platform/database/count-up-to.ts';
import type { Queryable, TenantDb } from '../../platform/database/handles.ts';
import { users } from '../accounts/tables.ts';
import { listCounts, reports } from '../reports/tables.ts';
import { asOrderRow, type OrderRow, orderRows, type StoredOrder, within } from './store.ts';
import { captures, creditNotes, invoices, orders, receipts, refunds } from './tables.ts';

/** What narrows a list of orders; what is undefined does not count. */
export interface OrderFilter {
  reportId?: string | undefined;
  status?: OrderStatus | undefined;
  /** A part of the name in the report, or of the account's name, username or email. */
  who?: string | undefined;
  /** A whole number, ours or the provider's. */
  reference?: string | undefined;
  createdFrom?: Date | undefined;
  createdBefore?: Date | undefined;
  currency?: string | undefined;
  /** Only those whose money should go back, and that the provider would not give back so far. */
  refundDue?: boolean | undefined;
}

export interface OrderPage {
  page: number;
  size: number;
  sortOrder: 'asc' | 'desc';
  by?: 'created' | 'amount' | 'changed' | undefined;
}

const sorts = { created: orders.createdAt, amount: orders.amountMinor, changed: orders.updatedAt };

/** One page of the orders within the viewer's reach, and how many there are. The page's ids come first, from indexes alone, and only then its rows. */
export async function listOrderRows(
  db: TenantDb,
  filter: OrderFilter,
  { page, size, sortOrder, by = 'created' }: OrderPage,
): Promise<ListTotal & { rows: OrderRow[] }> {
  const where = matching(db, filter);
  const order = sortOrder === 'asc' ? asc : desc;
  const inOrder = [order(sorts[by]), order(orders.id)];
  const wanted = idsOf(db, filter, where)
    .orderBy(...inOrder)
    .limit(size)
    .offset(page * size)
    .as('wanted');
  const found = await orderRows(db)
    .innerJoin(wanted, eq(wanted.id, orders.id))
    .orderBy(...inOrder);
  const rows = found.map(asOrderRow);
  if (where === undefined) return { rows, ...(await readOrderCount(db)) };
  // A page that is not full is the last one, and tells how many there are.
  const isLast = rows.length < size && (rows.length > 0 || page === 0);
  if (isLast) return { rows, total: page * size + rows.length, totalIsExact: true };
  return { rows, ...(await countUpTo(db, idsOf(db, filter, where).getSQL())) };
}

/** The orders that come after one of them, latest first: a walk through all of them, however many there are. */
export async function listOrdersAfter(
  db: TenantDb,
  filter: OrderFilter,
  after: StoredOrder | undefined,
  size: number,
): Promise<OrderRow[]> {
  // Its time is read where it stands: the database's are finer than a Date.
  const further =
    after &&
    sql`(${orders.createdAt}, ${orders.id}) < ((select created_at from ${orders} where id = ${after.id}), ${after.id})`;
  const inOrder = [desc(orders.createdAt), desc(orders.id)];
  const wanted = idsOf(db, filter, and(matching(db, filter), further))
    .orderBy(...inOrder)
    .limit(size)
    .as('wanted');
  const rows = await orderRows(db)
    .innerJoin(wanted, eq(wanted.id, orders.id))
    .orderBy(...inOrder);
  return rows.map(asOrderRow);
}

/** Ids of orders; beside their invoices where the condition speaks of them. */
function idsOf(db: TenantDb, { reportId, who }: OrderFilter, where: SQL | undefined) {
  const ids = db.select({ id: orders.id }).from(orders).$dynamic();
  const isOfInvoices = db.scope.kind !== 'all' || reportId !== undefined || who !== undefined;
  return (isOfInvoices ? ids.innerJoin(invoices, eq(invoices.id, orders.invoiceId)) : ids).where(where);
}

const given = <T>(value: T | undefined, condition: (value: T) => SQL | undefined) =>
  value === undefined ? undefined : condition(value);

function matching(db: TenantDb, filter: OrderFilter): SQL | undefined {
  return and(
    within(db),
    given(filter.reportId, (id) => eq(invoices.reportId, id)),
    given(filter.status, (status) => eq(orders.status, status)),
    given(filter.currency, (currency) => eq(orders.currency, currency)),
    given(filter.createdFrom, (from) => gte(orders.createdAt, from)),
    given(filter.createdBefore, (before) => lt(orders.createdAt, before)),
    given(filter.reference, (reference) => inArray(orders.id, ordersNamed(reference))),
    given(filter.who, (part) => inArray(orders.invoiceId, invoicesOf(db, part))),
    filter.refundDue ? inArray(orders.id, ordersDue()) : undefined,
  );
}

const contains = (column: PgColumn, part: string) => ilike(column, `%${part.replace(/[\\%_]/g, '\\$&')}%`);

/** The invoices of reports and of accounts whose names have this part. */
function invoicesOf(db: Queryable, part: string): SQL {
  const { firstName, lastName, username, email } = users;
  const names = sql`${firstName} || ' ' || ${lastName}`;
  const named = db.select({ id: reports.id }).from(reports).where(contains(reports.name, part));
  const accounts = db
    .select({ id: users.id })
    .from(users)
    .where(
      or(
        ilike(names, `%${part.replace(/[\\%_]/g, '\\$&')}%`),
        contains(username, part),
        contains(email, part),
      ),
    );
  // One after the other, each by its own index; joined by 'or' in one condition they would read all invoices.
  const ofReports = db.select({ id: invoices.id }).from(invoices).where(inArray(invoices.reportId, named));
  const ofAccounts = db.select({ id: invoices.id }).from(invoices).where(inArray(invoices.userId, accounts));
  return sql`(${ofReports} union ${ofAccounts})`;
}

/** The orders that bear a number, by whichever it is. */
function ordersNamed(reference: string): SQL {
  const number = reference.trim();
  return sql`(
    select id from ${orders} where id = ${number} or provider_order_id = ${number}
    union select order_id from ${captures} where id = ${number}
    union select ${captures.orderId} from ${refunds} join ${captures} on ${captures.id} = ${refunds.captureId}
      where ${refunds.id} = ${number} or ${refunds.providerRefundId} = ${number}
    union select order_id from ${receipts} where number = ${number}
    union select ${receipts.orderId} from ${creditNotes} join ${receipts} on ${receipts.number} = ${creditNotes.receiptNumber}
      where ${creditNotes.number} = ${number}
  )`;
}

/**
 * The orders of which money should go back: the provider refused it so far, and it was not asked for anew since. Begun at the
 * refunds, since they are few.
 */
function ordersDue(): SQL {
  return sql`(
    select ${captures.orderId} from ${refunds} join ${captures} on ${captures.id} = ${refunds.captureId}
    where ${refunds.issue} is not null and ${refunds.status} <> 'COMPLETED' and ${captures.status} in ('COMPLETED', 'PARTIALLY_REFUNDED')
      and (${refunds.status} <> 'FAILED' or not exists (
        select from ${refunds} as later where later.capture_id = ${refunds.captureId} and later.created_at > ${refunds.createdAt}
      ))
  )`;
}

/** A total that is kept beside its table, exact within the transaction that asks. */
async function readOrderCount(db: Queryable): Promise<ListTotal> {
  const rows = await db
    .select({ total: sql<string>`coalesce(sum(${listCounts.total}), 0)` })
    .from(listCounts)
    .where(eq(listCounts.kind, 'orders'));
  return { total: Number(rows[0]?.total ?? 0), totalIsExact: true };
}
