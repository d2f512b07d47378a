import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Branch, groupBranches } from '@udaya/contract/group-branches';
import * as m from '@udaya/messages';
import { call } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { forgetBranches } from './branch-queries.ts';

interface Props {
  branch: Branch;
  onEnd: (told?: string) => void;
}

/** Asks before a closed branch is opened again. */
export function ReopenDialog({ branch: { id, name }, onEnd }: Props) {
  const queryClient = useQueryClient();
  const reopen = useMutation({
    mutationFn: () => call(groupBranches.reopen, { params: { id } }),
    onSuccess: () => {
      void forgetBranches(queryClient);
      onEnd(m.branch_list_reopened({ name }));
    },
  });
  return (
    <ConfirmDialog
      opened
      title={m.branch_reopen_title({ name })}
      text={m.branch_reopen_text()}
      keep={m.branch_reopen_keep()}
      confirm={m.branch_reopen_confirm()}
      working={reopen.isPending}
      failure={reopen.error ? errorText(reopen.error) : undefined}
      onClose={() => onEnd()}
      onConfirm={() => reopen.mutate()}
    />
  );
}
