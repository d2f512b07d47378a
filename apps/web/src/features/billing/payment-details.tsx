import { Anchor, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Payment } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../api/product-info.ts';
import { DetailsList } from '../../ui/details-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Rich } from '../../ui/rich.tsx';
import { showMoney } from '../../ui/show-money.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { CreditNoteLinks } from './credit-note-links.tsx';
import { isMoneyTaken } from './payment-meaning.ts';
import { paymentState } from './payment-text.ts';
import { ReceiptButton, ReceiptMessage, useReceipt } from './receipt-button.tsx';
import classes from './result-page.module.css';

interface Props {
  payment: Payment;
  /** They are a line that opens: who has paid wants to read. */
  folded: boolean;
}

/** What was paid, or would have been, by the server's word, and its papers. */
export function PaymentDetails({ payment, folded }: Props) {
  const { amount, currency, invoiceAmount, invoiceCurrency, paidDate } = payment;
  const { tone, words } = paymentState(payment);
  const { legalName: name, address } = useProductInfo().operator;
  const receipt = useReceipt(payment);
  const creditNotes = payment.refunds.flatMap(({ creditNote }) => creditNote ?? []);
  return (
    <Panel aria-labelledby="payment-details">
      <details className={classes.fold} open={!folded}>
        <summary>
          <Title order={2} size="h4" id="payment-details">
            {payment.receiptNumber ? m.payment_details_receipt() : m.payment_details()}
          </Title>
        </summary>
        <div className={classes.details}>
          <DetailsList
            items={[
              { term: m.payment_product(), value: payment.product },
              { term: m.payment_for(), value: payment.name },
              {
                term: isMoneyTaken(payment) ? m.payment_charged() : m.payment_amount(),
                value: showMoney(amount, currency),
              },
              {
                term: m.payment_invoiced(),
                value: currency === invoiceCurrency ? undefined : showMoney(invoiceAmount, invoiceCurrency),
              },
              { term: m.payment_state(), value: <StatusBadge tone={tone}>{words}</StatusBadge> },
              {
                term: paidDate ? m.payment_date() : m.payment_begun_on(),
                value: <Timestamp instant={paidDate ?? payment.createdDate} />,
              },
              { term: m.payment_receipt_number(), value: payment.receiptNumber },
              {
                term: m.legal_sold_by(),
                value: isMoneyTaken(payment) && (address ? m.legal_operator({ name, address }) : name),
              },
              {
                term: m.payment_admin_sum_refunded(),
                value: payment.refundedAmount > 0 && showMoney(payment.refundedAmount, currency),
              },
              {
                term: m.payment_credit_note_number(),
                value: creditNotes.length > 0 && creditNotes.join(', '),
              },
            ]}
          />
          <Text size="sm" c="dimmed">
            <Rich
              message={m.legal_complain}
              inputs={{}}
              places={{
                contact: (
                  <Anchor
                    underline="always"
                    fz="inherit"
                    renderRoot={(props) => <Link {...props} to="/contact" />}
                  />
                ),
              }}
            />
          </Text>
          {payment.receiptNumber && (
            <div className={classes.actions}>
              <ReceiptButton receipt={receipt} />
              <CreditNoteLinks payment={payment} />
            </div>
          )}
          <ReceiptMessage receipt={receipt} />
        </div>
      </details>
    </Panel>
  );
}
