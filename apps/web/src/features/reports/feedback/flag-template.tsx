import type { ReportDetail } from '@udaya/contract/reports';
import { mayDo } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import { useSession } from '../../../api/use-session.ts';
import classes from './flag-choice.module.css';
import { FlagChoice } from './flag-choice.tsx';

/** The same for all that stands around the parts, at the end of the reading. */
export function FlagTemplate({ report, latest }: { report: ReportDetail; latest: boolean }) {
  const { role } = useSession();
  if (!latest || !mayDo('judge', role, report)) return null;
  return (
    <div className={classes.frame} data-not-printed>
      <p>{m.feedback_upset_frame()}</p>
      <FlagChoice report={report} place="frame" name={m.feedback_frame_name()} />
    </div>
  );
}
