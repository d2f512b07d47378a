import type { TenantDb } from '../../platform/database/handles.ts';
import { lockOwnInvoices } from './store.ts';

/** Holds the viewer's invoices until the transaction ends: whoever settles one has it before its report, as must whoever deletes that. */
export async function holdInvoices(tx: TenantDb): Promise<void> {
  await lockOwnInvoices(tx);
}
