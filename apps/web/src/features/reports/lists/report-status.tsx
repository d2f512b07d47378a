import type { ReportListItem } from '@udaya/contract/reports';
import type { Role } from '@udaya/core/identity/roles';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { paymentState, writingState } from '../record/report-state.ts';
import { stageLabel } from '../record/stage-label.ts';
import classes from './report-status.module.css';

/** The state of a report as badges, and under them why it is so and what comes next. `id` names those words. */
export function ReportStatus({ report, role, id }: { report: ReportListItem; role: Role; id: string }) {
  const payment = paymentState(report, role);
  const writing = writingState(report);
  const reason = writing?.reason ?? payment.reason;
  return (
    <div className={classes.status}>
      <StatusBadge tone={payment.tone}>{payment.badge}</StatusBadge>
      {writing && <StatusBadge tone={writing.tone}>{writing.badge}</StatusBadge>}
      {reason && (
        <span id={id} className={classes.reason}>
          {reason}
        </span>
      )}
    </div>
  );
}

/** The same for whoever works for a group, whose plan covers its reports: how far it is, or that it was taken back. */
export function GroupReportStatus({ report, id }: { report: ReportListItem; id: string }) {
  const { actions } = report;
  const taken = actions.includes('view') ? undefined : paymentState(report, 'groupUser');
  const state = taken ?? writingState(report);
  return (
    <div className={classes.status}>
      <StatusBadge tone={state?.tone ?? 'good'}>{state?.badge ?? stageLabel('ready')}</StatusBadge>
      {state?.reason && (
        <span id={id} className={classes.reason}>
          {state.reason}
        </span>
      )}
    </div>
  );
}
