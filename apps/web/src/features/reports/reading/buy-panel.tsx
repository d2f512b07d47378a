import { Anchor, Title } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReportDetail } from '@udaya/contract/reports';
import { mayDo } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../../api/product-info.ts';
import { useSession } from '../../../api/use-session.ts';
import { IconCheck } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { DeleteButton } from '../record/delete-button.tsx';
import { PayButton } from '../record/pay-button.tsx';
import { paymentState } from '../record/report-state.ts';
import classes from './buy-panel.module.css';

/** What the price buys, and the one button. How the payment stands is told to who has tried to pay. */
export function BuyPanel({ report }: { report: ReportDetail }) {
  const { role } = useSession();
  const { price } = useProductInfo();
  const navigate = useNavigate();
  const editable = mayDo('edit', role, report);
  const { tone, badge, reason } = paymentState(report, role);
  return (
    <Panel className={classes.buy} aria-labelledby="buy">
      <div className={classes.head}>
        <Title order={2} id="buy">
          {m.report_buy()}
        </Title>
        {price && <p className={classes.price}>{price.text}</p>}
      </div>
      {tone !== 'waiting' && (
        <>
          <StatusBadge tone={tone}>{badge}</StatusBadge>
          <p>{reason}</p>
        </>
      )}
      {report.accuracyWords === '' && <p>{m.report_without_time()}</p>}
      <ul>
        {[m.report_buy_parts(), m.report_buy_pdf(), m.report_buy_once()].map((line) => (
          <li key={line}>
            <IconCheck size={18} stroke={2} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <PayButton report={report} size="lg" className={classes.pay} />
      <div className={classes.ways}>
        {editable && (
          <p>
            {m.correction_edit_offer()}{' '}
            <Anchor
              underline="always"
              fz="inherit"
              renderRoot={(props) => (
                <Link {...props} to="/users-birthchart/$id/correct" params={{ id: report.id }} state />
              )}
            >
              {m.correction_edit_title()}
            </Anchor>
          </p>
        )}
        <DeleteButton
          report={report}
          onDeleted={(deletedReport) =>
            navigate({ to: '/birthchart-report', search: {}, state: { deletedReport }, replace: true })
          }
        />
      </div>
    </Panel>
  );
}
