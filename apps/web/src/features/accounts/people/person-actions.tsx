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
    label: m.people_edit(),
    fullLabel: m.people_edit_label({ name }),
    icon: IconPencil,
    onChoose: onEdit,
  };
  const remove: RowAction = {
    key: 'delete',
    label: m.people_delete(),
    fullLabel: m.people_delete_label({ name }),
    icon: IconTrash,
    danger: true,
    onChoose: onDelete,
  };
  const restore: RowAction = {
    key: 'restore',
    label: m.people_restore(),
    fullLabel: m.people_restore_label({ name }),
    icon: IconArrowBackUp,
    working: restoring,
    onChoose: onRestore,
  };
  const ways: RowAction[] = [
    {
      key: 'reports',
      label: m.people_reports(),
      fullLabel: m.people_reports_label({ name }),
      icon: IconReportAnalytics,
      renderLink: (props) => <Link {...props} to="/product/users-birthchart" search={{ user: person.id }} />,
    },
    {
      key: 'payments',
      label: m.people_payments(),
      fullLabel: m.people_payments_label({ name }),
      icon: IconReceipt,
      renderLink: (props) => <Link {...props} to="/product/payments" search={{ account: person.id }} />,
    },
  ];
  return (
    <RowActions
      menuLabel={m.people_more_label({ name })}
      actions={person.deletion ? [restore, edit, ...ways] : [edit, ...ways, remove]}
    />
  );
}
