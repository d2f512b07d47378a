import type { ReportDetail } from '@udaya/contract/reports';
import { quotableSentences } from '@udaya/core/reports/quotable-sentences';
import { mayDo } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import { lazy } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { IconShare } from '../../../ui/icons.tsx';
import type { ReportPart } from '../reading/read-items.ts';

const CardDialog = lazy(async () => ({ default: (await import('./card-dialog.tsx')).CardDialog }));

/** Makes a card of one sentence of a reading, for whoever may show it around. */
export function CardButton({ report, parts }: { report: ReportDetail; parts: readonly ReportPart[] }) {
  const { role } = useSession();
  const sentences = mayDo('quote', role, report) ? sentencesOf(report, parts) : [];
  if (sentences.length === 0) return null;
  return (
    <div data-not-printed>
      <DialogButton
        leftSection={<IconShare size={18} stroke={1.8} aria-hidden="true" />}
        renderDialog={(close) => <CardDialog report={report} sentences={sentences} onClose={close} />}
      >
        {m.report_card()}
      </DialogButton>
    </div>
  );
}

function sentencesOf({ lang, frame, upsets }: ReportDetail, parts: readonly ReportPart[]): string[] {
  const flagged = (place: string | undefined) => upsets.some((one) => one.place === place);
  return quotableSentences({
    lang,
    strengths: flagged('frame') ? [] : (frame?.glance.strengths ?? []),
    parts: parts.map(({ description, note, area, verdict }) => ({
      text: description,
      open: note !== '',
      struck: verdict === 'notQuite' || flagged(area),
    })),
  });
}
