import { Button, Group, Title } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReportDetail } from '@udaya/contract/reports';
import { mayDo, permissionsOf } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import { useSession } from '../../../api/use-session.ts';
import { IconPencil } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { DeleteButton } from '../record/delete-button.tsx';
import { PayButton, wayToPay } from '../record/pay-button.tsx';
import { paymentState } from '../record/report-state.ts';
import { BuyPanel } from './buy-panel.tsx';
import classes from './report-page.module.css';

/** Why only a part of the report is here, and how the rest can be had. */
export function PreviewNote({ report }: { report: ReportDetail }) {
  const navigate = useNavigate();
  const { role } = useSession();
  const { tone, badge, reason } = paymentState(report, role);
  const editable = mayDo('edit', role, report);
  const closed = permissionsOf(role, report).extent === 'closed';
  if (!closed && wayToPay(report, role)?.strong) return <BuyPanel report={report} />;
  return (
    <Panel className={classes.prose} tone="notice" aria-labelledby="preview-note">
      <StatusBadge tone={tone}>{badge}</StatusBadge>
      <Title order={2} size="h3" id="preview-note">
        {closed ? m.report_closed_title() : m.report_buy()}
      </Title>
      <p>{reason}</p>
      {!closed && report.accuracyWords === '' && <p>{m.report_without_time()}</p>}
      {editable && <p>{m.correction_edit_offer()}</p>}
      <Group gap="sm">
        <PayButton report={report} />
        {editable && (
          <Button
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.8} />}
            renderRoot={(props) => (
              <Link {...props} to="/users-birthchart/$id/correct" params={{ id: report.id }} state />
            )}
          >
            {m.correction_edit_title()}
          </Button>
        )}
        <DeleteButton
          report={report}
          onDeleted={(deletedReport) =>
            navigate({ to: '/birthchart-report', search: {}, state: { deletedReport }, replace: true })
          }
        />
      </Group>
    </Panel>
  );
}
