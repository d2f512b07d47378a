/**
 * Where money on its way back stands. REQUESTED: the provider is being asked, again and again where it does not answer. PENDING:
 * the provider holds it back for now. FAILED: the provider said no, and nothing went back.
 */
export const refundStatuses = ['REQUESTED', 'PENDING', 'COMPLETED', 'FAILED'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

interface Refund {
  status: RefundStatus;
  amountMinor: number;
}

/** What of a payment went back, what is on its way and what is left; in minor units, together never less than was captured. */
export interface RefundSums {
  refundedMinor: number;
  underwayMinor: number;
  /** How much may still be asked for; never below zero. */
  leftMinor: number;
}

/** Adds up the refunds of one capture. */
export function sumRefunds(capturedMinor: number, refunds: readonly Refund[]): RefundSums {
  const sumOf = (...statuses: RefundStatus[]) =>
    refunds
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const refundedMinor = sumOf('COMPLETED');
  const underwayMinor = sumOf('REQUESTED', 'PENDING');
  return {
    refundedMinor,
    underwayMinor,
    leftMinor: Math.max(0, capturedMinor - refundedMinor - underwayMinor),
  };
}
