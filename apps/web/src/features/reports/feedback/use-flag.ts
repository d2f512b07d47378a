import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportDetail } from '@udaya/contract/reports';
import { reviews } from '@udaya/contract/reviews';
import type { FlagPlace } from '@udaya/core/reports/flags';
import { call } from '../../../api/call.ts';
import { useSession } from '../../../api/use-session.ts';
import { reportDetailKey } from '../record/report-queries.ts';

type Flags = ReportDetail['upsets'];

/** Flags something as upsetting: shown at once, saved by the server, and put back where that fails. */
export function useFlag(id: string, place: FlagPlace) {
  const { role } = useSession();
  const queryClient = useQueryClient();
  const show = (change: (flags: Flags) => Flags) =>
    queryClient.setQueriesData<ReportDetail>(
      { queryKey: reportDetailKey(role, id) },
      (report) => report && { ...report, upsets: change(report.upsets) },
    );
  const put = (flagged: boolean, note = false) =>
    show((said) => [...said.filter((one) => one.place !== place), ...(flagged ? [{ place, note }] : [])]);
  return useMutation({
    // Pressed twice in a row, the server hears it in that order.
    scope: { id: `flag ${id} ${place}` },
    mutationFn: ({ flagged, note }: { flagged: boolean; note?: string; before: Flags }) =>
      call(reviews.say, {
        params: { id },
        body: { place, upset: flagged, ...(note === undefined ? {} : { note }) },
      }),
    onMutate: ({ flagged, note, before }) =>
      put(flagged, note === undefined ? before.length > 0 && before[0]?.note : note !== ''),
    onError: (_error, { before }) =>
      show((said) => [...said.filter((one) => one.place !== place), ...before]),
  });
}
