import type { Queryable } from '../../platform/database/database.ts';
import { lockInvoicesOf } from './store.ts';

/** Holds the invoices of a user until the transaction ends: whoever settles one has it before its report, as must whoever deletes that. */
export async function holdInvoices(tx: Queryable, userId: string): Promise<void> {
  await lockInvoicesOf(tx, userId);
}
