import { Button } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { lazy, Suspense, useState } from 'react';
import { IconShare } from '../../../ui/icons.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import type { ReportPart } from '../reading/read-items.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

/** Makes a picture of a part, to be shown to others. */
export function ShareButton({ report, part }: { report: ReportDetail; part: ReportPart }) {
  const [open, setOpen] = useState(false);
  const focus = useFocusReturn();
  return (
    <>
      <Button
        size="compact-md"
        variant="subtle"
        leftSection={<IconShare size={16} stroke={1.8} aria-hidden="true" />}
        aria-label={m.report_share_label({ part: part.name })}
        onClick={() => {
          focus.leave();
          setOpen(true);
        }}
      >
        {m.report_share()}
      </Button>
      {open && (
        <Suspense>
          <ShareDialog
            report={report}
            part={part}
            onClose={() => {
              setOpen(false);
              focus.comeBack();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
