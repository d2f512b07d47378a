import { Group, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReportDetail } from '@udaya/contract/reports';
import { sightOf } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import { useSession } from '../../../api/use-session.ts';
import { Panel } from '../../../ui/panel.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { DeleteButton } from '../delete-button.tsx';
import { PayButton } from '../pay-button.tsx';
import { paymentState } from '../report-state.ts';
import classes from './report-page.module.css';

/** Why only a part of the report is here, and how the rest can be had. */
export function PreviewNote({ report }: { report: ReportDetail }) {
  const navigate = useNavigate();
  const { role } = useSession();
  const { tone, badge, reason } = paymentState(report, role);
  const closed = sightOf(role, report).extent === 'closed';
  return (
    <Panel className={classes.prose} tone="warm" aria-labelledby="preview-note">
      <StatusBadge tone={tone}>{badge}</StatusBadge>
      <Title order={2} size="h3" id="preview-note">
        {closed ? m.report_closed_title() : m.report_preview_title()}
      </Title>
      <p>
        {closed ? '' : m.report_preview_text()} {reason}
      </p>
      {report.actions.includes('delete') && <p>{m.report_preview_wrong()}</p>}
      <Group gap="sm">
        <PayButton report={report} />
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
