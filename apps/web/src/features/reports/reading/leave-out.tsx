import { Checkbox } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import { mayDo } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import { useSession } from '../../../api/use-session.ts';
import classes from './report-page.module.css';

interface Props {
  report: ReportDetail;
  /** How many parts are marked as not quite fitting. */
  count: number;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** Whether the PDF is made without the parts that do not quite fit: offered where there are some. */
export function LeaveOut({ report, count, chosen, onChoose }: Props) {
  const { role } = useSession();
  if (count === 0 || !report.actions.includes('download') || !mayDo('judge', role, report)) return null;
  return (
    <Checkbox
      className={classes.leaveOut}
      checked={chosen}
      onChange={(event) => onChoose(event.currentTarget.checked)}
      label={m.report_leave_out({ count })}
      description={m.report_leave_out_hint()}
    />
  );
}
