/** Payment status of a report. TRIAL is complimentary. */
export const paymentStatuses = ['PENDING', 'PAID', 'TRIAL', 'FAILED', 'REFUNDED'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
