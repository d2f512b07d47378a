import { Anchor, Button, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Invoice } from '@udaya/contract/billing';
import { localeNames } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import { SupportLink } from '../../shell/support-link.tsx';
import { IconFileText } from '../../ui/icons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Rich } from '../../ui/rich.tsx';
import { showMoney } from '../../ui/show-money.ts';
import { Checkout } from './checkout.tsx';
import { ConfirmingPanel } from './confirming-panel.tsx';
import classes from './invoice-page.module.css';
import { isSettling } from './payment-query.ts';
import { useCheckout } from './use-checkout.ts';
import { useWatch } from './use-watch.ts';
import { type Returned, useWayBack } from './use-way-back.ts';

interface Props {
  invoice: Invoice;
  returned: Returned;
  /** That the invoice shown is an older one: it could not be asked for again. */
  askingFails: boolean;
}

/** What a report costs, what is due, and the way on. */
export function InvoiceSummary({ invoice, returned, askingFails }: Props) {
  const { reportId, name, product, reportLanguage, invoiceAmount, invoiceCurrency } = invoice;
  const { amountDue, ways, payment } = invoice;
  const isPayable = ways.length > 0;
  const way = useCheckout(invoice);
  const { step } = way;
  const settling = step.at === 'watching' || (step.at === 'button' && isSettling(payment?.status));
  useWayBack(invoice, returned, way);
  useWatch(invoice, way);
  const watched = step.at === 'watching' ? step.orderId : payment?.orderId;
  const held = payment?.status === 'PENDING' ? payment : undefined;

  return (
    <>
      {settling && (
        <ConfirmingPanel
          held={held}
          failed={askingFails}
          takesFocus={step.at === 'watching'}
          onCheck={watched ? () => void way.onApprove(watched) : undefined}
        />
      )}
      <Panel className={classes.panel} aria-labelledby="order-summary">
        <Title order={2} size="h3" id="order-summary">
          {m.payment_checkout_summary()}
        </Title>
        <table className={classes.lines}>
          <tbody>
            <tr>
              <th scope="row">
                {product}
                <span className={classes.soft}>{m.payment_checkout_nature()}</span>
                <span className={classes.soft}>
                  {m.report_language_named({ language: localeNames[reportLanguage] })}
                </span>
                <span className={classes.soft}>
                  <span>{m.payment_checkout_for({ name })}</span>
                  {!settling && amountDue > 0 && <EditLink id={reportId} />}
                </span>
              </th>
              <td>{showMoney(invoiceAmount, invoiceCurrency)}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{settling ? m.payment_checkout_checking() : m.payment_checkout_due()}</th>
              <td>{showMoney(amountDue, invoiceCurrency)}</td>
            </tr>
          </tfoot>
        </table>
        {!settling && isPayable && amountDue > 0 && <Checkout invoice={invoice} way={way} />}
        {!settling && !isPayable && amountDue > 0 && <CannotPayNow invoice={invoice} />}
        {amountDue === 0 && <NothingDue invoice={invoice} />}
        {(amountDue === 0 || !isPayable) && <WaysOn invoice={invoice} />}
      </Panel>
    </>
  );
}

/** The way to the details, which may be changed as long as nothing is paid. */
function EditLink({ id }: { id: string }) {
  return (
    <Anchor
      size="sm"
      underline="always"
      className={classes.edit}
      renderRoot={(props) => <Link {...props} to="/users-birthchart/$id/correct" params={{ id }} />}
    >
      {m.correction_edit_title()}
    </Anchor>
  );
}

/** Why there is nothing to pay. */
function NothingDue({ invoice: { paymentStatus, payment } }: { invoice: Invoice }) {
  if (paymentStatus === 'REFUNDED') return <p className={classes.note}>{m.payment_checkout_refunded()}</p>;
  const bought = paymentStatus === 'PAID' && payment?.status === 'CAPTURED';
  return (
    <p className={classes.note}>{bought ? m.payment_checkout_paid() : m.payment_checkout_nothing_due()}</p>
  );
}

/** Where one can go from an invoice that needs no button. */
function WaysOn({ invoice: { reportId, paymentStatus, payment } }: { invoice: Invoice }) {
  const hasReceipt = payment?.receiptNumber;
  return (
    <div className={classes.actions}>
      {paymentStatus !== 'REFUNDED' && (
        <Button
          leftSection={<IconFileText size={18} stroke={1.8} />}
          renderRoot={(props) => <Link {...props} to="/users-birthchart/$id" params={{ id: reportId }} />}
        >
          {m.payment_checkout_to_report()}
        </Button>
      )}
      {hasReceipt && (
        <Button
          variant="default"
          renderRoot={(props) => <Link {...props} to="/payments/success/$id" params={{ id: payment.id }} />}
        >
          {m.payment_checkout_to_payment()}
        </Button>
      )}
      <Button variant="default" component={Link} to="/birthchart-report">
        {m.menu_reports()}
      </Button>
    </div>
  );
}

/** An unpaid report that is not written yet, or a server that takes no payments: said plainly, with whom to write to. */
function CannotPayNow({ invoice: { name, stage } }: { invoice: Invoice }) {
  if (stage !== 'ready')
    return (
      <p className={classes.note} role="status">
        {stage === 'failed' ? m.payment_checkout_not_written_failed() : m.payment_checkout_not_written()}
      </p>
    );
  return (
    <p className={classes.note}>
      <Rich
        message={m.payment_checkout_no_payments}
        inputs={{}}
        places={{ support: <SupportLink subject={m.payment_checkout_support_subject({ name })} /> }}
      />
    </p>
  );
}
