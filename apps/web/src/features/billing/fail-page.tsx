import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SupportLine } from './fail-advice.tsx';
import { invoiceQuery } from './invoice-query.ts';
import { Asking, PaymentResult } from './payment-result.tsx';
import { ToNewReport } from './payment-steps.tsx';
import classes from './result-page.module.css';

interface Props {
  payment: string | undefined;
  report: string | undefined;
}

/** Where a payment leads that did not go through. Whatever the address names is asked of the server: it may be paid since. */
export function FailPage({ payment, report }: Props) {
  if (payment) return <PaymentResult key={payment} id={payment} />;
  if (report) return <LatestPayment report={report} />;
  return <NothingNamed />;
}

/** The latest payment of a report; without one, the checkout says how the report stands. */
function LatestPayment({ report }: { report: string }) {
  const query = useQuery(invoiceQuery(report));
  if (query.isPending) return <Asking />;
  if (query.data?.payment) return <PaymentResult id={query.data.payment.id} />;
  return <Navigate to="/payments/invoice" search={{ report }} replace />;
}

/** The address alone says that a payment failed, and nothing else is known. */
function NothingNamed() {
  return (
    <>
      <PageHeader title={m.payment_fail_title()} lead={m.payment_fail_text()} />
      <Panel className={`${classes.page} ${classes.panel}`}>
        <div className={classes.actions}>
          <Button component={Link} to="/birthchart-report">
            {m.menu_reports()}
          </Button>
          <ToNewReport />
        </div>
        <SupportLine />
      </Panel>
    </>
  );
}
