import { Anchor, Button } from '@mantine/core';
import * as m from '@udaya/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useProductInfo } from '../../api/product-info.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { paymentQuery } from './payment-query.ts';
import classes from './result-page.module.css';
import { sentence } from './sentence.ts';

interface Props {
  /** The payment that failed, if the address names one: the reason is then the server's. */
  payment: string | undefined;
  report: string | undefined;
}

/** Where a payment leads that did not go through: why, and the way to try again with what is already there. */
export function FailPage({ payment: id, report }: Props) {
  const { data: payment } = useQuery({ ...paymentQuery(id ?? ''), enabled: id !== undefined });
  const { supportEmail } = useProductInfo();
  const reportId = payment?.reportId ?? report;
  const reason = payment?.issue ? ` ${sentence(payment.issue.description)}` : '';
  const subject = encodeURIComponent(m.payment_fail_subject());

  if (payment?.status === 'CAPTURED') return <SettledAfterAll id={payment.id} />;
  return (
    <>
      <PageHeader title={m.payment_fail_title()} lead={`${m.payment_fail_text()}${reason}`} />
      <Panel className={`${classes.page} ${classes.panel}`}>
        <p>{m.payment_fail_kept()}</p>
        <div className={classes.actions}>
          {reportId ? (
            <Button
              renderRoot={(props) => <Link {...props} to="/payments/invoice" search={{ report: reportId }} />}
            >
              {m.payment_fail_again()}
            </Button>
          ) : (
            <Button component={Link} to="/birthchart-report">
              {m.menu_reports()}
            </Button>
          )}
          <Button variant="default" component={Link} to="/generate-birthchart">
            {m.payment_fail_new()}
          </Button>
        </div>
        {supportEmail && (
          <p>
            {m.payment_fail_support()}{' '}
            <Anchor href={`mailto:${supportEmail}?subject=${subject}`} underline="always">
              {supportEmail}
            </Anchor>
          </p>
        )}
        {id && <p className={classes.small}>{m.payment_fail_reference({ id })}</p>}
      </Panel>
    </>
  );
}

function SettledAfterAll({ id }: { id: string }) {
  return (
    <>
      <PageHeader title={m.payment_fail_settled_title()} lead={m.payment_fail_settled_text()} />
      <Button renderRoot={(props) => <Link {...props} to="/payments/success/$id" params={{ id }} />}>
        {m.payment_fail_settled_action()}
      </Button>
    </>
  );
}
