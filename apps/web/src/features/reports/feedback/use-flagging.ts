import type { ReportDetail } from '@udaya/contract/reports';
import type { FlagPlace } from '@udaya/core/reports/flags';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { useFlag } from './use-flag.ts';

/** Flagging one place of a report as upsetting: what is said of it, in words how saying it went, and the ways to say it. */
export function useFlagging(report: Pick<ReportDetail, 'id' | 'upsets'>, place: FlagPlace) {
  const flag = report.upsets.find((one) => one.place === place);
  const saying = useFlag(report.id, place);
  // Only where it was just said: whoever opens the page is not led away from its beginning.
  const [justSaid, setJustSaid] = useState(false);
  const before = flag ? [flag] : [];
  const status = () => {
    if (!saying.isSuccess) return '';
    if (!saying.variables.flagged) return m.feedback_upset_undone();
    if (saying.variables.note === undefined) return m.feedback_upset_saved();
    return saying.variables.note === '' ? m.feedback_note_removed() : m.feedback_note_saved();
  };
  return {
    flag,
    justSaid,
    working: saying.isPending,
    status: status(),
    failed: saying.isError ? m.feedback_failed({ reason: errorText(saying.error).message }) : '',
    say: (flagged: boolean) => {
      saying.mutate({ flagged, before });
      setJustSaid(flagged);
    },
    sayNote: (note: string) => saying.mutate({ flagged: true, before, note }),
  };
}

export type Flagging = ReturnType<typeof useFlagging>;
