import type { Branch } from '@udaya/contract/group-branches';
import * as m from '@udaya/messages';
import { type RowAction, RowActions } from '../../../shell/data-list/row-actions.tsx';
import { IconLock, IconPencil, IconRefresh, IconUsers } from '../../../ui/icons.tsx';

/** What can be done with a branch. */
export type BranchAction = 'rename' | 'close' | 'handOver' | 'reopen';

interface Props {
  branch: Branch;
  onChoose: (action: BranchAction) => void;
}

/** Renames an open branch or closes it; opens a closed one, or moves those who stayed in it. */
export function BranchActions({ branch: { name, state, users, disabled }, onChoose }: Props) {
  const rename: RowAction = {
    key: 'rename',
    label: m.branch_list_rename(),
    fullLabel: m.branch_list_rename_label({ name }),
    icon: IconPencil,
    onChoose: () => onChoose('rename'),
  };
  const close: RowAction = {
    key: 'close',
    label: m.branch_list_close(),
    fullLabel: m.branch_list_close_label({ name }),
    icon: IconLock,
    onChoose: () => onChoose('close'),
  };
  const reopen: RowAction = {
    key: 'reopen',
    label: m.branch_list_reopen(),
    fullLabel: m.branch_list_reopen_label({ name }),
    icon: IconRefresh,
    onChoose: () => onChoose('reopen'),
  };
  const handOver: RowAction = {
    key: 'handOver',
    label: m.branch_list_hand_over(),
    fullLabel: m.branch_list_hand_over_label({ name }),
    icon: IconUsers,
    onChoose: () => onChoose('handOver'),
  };
  const stayed = users + disabled > 0;
  const actions = state === 'open' ? [rename, close] : [reopen, ...(stayed ? [handOver] : []), rename];
  return <RowActions menuLabel={m.branch_list_more({ name })} actions={actions} />;
}
