import type { ReportDetail } from '@udaya/contract/reports';
import { mayDo } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import { useRef } from 'react';
import { useSession } from '../../../api/use-session.ts';
import classes from './flag-choice.module.css';
import { FlagChoice } from './flag-choice.tsx';
import { FlagHelp } from './flag-help.tsx';
import { Said } from './said.tsx';
import { useFlagging } from './use-flagging.ts';

/** The same for all that stands around the parts, at the end of the reading. */
export function FlagTemplate({ report, latest }: { report: ReportDetail; latest: boolean }) {
  const { role } = useSession();
  if (!latest || !mayDo('judge', role, report)) return null;
  return <FrameFlag report={report} />;
}

function FrameFlag({ report }: { report: ReportDetail }) {
  const name = m.feedback_frame_name();
  const flagging = useFlagging(report, 'frame');
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className={classes.frame} data-not-printed>
      <p>{m.feedback_upset_frame()}</p>
      <FlagChoice ref={button} name={name} flagged={flagging.flag !== undefined} onSay={flagging.say} />
      <Said status={flagging.status} failed={flagging.failed} />
      <FlagHelp report={report} name={name} flagging={flagging} focusAfter={button} />
    </div>
  );
}
