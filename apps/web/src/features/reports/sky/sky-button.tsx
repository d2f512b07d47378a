import { Button } from '@mantine/core';
import type { ReportDetail, SkyPicture } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { lazy, Suspense, useState } from 'react';
import { IconShare } from '../../../ui/icons.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';

const SkyDialog = lazy(async () => ({ default: (await import('./sky-dialog.tsx')).SkyDialog }));

/** Gives the sky of a birth away: as a picture, or as a poster. */
export function SkyButton({ report, sky }: { report: ReportDetail; sky: SkyPicture }) {
  const [open, setOpen] = useState(false);
  const focus = useFocusReturn();
  return (
    <div data-not-printed>
      <Button
        variant="default"
        leftSection={<IconShare size={18} stroke={1.8} aria-hidden="true" />}
        onClick={() => {
          focus.leave();
          setOpen(true);
        }}
      >
        {m.sky_share()}
      </Button>
      {open && (
        <Suspense>
          <SkyDialog
            report={report}
            sky={sky}
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
