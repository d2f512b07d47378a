import { Link } from '@tanstack/react-router';
import type { AstroUser } from '@udaya/contract/astro-users';
import * as m from '@udaya/messages';
import { type RowAction, RowActions } from '../../../shell/data-list/row-actions.tsx';
import {
  IconArrowBackUp,
  IconPencil,
  IconReceipt,
  IconReportAnalytics,
  IconTrash,
} from '../../../ui/icons.tsx';
import { nameOf } from './person-words.ts';

interface Props {
  person: AstroUser;
  /** It is being restored. */
  restoring: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onRestore: () => void;
}

/** What can be done with an account: Edit and Delete, or Restore while it is going to be erased; and the ways to its reports and payments. */
export function PersonActions({ person, restoring, onEdit, onDelete, onRestore }: Props) {
  const name = nameOf(person);
  const edit: RowAction = {
    key: 'edit',
    label: m.account_managed_edit(),
    fullLabel: m.account_managed_edit_label({ name }),
    icon: IconPencil,
    onChoose: onEdit,
  };
  const remove: RowAction = {
    key: 'delete',
    label: m.account_managed_delete(),
    fullLabel: m.account_managed_delete_label({ name }),
    icon: IconTrash,
    danger: true,
    onChoose: onDelete,
  };
  const restore: RowAction = {
    key: 'restore',
    label: m.account_managed_restore(),
    fullLabel: m.account_managed_restore_label({ name }),
    icon: IconArrowBackUp,
    working: restoring,
    onChoose: onRestore,
  };
  const ways: RowAction[] = [
    {
      key: 'reports',
      label: m.account_managed_reports(),
      fullLabel: m.account_managed_reports_label({ name }),
      icon: IconReportAnalytics,
      renderLink: (props) => <Link {...props} to="/product/users-birthchart" search={{ user: person.id }} />,
    },
    {
      key: 'payments',
      label: m.account_managed_payments(),
      fullLabel: m.account_managed_payments_label({ name }),
      icon: IconReceipt,
      renderLink: (props) => <Link {...props} to="/product/payments" search={{ account: person.id }} />,
    },
  ];
  return (
    <RowActions
      menuLabel={m.account_managed_more_label({ name })}
      actions={person.deletion ? [restore, edit, ...ways] : [edit, ...ways, remove]}
    />
  );
}
