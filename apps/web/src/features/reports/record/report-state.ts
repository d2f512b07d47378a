import type { ReportListItem } from '@udaya/contract/reports';
import type { PaymentStatus } from '@udaya/core/billing/payment-status';
import type { Role } from '@udaya/core/identity/roles';
import { isFor } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import type { BadgeTone } from '../../../ui/status-badge.tsx';
import { isBeingWritten } from './report-queries.ts';
import { stageLabel } from './stage-label.ts';

/** How the state of a report is shown: a badge, why it is so, and what can be done. */
export interface ReportState {
  tone: BadgeTone;
  badge: string;
  reason: string;
}

const byPayment: Record<PaymentStatus, { tone: BadgeTone; badge: () => string; reason: () => string }> = {
  PAID: { tone: 'good', badge: m.report_payment_paid, reason: m.report_payment_reason_paid },
  PENDING: { tone: 'waiting', badge: m.report_payment_pending, reason: m.report_payment_reason_pending },
  TRIAL: { tone: 'gift', badge: m.report_payment_trial, reason: m.report_payment_reason_trial },
  FAILED: { tone: 'bad', badge: m.report_payment_failed, reason: m.report_payment_reason_failed },
  REFUNDED: { tone: 'neutral', badge: m.report_payment_refunded, reason: m.report_payment_reason_refunded },
};

type Shown = Pick<ReportListItem, 'paymentStatus' | 'paymentUnderway' | 'stage'>;

// Whoever may give a report away reads of it that it is not paid, not what its buyer is to do.
const byPaymentForOthers: Partial<Record<PaymentStatus, () => string>> = {
  PENDING: m.report_payment_not_paid,
};

/** Where the payment of a report stands. The product admin reads any report, paid or not. */
export function paymentState(
  { paymentStatus, paymentUnderway }: Omit<Shown, 'stage'>,
  role: Role,
): ReportState {
  const { tone, badge, reason } = byPayment[paymentStatus];
  if (paymentUnderway && isFor('pay', role))
    return {
      tone: 'waiting',
      badge: m.report_payment_checking(),
      reason: m.report_payment_reason_checking(),
    };
  if (!isFor('complimentary', role)) return { tone, badge: badge(), reason: reason() };
  return { tone, badge: (byPaymentForOthers[paymentStatus] ?? badge)(), reason: '' };
}

/** Where the writing of a report stands, or that it is closed without consent; undefined once it is ready. */
export function writingState({
  stage,
  withdrawn,
}: Pick<Shown, 'stage'> & { withdrawn?: boolean }): ReportState | undefined {
  if (withdrawn)
    return { tone: 'bad', badge: m.report_state_withdrawn(), reason: m.report_state_withdrawn_hint() };
  if (stage === 'failed')
    return { tone: 'bad', badge: m.report_stage_failed(), reason: m.report_stage_failed_hint() };
  if (!isBeingWritten({ stage })) return undefined;
  return { tone: 'neutral', badge: stageLabel(stage), reason: m.report_stage_goes_on() };
}
