import type { ReportDetail } from '@udaya/contract/reports';
import { permissionsOf } from '@udaya/core/reports/report-policy';
import type { ReactNode } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { isBeingWritten } from '../record/report-queries.ts';
import { SkyButton } from '../sky/sky-button.tsx';
import { SkyFigure } from '../sky/sky-figure.tsx';
import { ReadingHero } from './reading-hero.tsx';

interface Props {
  /** Undefined while it is on its way, or where it cannot be shown. */
  report: ReportDetail | undefined;
  /** On its way: its room is kept. */
  pending: boolean;
  /** Buttons that concern the whole report. */
  actions: ReactNode;
}

/** The top of a report for whoever may share its sky. */
export function ReportHero({ report, pending, actions }: Props) {
  const { role } = useSession();
  const sky = report && permissionsOf(role, report).extent !== 'closed';
  const drawing = sky && isBeingWritten(report);
  return (
    <ReadingHero
      reading={report}
      pending={pending}
      actions={actions}
      drawing={drawing}
      sky={
        sky &&
        report.sky && (
          <SkyFigure sky={report.sky}>{!drawing && <SkyButton report={report} sky={report.sky} />}</SkyFigure>
        )
      }
    />
  );
}
