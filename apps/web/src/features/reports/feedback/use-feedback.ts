import { useMutation, useQueryClient } from '@tanstack/react-query';
import { feedback } from '@udaya/contract/report-feedback';
import type { ReportDetail } from '@udaya/contract/reports';
import type { Verdict } from '@udaya/core/reports/verdicts';
import { call } from '../../../api/call.ts';
import { useSession } from '../../../api/use-session.ts';
import { reportDetailKey } from '../record/report-queries.ts';

type Said = ReportDetail['feedback'];
type Area = Said[number]['area'];

/** Says of a part whether it fits: shown at once, kept by the server, and put back where that fails. */
export function useFeedback(id: string, area: Area) {
  const { role } = useSession();
  const queryClient = useQueryClient();
  const queryKey = reportDetailKey(role, id);
  const show = (change: (said: Said) => Said) =>
    queryClient.setQueriesData<ReportDetail>(
      { queryKey },
      (report) => report && { ...report, feedback: change(report.feedback) },
    );
  const put = (verdict: Verdict | null) =>
    show((said) => [...said.filter((one) => one.area !== area), ...(verdict ? [{ area, verdict }] : [])]);
  return useMutation({
    mutationFn: ({ verdict }: { verdict: Verdict | null; before: Verdict | null }) =>
      call(feedback.say, { params: { id }, body: { area, verdict } }),
    onMutate: ({ verdict }) => put(verdict),
    onError: (_error, { before }) => put(before),
  });
}
