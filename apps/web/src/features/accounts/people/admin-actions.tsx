import type { ProductAdmin } from '@udaya/contract/product-admins';
import * as m from '@udaya/messages';
import { type RowAction, RowActions } from '../../../shell/data-list/row-actions.tsx';
import { IconCircleCheck, IconMail, IconMailOff, IconUserOff } from '../../../ui/icons.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';

/** What can be done with another product admin, or with an invitation. */
export type AdminAction = 'resend' | 'withdraw' | 'disable' | 'enable';

interface Props {
  admin: ProductAdmin;
  working: boolean;
  onChoose: (action: AdminAction) => void;
}

/** What can be done with a product admin; with oneself nothing. */
export function AdminActions({ admin: { email: name, status, own }, working, onChoose }: Props) {
  if (own) return <StatusBadge tone="good">{m.account_admin_you()}</StatusBadge>;
  const all: Record<AdminAction, RowAction> = {
    resend: {
      key: 'resend',
      label: m.account_admin_resend(),
      fullLabel: m.account_admin_resend_label({ name }),
      icon: IconMail,
    },
    withdraw: {
      key: 'withdraw',
      label: m.account_admin_withdraw(),
      fullLabel: m.account_admin_withdraw_label({ name }),
      icon: IconMailOff,
      danger: true,
    },
    disable: {
      key: 'disable',
      label: m.account_admin_switch_off(),
      fullLabel: m.account_admin_switch_off_label({ name }),
      icon: IconUserOff,
    },
    enable: {
      key: 'enable',
      label: m.account_admin_switch_on(),
      fullLabel: m.account_admin_switch_on_label({ name }),
      icon: IconCircleCheck,
    },
  };
  const open = {
    invited: ['resend', 'withdraw'],
    active: ['disable'],
    disabled: ['enable'],
  } as const satisfies Record<ProductAdmin['status'], readonly AdminAction[]>;
  return (
    <RowActions
      menuLabel={m.account_admin_more_label({ name })}
      actions={open[status].map((action) => ({ ...all[action], working, onChoose: () => onChoose(action) }))}
    />
  );
}
