import { Button, type ButtonProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReportListItem } from '@udaya/contract/reports';
import type { Role } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { useSession } from '../../../api/use-session.ts';
import type { RowAction } from '../../../shell/data-list/row-actions.tsx';
import { IconCreditCard } from '../../../ui/icons.tsx';

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'className'> {
  report: Pick<ReportListItem, 'id' | 'name' | 'paymentUnderway' | 'rePaymentUrl' | 'actions'>;
}

/**
 * The way to pay for a report, where it can be paid: to the own checkout without leaving the page, else to the address given.
 * While money is on its way, the way to that payment instead.
 */
export function wayToPay(
  { id, name, paymentUnderway, rePaymentUrl, actions }: Props['report'],
  role: Role,
): RowAction | undefined {
  const toCheckout: RowAction['renderLink'] = (props) => (
    <Link {...props} to="/payments/invoice" search={{ report: id }} />
  );
  if (paymentUnderway && role === 'user') {
    const label = m.report_payment_view();
    return {
      key: 'underway',
      label,
      fullLabel: m.report_payment_view_label({ name }),
      renderLink: toCheckout,
    };
  }
  if (!rePaymentUrl || !actions.includes('pay')) return undefined;
  const elsewhere: RowAction['renderLink'] = ({ children, ...props }) => (
    <a {...props} href={rePaymentUrl} rel="noreferrer">
      {children}
    </a>
  );
  return {
    key: 'pay',
    label: m.report_pay(),
    fullLabel: m.report_pay_label({ name }),
    icon: IconCreditCard,
    strong: true,
    renderLink: leadsTo(rePaymentUrl, id) ? toCheckout : elsewhere,
  };
}

/** 'Pay Now', or the way to the payment that is on its way. */
export function PayButton({ report, ...look }: Props) {
  const way = wayToPay(report, useSession().role);
  if (!way?.renderLink) return null;
  const { label, fullLabel, icon: Sign, renderLink, strong } = way;
  return (
    <Button
      {...look}
      {...(strong ? {} : { variant: 'default' })}
      aria-label={fullLabel}
      leftSection={Sign && <Sign size={18} stroke={1.7} />}
      renderRoot={renderLink}
    >
      {label}
    </Button>
  );
}

/** Whether an address is the own checkout of this report, under whatever name the server is reached. */
function leadsTo(address: string, id: string): boolean {
  if (!URL.canParse(address, window.location.origin)) return false;
  const { pathname, searchParams } = new URL(address, window.location.origin);
  return pathname === '/payments/invoice' && searchParams.get('report') === id;
}
