import type { ReportDetail } from '@udaya/contract/reports';
import { mayDo } from '@udaya/core/reports/report-policy';
import { useSession } from '../../../api/use-session.ts';
import type { ReportPart } from '../reading/read-items.ts';
import { ShareButton } from '../share/share-button.tsx';
import { FlagChoice } from './flag-choice.tsx';
import classes from './part-actions.module.css';
import { PartFeedback } from './part-feedback.tsx';

interface Props {
  report: ReportDetail;
  part: ReportPart;
  /** Not an earlier version, of which nothing is said any more. */
  latest: boolean;
}

/** What its reader can do with a part of a report. */
export function PartActions({ report, part, latest }: Props) {
  const { role } = useSession();
  const { area } = part;
  if (!latest || !mayDo('judge', role, report)) return null;
  return (
    <div className={classes.actions}>
      {area && <PartFeedback report={report} part={{ ...part, area }} />}
      <ShareButton report={report} part={part} />
      {area && <FlagChoice report={report} place={area} name={part.name} />}
    </div>
  );
}
