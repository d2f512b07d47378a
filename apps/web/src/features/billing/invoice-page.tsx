import { Button } from '@mantine/core';
import * as m from '@udaya/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconReceipt } from '@tabler/icons-react';
import { errorWords } from '../../api/error-words.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './invoice-page.module.css';
import { invoiceQuery } from './invoice-query.ts';
import { InvoiceSummary } from './invoice-summary.tsx';
import { Promises } from './promises.tsx';
import type { Returned } from './use-way-back.ts';

interface Props {
  report: string | undefined;
  returned: Returned;
}

/** The checkout of a report. The address names the report, so that a reload loses nothing. */
export function InvoicePage({ report, returned }: Props) {
  return (
    <>
      <PageHeader title={m.invoice_title()} lead={m.invoice_lead()} />
      <div className={classes.page}>
        <div className={classes.main}>
          {report ? <Invoice key={report} report={report} returned={returned} /> : <NoReport />}
        </div>
        {report && <Promises />}
      </div>
    </>
  );
}

function Invoice({ report, returned }: { report: string; returned: Returned }) {
  const query = useQuery(invoiceQuery(report));
  if (query.isPending) return <LoadingState />;
  if (query.isError && !query.data) {
    return (
      <Panel>
        <ErrorState
          {...errorWords(query.error)}
          title={m.invoice_failed()}
          onRetry={() => void query.refetch()}
          action={<ToList />}
        />
      </Panel>
    );
  }
  return <InvoiceSummary invoice={query.data} returned={returned} askingFails={query.isError} />;
}

function NoReport() {
  return (
    <Panel>
      <EmptyState
        icon={<IconReceipt size={26} stroke={1.6} />}
        title={m.invoice_none()}
        text={m.invoice_none_text()}
        action={<ToList />}
      />
    </Panel>
  );
}

function ToList() {
  return (
    <Button variant="subtle" component={Link} to="/birthchart-report">
      {m.menu_reports()}
    </Button>
  );
}
