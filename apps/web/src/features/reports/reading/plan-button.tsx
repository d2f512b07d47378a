import type { ReportDetail } from '@udaya/contract/reports';
import { mayDo } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import { lazy } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { IconCalendar } from '../../../ui/icons.tsx';

const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }));

/** Keeps the plan of a report, where it is read whole. */
export function PlanButton({ report }: { report: ReportDetail }) {
  const { role } = useSession();
  if (!mayDo('schedule', role, report)) return null;
  return (
    <div data-not-printed>
      <DialogButton
        leftSection={<IconCalendar size={18} stroke={1.8} aria-hidden="true" />}
        renderDialog={(close) => <PlanDialog report={report} onClose={close} />}
      >
        {m.report_keep()}
      </DialogButton>
    </div>
  );
}
