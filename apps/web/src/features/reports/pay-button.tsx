import { Button, type ButtonProps } from '@mantine/core';
import type { ReportListItem } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { Link } from '@tanstack/react-router';
import { IconCreditCard } from '../../ui/icons.tsx';
import { useSession } from '../../api/use-session.ts';

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'className'> {
  report: Pick<ReportListItem, 'id' | 'name' | 'paymentUnderway' | 'rePaymentUrl' | 'actions'>;
}

/**
 * 'Pay Now', where a report can be paid: to the own checkout without leaving the page, else to the address given. While money
 * is on its way, the way to that payment instead.
 */
export function PayButton({ report: { id, name, paymentUnderway, rePaymentUrl, actions }, ...look }: Props) {
  const { role } = useSession();
  if (paymentUnderway && role === 'user') {
    return (
      <Button
        {...look}
        variant="default"
        aria-label={m.list_payment_label({ name })}
        renderRoot={(props) => <Link {...props} to="/payments/invoice" search={{ report: id }} />}
      >
        {m.list_payment()}
      </Button>
    );
  }
  if (!rePaymentUrl || !actions.includes('pay')) return null;
  const common = {
    ...look,
    'aria-label': m.list_pay_label({ name }),
    leftSection: <IconCreditCard size={18} stroke={1.7} />,
  };
  if (leadsTo(rePaymentUrl, id)) {
    return (
      <Button
        {...common}
        renderRoot={(props) => <Link {...props} to="/payments/invoice" search={{ report: id }} />}
      >
        {m.list_pay()}
      </Button>
    );
  }
  return (
    <Button {...common} component="a" href={rePaymentUrl} rel="noreferrer">
      {m.list_pay()}
    </Button>
  );
}

/** Whether an address is the own checkout of this report, under whatever name the server is reached. */
function leadsTo(address: string, id: string): boolean {
  if (!URL.canParse(address, window.location.origin)) return false;
  const { pathname, searchParams } = new URL(address, window.location.origin);
  return pathname === '/payments/invoice' && searchParams.get('report') === id;
}
