import { Button, Loader, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReportListItem } from '@udaya/contract/reports';
import type { Role } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { useSession } from '../../../api/use-session.ts';
import type { RowAction } from '../../../shell/data-list/row-actions.tsx';
import { IconEye, IconFilePlus } from '../../../ui/icons.tsx';
import { wayToPay } from '../record/pay-button.tsx';
import { reportPath } from '../record/report-path.ts';
import { isBeingWritten } from '../record/report-queries.ts';
import classes from './next-step.module.css';
import { latestReportsQuery } from './own-report-list.ts';

/** The one thing to be done next on the start page, of the newest report or for a first one; making another always stands beside it. */
export function NextStep() {
  const { role } = useSession();
  const { data, isPending, isError } = useQuery(latestReportsQuery());
  const [newest] = data?.rows ?? [];
  return (
    <section className={classes.step} aria-label={m.report_next_step()}>
      {newest ? (
        <StepOf report={newest} role={role} />
      ) : (
        <div className={classes.line}>
          {isPending ? <Skeleton height="1.4rem" width="16rem" maw="100%" /> : newLine(isError)}
        </div>
      )}
      <div className={classes.ways}>
        {isPending && (
          <Skeleton
            height={50}
            className={classes.way}
            role="img"
            aria-label={m.report_next_step_loading()}
          />
        )}
        {newest && <WayOn report={newest} role={role} />}
        <Button
          component={Link}
          to="/generate-birthchart"
          size="lg"
          className={classes.way}
          variant={newest || isPending ? 'default' : 'filled'}
          leftSection={<IconFilePlus size={20} stroke={1.8} />}
        >
          {m.dashboard_generate()}
        </Button>
        {!newest && !isPending && (
          <Button
            size="lg"
            variant="default"
            className={classes.way}
            renderRoot={(props) => <Link {...props} to="/sample/$type" params={{ type: 'child' }} />}
          >
            {m.sample_see()}
          </Button>
        )}
      </div>
    </section>
  );
}

const newLine = (isError: boolean) => (isError ? m.report_next_step_again() : m.report_next_step_new());

interface Props {
  report: ReportListItem;
  role: Role;
}

function StepOf({ report, role }: Props) {
  const writing = isBeingWritten(report);
  return (
    <p className={classes.line} role="status">
      {writing && <Loader size={16} color="clay" aria-hidden="true" />}
      <span>{lineOf(report, role)({ name: report.name })}</span>
    </p>
  );
}

function lineOf(report: ReportListItem, role: Role): (inputs: { name: string }) => string {
  if (isBeingWritten(report)) return m.report_next_step_writing;
  if (report.stage === 'failed') return m.report_next_step_failed;
  const way = wayToPay(report, role);
  if (way) return way.strong ? m.report_next_step_pay : m.report_next_step_checking;
  return report.actions.includes('view') ? m.report_next_step_read : m.report_next_step_preview;
}

/** Where the line above it leads: the payment while there is one to be made, else the report. */
function WayOn({ report, role }: Props) {
  const { id, name, actions } = report;
  const way = isBeingWritten(report) ? undefined : wayToPay(report, role);
  const toReport: RowAction['renderLink'] = (props) => (
    <Link {...props} to={reportPath(report)} params={{ id }} />
  );
  const reads = actions.includes('view') ? m.report_next_read() : m.report_next_open();
  const Sign = way ? way.icon : IconEye;
  return (
    <Button
      size="lg"
      className={classes.way}
      aria-label={way?.fullLabel ?? `${reads}: ${name}`}
      leftSection={Sign && <Sign size={20} stroke={1.8} />}
      renderRoot={way?.renderLink ?? toReport}
    >
      {way?.label ?? reads}
    </Button>
  );
}
