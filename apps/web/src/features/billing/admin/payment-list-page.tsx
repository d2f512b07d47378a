import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AdminPayment } from '@udaya/contract/billing';
import { productPayments } from '@udaya/contract/product-payments';
import * as m from '@udaya/messages';
import { downloadFile } from '../../../api/download-file.ts';
import { errorSentence } from '../../../api/error-text.ts';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import type { Column } from '../../../shell/data-list/list-types.ts';
import { type RowAction, RowActions } from '../../../shell/data-list/row-actions.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconDownload, IconEye, IconReceiptOff, IconReportAnalytics, IconUser } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { showMoney } from '../../../ui/show-money.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { paymentState } from '../payment-text.ts';
import { AccountLink } from './account-link.tsx';
import classes from './payment-admin-pages.module.css';
import { type PaymentListSearch, productPaymentList } from './payment-list.ts';

const nameOf = ({ name }: AdminPayment) => name || m.payment_admin_deleted_report();

/** What the list of all payments says of each. */
const paymentListColumns: readonly Column<AdminPayment>[] = [
  { key: 'name', title: m.payment_admin_column_name(), card: 'name', minWidth: '8rem', cell: nameOf },
  {
    key: 'account',
    title: m.payment_admin_column_account(),
    card: 'fact',
    icon: IconUser,
    minWidth: '7rem',
    cell: ({ username }) => (username ? <AccountLink username={username} /> : m.payment_admin_account_none()),
  },
  {
    key: 'amount',
    title: m.payment_admin_column_amount(),
    card: 'fact',
    minWidth: '6.5rem',
    cell: ({ amount, currency, refundedAmount }) => (
      <span className={classes.sum}>
        {showMoney(amount, currency)}
        {refundedAmount > 0 && refundedAmount < amount && (
          <span className={classes.back}>− {showMoney(refundedAmount, currency)}</span>
        )}
      </span>
    ),
  },
  {
    key: 'status',
    title: m.list_status(),
    card: 'block',
    minWidth: '9rem',
    cell: (payment) => {
      const { tone, words } = paymentState(payment);
      return <StatusBadge tone={tone}>{words}</StatusBadge>;
    },
  },
  {
    key: 'created',
    title: m.payment_admin_column_begun(),
    card: 'foot',
    minWidth: '7rem',
    cell: ({ createdDate }) => <Timestamp instant={createdDate} />,
  },
  {
    key: 'changed',
    title: m.payment_admin_column_changed(),
    card: 'foot',
    minWidth: '7rem',
    cell: ({ changedDate }) => <Timestamp instant={changedDate} />,
  },
];

// A hundred thousand rows take their time on a slow line.
const exportTimeoutMs = 300_000;

/** Every payment of the product, to be narrowed, ordered and taken along as a file. */
export function PaymentListPage({ search }: { search: PaymentListSearch }) {
  const query = useQuery(productPaymentList.query(search));
  const exporting = useMutation({
    mutationFn: () =>
      downloadFile(
        productPayments.exportList,
        { query: productPaymentList.filtersOf(search), timeoutMs: exportTimeoutMs },
        'Payments.csv',
      ),
  });
  return (
    <div className={classes.list}>
      <PageHeader
        title={m.menu_payments()}
        lead={m.payment_admin_list_lead()}
        actions={
          <WorkingButton
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.8} />}
            working={exporting.isPending}
            onClick={() => exporting.mutate()}
          >
            {m.payment_admin_export()}
          </WorkingButton>
        }
      />
      <div className={classes.messages}>
        <MessageLine text={exporting.isPending ? m.payment_admin_exporting() : undefined} />
        <MessageLine tone="success" text={exporting.isSuccess ? m.payment_admin_export_done() : undefined} />
        <MessageLine
          tone="error"
          text={
            exporting.error
              ? `${m.payment_admin_export_failed()} ${errorSentence(exporting.error)}`
              : undefined
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
        count={(total) => m.payment_admin_count({ total })}
        heading={2}
        empty={
          <EmptyState
            icon={<IconReceiptOff size={26} stroke={1.6} />}
            title={m.payment_admin_list_empty()}
            text={m.payment_admin_list_empty_text()}
          />
        }
      />
    </div>
  );
}

interface ActionsProps {
  payment: AdminPayment;
  /** What the list was asked for, so that the way back leads to the same page of it. */
  search: PaymentListSearch;
}

/** Where a row of the list leads. */
function PaymentListActions({ payment, search }: ActionsProps) {
  const { id, reportId } = payment;
  const name = nameOf(payment);
  const actions: (RowAction | false)[] = [
    {
      key: 'open',
      label: m.payment_admin_open(),
      fullLabel: m.payment_admin_open_label({ name }),
      icon: IconEye,
      renderLink: (props) => (
        <Link {...props} to="/product/payments/$id" params={{ id }} state={{ paymentSearch: search }} />
      ),
    },
    reportId !== null && {
      key: 'report',
      label: m.payment_admin_to_report(),
      fullLabel: m.payment_admin_to_report_label({ name }),
      icon: IconReportAnalytics,
      renderLink: (props) => <Link {...props} to="/users-birthchart/$id" params={{ id: reportId }} />,
    },
  ];
  return (
    <RowActions actions={actions.filter((one) => !!one)} menuLabel={m.payment_admin_more_label({ name })} />
  );
}
