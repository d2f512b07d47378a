import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { PaymentDetail } from '@udaya/contract/product-payments';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { CopyText } from '../../../ui/copy-text.tsx';
import { DetailsList } from '../../../ui/details-list.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { showMoney } from '../../../ui/show-money.ts';
import { type DoneMessage, PanelMessage } from '../panel-message.tsx';
import { providerName } from '../payment-text.ts';
import { RefundButton } from '../refund-button.tsx';
import { AccountLink } from './account-link.tsx';
import classes from './payment-admin-pages.module.css';

interface SumsProps {
  payment: PaymentDetail;
  message: DoneMessage | undefined;
  onRefunded: (message: DoneMessage) => void;
}

/** What was charged, taken and given back, with the way to give back what is left. */
export function PaymentSums({ payment, message, onRefunded }: SumsProps) {
  const { amount, currency, capturedAmount, refundedAmount, underwayAmount, leftAmount } = payment;
  const { invoiceAmount, invoiceCurrency, mayRefund, refund, isTaxInvoice } = payment;
  const sums: [term: string, value: string | undefined][] = [
    [m.payment_admin_sum_charged(), showMoney(amount, currency)],
    [
      m.payment_admin_sum_invoice(),
      currency === invoiceCurrency ? undefined : showMoney(invoiceAmount, invoiceCurrency),
    ],
    [m.payment_admin_sum_taken(), showMoney(capturedAmount ?? 0, currency)],
    [
      m.payment_admin_sum_refunded(),
      capturedAmount === null ? undefined : showMoney(refundedAmount, currency),
    ],
    [m.payment_admin_sum_underway(), underwayAmount > 0 ? showMoney(underwayAmount, currency) : undefined],
    [m.payment_admin_sum_left(), capturedAmount === null ? undefined : showMoney(leftAmount, currency)],
  ];
  return (
    <SectionPanel title={m.payment_admin_sums()}>
      <PanelMessage message={message} />
      <dl className={classes.sums}>
        {sums.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {mayRefund && (
        <div className={classes.actions}>
          <RefundButton
            payment={payment}
            again={refund?.status === 'FAILED'}
            isTaxInvoice={isTaxInvoice}
            onDone={onRefunded}
          />
        </div>
      )}
    </SectionPanel>
  );
}

/** Whose payment it is, and for which report. */
export function PaymentAbout({ payment }: { payment: PaymentDetail }) {
  const { reportId, name, product, account } = payment;
  return (
    <SectionPanel title={m.payment_admin_about()}>
      <DetailsList
        items={[
          {
            term: m.payment_admin_about_report(),
            value: reportId ? (
              <Anchor
                fz="inherit"
                fw="inherit"
                underline="always"
                renderRoot={(props) => (
                  <Link {...props} to="/users-birthchart/$id" params={{ id: reportId }} />
                )}
              >
                {name}
              </Anchor>
            ) : (
              m.payment_admin_deleted_report()
            ),
          },
          { term: m.payment_product(), value: product },
          {
            term: m.payment_admin_about_account(),
            value: account ? <AccountLink {...account} /> : m.payment_admin_account_none(),
          },
          { term: m.payment_admin_about_username(), value: account?.username },
          { term: m.payment_admin_about_email(), value: account && <CopyText text={account.email} /> },
        ]}
      />
    </SectionPanel>
  );
}

/** The numbers of a payment, ours and the provider's, to be copied. */
export function PaymentReferences({ payment, children }: { payment: PaymentDetail; children: ReactNode }) {
  const { id, provider, orderId, captureId, payee, debugId, receiptNumber, isTaxInvoice } = payment;
  const copyable = (text: string | null) => text && <CopyText text={text} />;
  return (
    <SectionPanel title={m.payment_admin_references()}>
      <DetailsList
        items={[
          {
            term: isTaxInvoice ? m.payment_admin_ref_invoice() : m.payment_admin_ref_receipt(),
            value: copyable(receiptNumber),
          },
          { term: m.payment_admin_ref_payment(), value: copyable(id) },
          {
            term: m.payment_admin_ref_provider(),
            value: providerName(provider),
          },
          { term: m.payment_admin_ref_order(), value: copyable(orderId) },
          { term: m.payment_admin_ref_capture(), value: copyable(captureId) },
          { term: m.payment_admin_ref_payee(), value: copyable(payee) },
          { term: m.payment_admin_ref_support(), value: copyable(debugId) },
        ]}
      />
      {children}
    </SectionPanel>
  );
}
