import { useMutation, useQuery } from '@tanstack/react-query';
import { productPayments } from '@udaya/contract/product-payments';
import * as m from '@udaya/messages';
import { downloadFile } from '../../../api/download-file.ts';
import { errorSentence } from '../../../api/error-text.ts';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconDownload, IconReceiptOff } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import classes from './payment-admin-pages.module.css';
import { type PaymentListSearch, productPaymentList } from './payment-list.ts';
import { PaymentListActions, paymentListColumns } from './payment-list-columns.tsx';

// A hundred thousand rows take their time on a slow line.
const exportPatience = 300_000;

/** Every payment of the product, to be narrowed, ordered and taken along as a file. */
export function PaymentListPage({ search }: { search: PaymentListSearch }) {
  const query = useQuery(productPaymentList.query(search));
  const exporting = useMutation({
    mutationFn: () =>
      downloadFile(
        productPayments.exportList,
        { query: productPaymentList.filtersOf(search), patience: exportPatience },
        'Payments.csv',
      ),
  });
  return (
    <div className={classes.list}>
      <PageHeader
        title={m.menu_payments()}
        lead={m.payadmin_list_lead()}
        actions={
          <WorkingButton
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.8} />}
            working={exporting.isPending}
            onClick={() => exporting.mutate()}
          >
            {m.payadmin_export()}
          </WorkingButton>
        }
      />
      <div className={classes.messages}>
        <MessageLine text={exporting.isPending ? m.payadmin_exporting() : undefined} />
        <MessageLine tone="success" text={exporting.isSuccess ? m.payadmin_export_done() : undefined} />
        <MessageLine
          tone="error"
          text={
            exporting.error ? `${m.payadmin_export_failed()} ${errorSentence(exporting.error)}` : undefined
          }
        />
      </div>
      <DataList
        list={productPaymentList}
        title={m.menu_payments()}
        query={query}
        search={search}
        columns={paymentListColumns}
        renderActions={(payment) => <PaymentListActions payment={payment} search={search} />}
        count={(total) => m.payadmin_count({ total })}
        heading={2}
        empty={
          <EmptyState
            icon={<IconReceiptOff size={26} stroke={1.6} />}
            title={m.payadmin_list_empty()}
            text={m.payadmin_list_empty_text()}
          />
        }
      />
    </div>
  );
}
