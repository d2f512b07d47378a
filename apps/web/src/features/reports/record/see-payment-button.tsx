import { Button, type ButtonProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReportListItem } from '@udaya/contract/reports';
import * as m from '@udaya/messages';

interface Props extends Pick<ButtonProps, 'size' | 'variant'> {
  report: Pick<ReportListItem, 'name' | 'paymentUnderway' | 'paymentId'>;
}

/** The way back to the payment of an own report, and to its receipt. To one that is on its way leads the pay button. */
export function SeePaymentButton({ report: { name, paymentUnderway, paymentId }, ...look }: Props) {
  if (!paymentId || paymentUnderway) return null;
  return (
    <Button
      variant="default"
      {...look}
      aria-label={m.report_payment_view_label({ name })}
      renderRoot={(props) => <Link {...props} to="/payments/success/$id" params={{ id: paymentId }} />}
    >
      {m.report_payment_view()}
    </Button>
  );
}
