/** Why a payment did not go through, by the names that PayPal's Orders v2 gives. */
export const retryableIssues = [
  'INSTRUMENT_DECLINED',
  'PAYER_ACTION_REQUIRED',
  'ORDER_NOT_APPROVED',
] as const;

/** Whether the buyer may try the same order again, with another card or account. */
export function mayTryAgain(issue: string): boolean {
  return (retryableIssues as readonly string[]).includes(issue);
}

/** Issues of our own: the provider's answer cannot be accepted, and what was taken is given back; or nothing is to be taken any more. */
export const ownIssues = {
  amountMismatch: 'AMOUNT_MISMATCH',
  payeeMismatch: 'PAYEE_MISMATCH',
  orderMismatch: 'ORDER_MISMATCH',
  paidTwice: 'PAID_TWICE',
  notDue: 'NOT_DUE',
  reportGone: 'REPORT_GONE',
  denied: 'CAPTURE_DENIED',
  /** The buyer chose another way to pay. */
  otherWay: 'OTHER_WAY',
  refusedByProvider: 'ORDER_REFUSED',
} as const;
