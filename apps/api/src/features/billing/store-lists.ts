import type { OrderStatus } from '@udaya/core/billing/order-status';
import type { ProviderName } from '@udaya/core/billing/providers';
import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import { countUpTo, type ListTotal } from '../../platform/database/count-up-to.ts';
import type { Queryable, TenantDb } from '../../platform/database/handles.ts';
import { users } from '../accounts/tables.ts';
import { listCounts, reports } from '../reports/tables.ts';
import { asOrderRow, type OrderRow, orderRows, type StoredOrder, within } from './store.ts';
import { captures, creditNotes, invoices, orders, receipts, refunds } from './tables.ts';

/** What narrows a list of orders; what is undefined does not count. */
export interface OrderFilter {
  reportId?: string | undefined;
  /** Whose payments they are. */
  userId?: string | undefined;
  status?: OrderStatus | undefined;
  /** A part of the name in the report, or of the account's name, username or email. */
  who?: string | undefined;
  /** A whole number, ours or the provider's. */
  reference?: string | undefined;
  createdFrom?: Date | undefined;
  createdBefore?: Date | undefined;
  currency?: string | undefined;
  provider?: ProviderName | undefined;
  /** Only those whose money should go back, and that the provider would not give back so far. */
  refundDue?: boolean | undefined;
}

export interface OrderPage {
  page: number;
  size: number;
  sortOrder: 'asc' | 'desc';
  sortField?: 'created' | 'amount' | 'changed' | undefined;
}

const sorts = { created: orders.createdAt, amount: orders.amountMinor, changed: orders.updatedAt };

