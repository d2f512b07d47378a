import { Button } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import { mayDo } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { IconCalendar } from '../../../ui/icons.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';

const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }));

/** Puts the plan of a report into one's own calendar, where it is read whole. */
export function PlanCalendar({ report }: { report: ReportDetail }) {
  const { role } = useSession();
  const [open, setOpen] = useState(false);
  const focus = useFocusReturn();
  if (!mayDo('schedule', role, report)) return null;
  return (
    <div data-not-printed>
      <Button
        variant="default"
        leftSection={<IconCalendar size={18} stroke={1.8} aria-hidden="true" />}
        onClick={() => {
          focus.leave();
          setOpen(true);
        }}
      >
        {m.report_calendar()}
      </Button>
      {open && (
        <Suspense>
          <PlanDialog
            report={report}
            onClose={() => {
              setOpen(false);
              focus.comeBack();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
