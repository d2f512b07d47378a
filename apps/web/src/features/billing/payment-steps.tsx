import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Payment } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { CreditNoteLinks } from './credit-note-links.tsx';
import { meaningOf } from './payment-meaning.ts';
import { ReceiptButton, ReceiptMessage, useReceipt } from './receipt-button.tsx';
import classes from './result-page.module.css';

/** Where the buyer can go from a payment. */
export function PaymentSteps({ payment }: { payment: Payment }) {
  const receipt = useReceipt(payment);
  const { nextStep, failed } = meaningOf(payment);
  const reportId = payment.reportId ?? '';
  return (
    <>
      <div className={classes.actions}>
        {nextStep === 'report' && (
          <Button
            renderRoot={(props) => <Link {...props} to="/users-birthchart/$id" params={{ id: reportId }} />}
          >
            {m.invoice_to_report()}
          </Button>
        )}
        {nextStep === 'checkout' && (
          <Button
            renderRoot={(props) => <Link {...props} to="/payments/invoice" search={{ report: reportId }} />}
          >
            {failed ? m.payment_fail_again() : m.payment_unfinished_action()}
          </Button>
        )}
        {payment.receiptNumber && <ReceiptButton receipt={receipt} />}
        <CreditNoteLinks payment={payment} />
        {failed && <ToNewReport />}
        <Button variant="default" component={Link} to="/birthchart-report">
          {m.menu_reports()}
        </Button>
      </div>
      <ReceiptMessage receipt={receipt} />
    </>
  );
}

/** The way back that the specification's page of a failed payment names. */
export function ToNewReport() {
  return (
    <Button variant="default" component={Link} to="/generate-birthchart">
      {m.payment_fail_new()}
    </Button>
  );
}
