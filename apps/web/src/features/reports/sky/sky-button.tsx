import type { ReportDetail, SkyPicture } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { lazy } from 'react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { IconShare } from '../../../ui/icons.tsx';

const SkyDialog = lazy(async () => ({ default: (await import('./sky-dialog.tsx')).SkyDialog }));

/** Gives the sky of a birth away: as a picture, or as a poster. */
export function SkyButton({ report, sky }: { report: ReportDetail; sky: SkyPicture }) {
  return (
    <div data-not-printed>
      <DialogButton
        leftSection={<IconShare size={18} stroke={1.8} aria-hidden="true" />}
        renderDialog={(close) => <SkyDialog report={report} sky={sky} onClose={close} />}
      >
        {m.sky_share()}
      </DialogButton>
    </div>
  );
}