/** One page of the orders within the actor's reach, and how many there are. The page's ids come first, from indexes alone, and only then its rows. */
export async function listOrderRows(
  db: TenantDb,
  filter: OrderFilter,
  { page, size, sortOrder, sortField = 'created' }: OrderPage,
): Promise<ListTotal & { rows: OrderRow[] }> {
  const order = sortOrder === 'asc' ? asc : desc;
  const inOrder = [order(sorts[sortField]), order(orders.id)];
  const named = filter.who === undefined ? undefined : await findNamed(db, filter.who);
  if (filter.who !== undefined && !named)
    return walkOrders(db, { ...filter, who: undefined }, filter.who, { page, size, inOrder });
  const where = matching(db, filter, named);
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

// Up to so many reports and accounts of a name, their orders are found by them; of a name that more have, by going through the orders.
const fewReports = 2_000;
const fewAccounts = 50;

interface Named {
  reportIds: string[];
  accountIds: string[];
}

/** The reports and the accounts of a name; undefined where they are too many to be looked up one by one. */
async function findNamed(db: Queryable, part: string): Promise<Named | undefined> {
  const found = await db
    .select({ id: reports.id })
    .from(reports)
    .where(contains(reports.name, part))
    .limit(fewReports + 1);
  if (found.length > fewReports) return undefined;
  const accounts = await db
    .select({ id: users.id })
    .from(users)
    .where(isAccountNamed(part))
    .limit(fewAccounts + 1);
  if (accounts.length > fewAccounts) return undefined;
  return { reportIds: found.map(({ id }) => id), accountIds: accounts.map(({ id }) => id) };
}

const atOnce = 1_000;

/** One page of the orders of a name that many have: they are gone through in their order until the page is full, and not counted to the end. */
async function walkOrders(
  db: TenantDb,
  filter: OrderFilter,
  part: string,
  { page, size, inOrder }: { page: number; size: number; inOrder: SQL[] },
): Promise<ListTotal & { rows: OrderRow[] }> {
  const where = matching(db, filter);
  // One more than the page tells that there is another.
  const most = (page + 1) * size + 1;
  const isNamed = sql<boolean>`coalesce(${or(contains(reports.name, part), isAccountNamed(part))}, false)`;
  const found: string[] = [];
  let isWhole = false;
  for (let walked = 0; found.length < most && !isWhole; walked += atOnce) {
    const next = idsOf(db, filter, where)
      .orderBy(...inOrder)
      .limit(atOnce)
      .offset(walked)
      .as('next');
    const seen = await db
      .select({ id: orders.id, isNamed })
      .from(next)
      .innerJoin(orders, eq(orders.id, next.id))
      .innerJoin(invoices, eq(invoices.id, orders.invoiceId))
      .leftJoin(reports, eq(reports.id, invoices.reportId))
      .leftJoin(users, eq(users.id, invoices.userId))
      .orderBy(...inOrder);
    found.push(...seen.filter((one) => one.isNamed).map(({ id }) => id));
    isWhole = seen.length < atOnce;
  }
  const ids = found.slice(page * size, (page + 1) * size);
  const rows = await orderRows(db)
    .where(inArray(orders.id, ids))
    .orderBy(...inOrder);
  return { rows: rows.map(asOrderRow), total: isWhole ? found.length : most, totalIsExact: isWhole };
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
  const named = given(filter.who, (part) => inArray(orders.invoiceId, invoicesNamed(db, part)));
  const wanted = idsOf(db, filter, and(matching(db, filter), named, further))
    .orderBy(...inOrder)
    .limit(size)
    .as('wanted');
  const rows = await orderRows(db)
    .innerJoin(wanted, eq(wanted.id, orders.id))
    .orderBy(...inOrder);
  return rows.map(asOrderRow);
}

/** Ids of orders; beside their invoices where the condition speaks of them. */
function idsOf(db: TenantDb, { reportId }: OrderFilter, where: SQL | undefined) {
  const ids = db.select({ id: orders.id }).from(orders).$dynamic();
  const isOfInvoices = db.scope.kind !== 'all' || reportId !== undefined;
  return (isOfInvoices ? ids.innerJoin(invoices, eq(invoices.id, orders.invoiceId)) : ids).where(where);
}

const given = <T>(value: T | undefined, condition: (value: T) => SQL | undefined) =>
  value === undefined ? undefined : condition(value);

function matching(db: TenantDb, filter: OrderFilter, named?: Named): SQL | undefined {
  return and(
    within(db),
    given(filter.reportId, (id) => eq(invoices.reportId, id)),
    given(filter.userId, (id) =>
      inArray(orders.invoiceId, invoicesOf(db, { reportIds: [], accountIds: [id] })),
    ),
    given(filter.status, (status) => eq(orders.status, status)),
    given(filter.currency, (currency) => eq(orders.currency, currency)),
    given(filter.provider, (provider) => eq(orders.provider, provider)),
    given(filter.createdFrom, (from) => gte(orders.createdAt, from)),
    given(filter.createdBefore, (before) => lt(orders.createdAt, before)),
    given(filter.reference, (reference) => inArray(orders.id, ordersNamed(reference))),
    given(named, (those) => inArray(orders.invoiceId, invoicesOf(db, those))),
    filter.refundDue ? inArray(orders.id, ordersDue()) : undefined,
  );
}

/** That an account's name, username or email has this part. */
function isAccountNamed(part: string): SQL {
  const { firstName, lastName, username, email } = users;
  const words = sql`${firstName} || ' ' || ${lastName} || ' ' || ${username}::text || ' ' || ${email}::text`;
  return contains(words, part);
}

/** The invoices of these reports and accounts; one after the other, each by its own index. */
function invoicesOf(db: Queryable, { reportIds, accountIds }: Named): SQL {
  const ids = (list: string[]) => sql`any(${sql.param(list)}::text[])`;
  const ofReports = db
    .select({ id: invoices.id })
    .from(invoices)
    .where(sql`${invoices.reportId} = ${ids(reportIds)}`);
  const ofAccounts = db
    .select({ id: invoices.id })
    .from(invoices)
    .where(sql`${invoices.userId} = ${ids(accountIds)}`);
  return sql`(${ofReports} union ${ofAccounts})`;
}

/** The same of all reports and accounts of a name, however many: for whoever has the time. */
function invoicesNamed(db: Queryable, part: string): SQL {
  const named = db.select({ id: reports.id }).from(reports).where(contains(reports.name, part));
  const accounts = db.select({ id: users.id }).from(users).where(isAccountNamed(part));
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
 * The orders of which money should go back: the provider refused it so far, and it was not asked for again since. Begun at the
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
