import { payments } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { errorWords } from '../../api/error-words.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { AdminPaymentItem } from './admin-payment-item.tsx';
import { PanelNews, type News } from './panel-news.tsx';
import classes from './payment-admin.module.css';

const most = 100;

const refundsDueQuery = queryOptions({
  queryKey: ['billing', 'refunds-due'],
  queryFn: ({ signal }) => call(payments.list, { query: { refundDue: 'true', page: 0, size: most }, signal }),
});

/** Money that should go back and that the payment service would not give back so far; nothing where there is none. */
export function RefundsDue() {
  const query = useQuery(refundsDueQuery);
  const [news, tell] = useState<News>();
  const payments = query.data?.payments ?? [];
  if (query.isError && !query.data) {
    return (
      <SectionPanel title={m.refunds_due_title()}>
        <ErrorState {...errorWords(query.error)} onRetry={() => void query.refetch()} />
      </SectionPanel>
    );
  }
  // The last one goes from the list once it is seen to: what was done is still said.
  if (payments.length === 0 && !news) return null;
  return (
    <SectionPanel title={m.refunds_due_title()} lead={m.refunds_due_lead()}>
      <PanelNews news={news} />
      {payments.length > 0 && (
        <ul className={classes.list}>
          {payments.map((payment) => (
            <li key={payment.id}>
              <AdminPaymentItem payment={payment} onRefunded={tell} />
            </li>
          ))}
        </ul>
      )}
    </SectionPanel>
  );
}
