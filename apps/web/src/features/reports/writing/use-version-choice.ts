import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportVersions } from '@udaya/contract/writing';
import { call } from '../../../api/call.ts';
import { useSession } from '../../../api/use-session.ts';
import { reportDetailKey } from '../record/report-queries.ts';

/** Chooses the version of a report that is shown, or says no to one that is offered. */
export function useVersionChoice(id: string) {
  const { role } = useSession();
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: reportDetailKey(role, id) });
  const params = { id };
  const choose = useMutation({
    mutationFn: (version: number) => call(reportVersions.choose, { params, body: { version } }),
    onSuccess,
  });
  const decline = useMutation({
    mutationFn: (version: number) => call(reportVersions.decline, { params, body: { version } }),
    onSuccess,
  });
  return { choose, decline, error: choose.error ?? decline.error };
}
