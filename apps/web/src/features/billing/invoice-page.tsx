import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Invoice } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { errorText } from '../../api/error-text.ts';
import { QueryView } from '../../shell/query-view.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './invoice-page.module.css';
import { invoiceQuery } from './invoice-query.ts';
import { InvoiceSummary } from './invoice-summary.tsx';
import { isUnknownId, NothingHere } from './nothing-here.tsx';
import { isSettling } from './payment-query.ts';
import { Promises } from './promises.tsx';
import { RepeatsNote } from './repeats-note.tsx';
import type { Returned } from './use-way-back.ts';

interface Props {
  report: string | undefined;
  returned: Returned;
}

/** The checkout of a report. The address names the report, so that a reload loses nothing. */
export function InvoicePage({ report, returned }: Props) {
  if (!report) return <NothingHere title={m.payment_checkout_none()} text={m.payment_checkout_none_text()} />;
  return <CheckoutOf key={report} report={report} returned={returned} />;
}

function CheckoutOf({ report, returned }: { report: string; returned: Returned }) {
  const query = useQuery(invoiceQuery(report));
  if (isUnknownId(query.error))
    return (
      <NothingHere title={m.payment_checkout_unknown_title()} text={m.payment_checkout_unknown_text()} />
    );
  if (query.isError && !query.data)
    return (
      <ErrorState
        heading="h1"
        {...errorText(query.error)}
        title={m.payment_checkout_failed()}
        onRetry={() => void query.refetch()}
        action={<ToList />}
      />
    );
  return (
    <>
      <PageHeader title={m.payment_checkout_title()} lead={m.payment_checkout_lead()} />
      <div className={classes.page}>
        {query.data && isToPay(query.data) && query.data.repeats && (
          <RepeatsNote repeats={query.data.repeats} />
        )}
        <div className={classes.main}>
          <QueryView query={query} skeleton="30rem">
            {(invoice) => (
              <InvoiceSummary invoice={invoice} returned={returned} askingFails={query.isError} />
            )}
          </QueryView>
        </div>
        <Promises invoice={query.data} />
      </div>
    </>
  );
}

const isToPay = ({ amountDue, payment }: Invoice) => amountDue > 0 && !isSettling(payment?.status);

function ToList() {
  return (
    <Button variant="subtle" component={Link} to="/birthchart-report">
      {m.menu_reports()}
    </Button>
  );
}
