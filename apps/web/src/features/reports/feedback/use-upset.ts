import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportDetail } from '@udaya/contract/reports';
import { reviews } from '@udaya/contract/reviews';
import type { UpsetPlace } from '@udaya/core/reports/upsets';
import { call } from '../../../api/call.ts';
import { useSession } from '../../../api/use-session.ts';
import { reportDetailKey } from '../record/report-queries.ts';

type Upsets = ReportDetail['upsets'];

/** Says that something upset the reader: shown at once, kept by the server, and put back where that fails. */
export function useUpset(id: string, place: UpsetPlace) {
  const { role } = useSession();
  const queryClient = useQueryClient();
  const show = (change: (upsets: Upsets) => Upsets) =>
    queryClient.setQueriesData<ReportDetail>(
      { queryKey: reportDetailKey(role, id) },
      (report) => report && { ...report, upsets: change(report.upsets) },
    );
  const put = (upset: boolean, note = false) =>
    show((said) => [...said.filter((one) => one.place !== place), ...(upset ? [{ place, note }] : [])]);
  return useMutation({
    mutationFn: ({ upset, note }: { upset: boolean; note?: string; before: Upsets }) =>
      call(reviews.say, { params: { id }, body: { place, upset, ...(note === undefined ? {} : { note }) } }),
    onMutate: ({ upset, note, before }) =>
      put(upset, note === undefined ? before.length > 0 && before[0]?.note : note !== ''),
    onError: (_error, { before }) =>
      show((said) => [...said.filter((one) => one.place !== place), ...before]),
  });
}
