import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { lazy } from 'react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { IconShare } from '../../../ui/icons.tsx';
import type { ReportPart } from '../reading/read-items.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

/** Makes a picture of a part, to be shown to others. */
export function ShareButton({ report, part }: { report: ReportDetail; part: ReportPart }) {
  return (
    <DialogButton
      size="compact-md"
      variant="subtle"
      leftSection={<IconShare size={16} stroke={1.8} aria-hidden="true" />}
      aria-label={m.report_share_label({ part: part.name })}
      renderDialog={(close) => <ShareDialog report={report} part={part} onClose={close} />}
    >
      {m.report_share()}
    </DialogButton>
  );
}
