import { Anchor, Button, Title } from '@mantine/core';
import type { Invoice } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { Link } from '@tanstack/react-router';
import { IconFileText } from '@tabler/icons-react';
import { useProductInfo } from '../../api/product-info.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './invoice-page.module.css';
import { showMoney } from './show-money.ts';

/** What a report costs, what is due, and the way on. */
export function InvoiceSummary({ invoice }: { invoice: Invoice }) {
  const { reportId, name, product, invoiceAmount, invoiceCurrency, amountDue, paymentStatus } = invoice;
  const open = paymentStatus === 'PENDING' || paymentStatus === 'FAILED';
  return (
    <Panel className={classes.panel} aria-labelledby="order-summary">
      <Title order={2} size="h3" id="order-summary">
        {m.invoice_summary()}
      </Title>
      <table className={classes.lines}>
        <tbody>
          <tr>
            <th scope="row">
              {product}
              <span className={classes.soft}>{m.invoice_for({ name })}</span>
              <span className={classes.soft}>{m.invoice_nature()}</span>
            </th>
            <td>{showMoney(invoiceAmount, invoiceCurrency)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.invoice_due()}</th>
            <td>{showMoney(amountDue, invoiceCurrency)}</td>
          </tr>
        </tfoot>
      </table>
      {amountDue > 0 || open ? (
        <CannotPayHere name={name} />
      ) : (
        <p className={classes.note}>{m.invoice_nothing_due()}</p>
      )}
      <div className={classes.actions}>
        <Button
          leftSection={<IconFileText size={18} stroke={1.8} />}
          renderRoot={(props) => <Link {...props} to="/users-birthchart/$id" params={{ id: reportId }} />}
        >
          {m.invoice_to_report()}
        </Button>
        <Button variant="default" component={Link} to="/birthchart-report">
          {m.menu_reports()}
        </Button>
      </div>
    </Panel>
  );
}

/** An unpaid report on a server that takes no payments: said plainly, with whom to write to. */
function CannotPayHere({ name }: { name: string }) {
  const { supportEmail } = useProductInfo();
  const subject = encodeURIComponent(m.invoice_support_subject({ name }));
  return (
    <p className={classes.note}>
      {m.invoice_no_payments()}{' '}
      {supportEmail && (
        <Anchor href={`mailto:${supportEmail}?subject=${subject}`} underline="always">
          {supportEmail}
        </Anchor>
      )}
    </p>
  );
}
