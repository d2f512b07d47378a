import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Payment } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { IconFileText } from '../../ui/icons.tsx';
import { meaningOf } from './payment-meaning.ts';
import classes from './result-page.module.css';

/** Where the buyer can go from a payment. */
export function PaymentSteps({ payment }: { payment: Payment }) {
  const { nextStep, failed } = meaningOf(payment);
  const reportId = payment.reportId ?? '';
  return (
    <div className={classes.actions}>
      {nextStep === 'report' && (
        <Button
          size="lg"
          leftSection={<IconFileText size={20} stroke={1.8} />}
          renderRoot={(props) => <Link {...props} to="/users-birthchart/$id" params={{ id: reportId }} />}
        >
          {m.payment_checkout_to_report()}
        </Button>
      )}
      {nextStep === 'checkout' && (
        <Button
          renderRoot={(props) => <Link {...props} to="/payments/invoice" search={{ report: reportId }} />}
        >
          {failed ? m.payment_fail_again() : m.payment_unfinished_action()}
        </Button>
      )}
      {failed && <ToNewReport />}
      <Button
        size={nextStep === 'report' ? 'lg' : 'md'}
        variant="default"
        component={Link}
        to="/birthchart-report"
      >
        {m.menu_reports()}
      </Button>
    </div>
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
