import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/handles.ts';
import { users } from '../accounts/tables.ts';
import type { StoredOrder } from './store.ts';
import { creditNoteSerials, creditNotes, receiptSerials, receipts } from './tables.ts';

export type StoredReceipt = typeof receipts.$inferSelect;

/** The next serial number of a year. The row stays locked until the transaction ends, so that no number is lost or given twice. */
export async function nextReceiptSerial(tx: Queryable, year: number): Promise<number> {
  const [row] = await tx
    .insert(receiptSerials)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: receiptSerials.year, set: { last: sql`${receiptSerials.last} + 1` } })
    .returning({ last: receiptSerials.last });
  return row?.last ?? 1;
}

export async function insertReceipt(tx: Queryable, receipt: typeof receipts.$inferInsert): Promise<void> {
  await tx.insert(receipts).values(receipt);
}

export async function findReceipt(
  db: Queryable,
  { id: orderId }: StoredOrder,
): Promise<StoredReceipt | undefined> {
  const rows = await db.select().from(receipts).where(eq(receipts.orderId, orderId));
  return rows[0];
}

export type StoredCreditNote = typeof creditNotes.$inferSelect;

/** The next serial number of a year's credit notes, given as that of a receipt. */
export async function nextCreditNoteSerial(tx: Queryable, year: number): Promise<number> {
  const [row] = await tx
    .insert(creditNoteSerials)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: creditNoteSerials.year,
      set: { last: sql`${creditNoteSerials.last} + 1` },
    })
    .returning({ last: creditNoteSerials.last });
  return row?.last ?? 1;
}

export async function insertCreditNote(tx: Queryable, note: typeof creditNotes.$inferInsert): Promise<void> {
  await tx.insert(creditNotes).values(note);
}

/** The credit notes to a tax invoice, in their order. */
export async function listCreditNotes(
  db: Queryable,
  { number }: Pick<StoredReceipt, 'number'>,
): Promise<StoredCreditNote[]> {
  return db
    .select()
    .from(creditNotes)
    .where(eq(creditNotes.receiptNumber, number))
    .orderBy(creditNotes.number);
}

/** Who pays: what a receipt and a mail need of an account. */
export async function findBuyer(db: Queryable, userId: string) {
  const { firstName, lastName, email, state, country, settings } = users;
  const rows = await db
    .select({ firstName, lastName, email, state, country, settings })
    .from(users)
    .where(eq(users.id, userId));
  return rows[0];
}
