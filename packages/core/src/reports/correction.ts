import type { PaymentStatus } from '../billing/payment-status.ts';

/** For so many days after a report was made its birth details can be corrected, once. */
export const correctionDays = 14;

/** Until when a report's birth details can be corrected, in milliseconds since 1970; undefined where they can't any more. */
export function correctableUntil(
  report: { createdAtMs: number; corrected: boolean; paymentStatus: PaymentStatus },
  nowMs: number,
): number | undefined {
  const endsMs = report.createdAtMs + correctionDays * 86_400_000;
  return report.corrected || report.paymentStatus === 'REFUNDED' || nowMs >= endsMs ? undefined : endsMs;
}
