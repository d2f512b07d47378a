import type { Queryable } from '../../../platform/database/handles.ts';
import { setPaymentState } from './store.ts';

/** What lists and pages say of a report's payments. */
export interface PaymentState {
  /** Whether money may be on its way. */
  paymentUnderway: boolean;
  /** The payment that came through, given back or not. */
  paymentId: string | null;
}

/** Notes on a report what its payments do, in the transaction in which they do it. */
export async function notePaymentState(tx: Queryable, reportId: string, state: PaymentState): Promise<void> {
  await setPaymentState(tx, reportId, state);
}
