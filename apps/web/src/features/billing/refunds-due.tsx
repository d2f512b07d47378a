import { useQuery } from '@tanstack/react-query';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { DataList } from '../../shell/data-list/data-list.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { type DoneMessage, PanelMessage } from './panel-message.tsx';
import { PaymentActions, paymentColumns } from './payment-columns.tsx';
import { refundsDueQuery } from './refunds-due-query.ts';

/** All of them were paid, and of a refund that failed there is no day. */
const columns = paymentColumns.filter(({ key }) => key !== 'begun' && key !== 'refunded');

/** Money that should go back and that the payment service would not give back so far; nothing where there is none. */
export function RefundsDue() {
  const query = useQuery(refundsDueQuery);
  const [message, setMessage] = useState<DoneMessage>();
  const due = query.data?.total ?? 0;
  // The last one goes from the list once it is seen to: what was done is still said.
  if (due === 0 && !message && !query.isError) return null;
  return (
    <SectionPanel title={m.payment_refunds_due_title()} lead={m.payment_refunds_due_lead()}>
      <PanelMessage message={message} />
      <DataList
        title={m.payment_refunds_due_title()}
        query={query}
        columns={columns}
        renderActions={(payment) => <PaymentActions payment={payment} onRefunded={setMessage} />}
        empty={null}
      />
    </SectionPanel>
  );
}
