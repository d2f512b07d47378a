import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Invoice, orders } from '@udaya/contract/billing';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from '../../api/call.ts';
import { invoiceQuery } from './invoice-query.ts';
import { isSettling } from './payment-query.ts';
import type { useCheckout } from './use-checkout.ts';

/** What the provider's page gives a buyer on the way back; nothing for those who come by another way. */
export interface Returned {
  order: string | undefined;
  approval: 'given' | 'cancelled' | undefined;
}

/**
 * Goes on from wherever the buyer comes: from the provider's page with its order, back in the browser's history, or to an
 * order that was left open, about which the provider is asked once. An order in the address that is not the report's own was
 * typed or is an old one: it counts for nothing.
 */
export function useWayBack(
  { reportId, payment }: Invoice,
  returned: Returned,
  way: ReturnType<typeof useCheckout>,
): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const done = useRef(false);

  const comeBack = useEffectEvent(async () => {
    if (done.current) return;
    done.current = true;
    const { order, approval } = returned;
    const isOwn = order !== undefined && order === payment?.orderId;
    // At once, before anything else can be pressed.
    const settling = isOwn && (approval === 'cancelled' ? way.onCancel() : way.onApprove(order));
    // A reload must not come back a second time.
    if (order || approval)
      await navigate({ to: '/payments/invoice', search: { report: reportId }, replace: true });
    if (settling) {
      await settling;
    } else if (payment?.orderId && (payment.status === 'CREATED' || isSettling(payment.status))) {
      await call(orders.confirm, { params: { orderId: payment.orderId } }).catch(() => undefined);
      await queryClient.invalidateQueries(invoiceQuery(reportId));
    }
  });
  useEffect(() => {
    void comeBack();
  }, []);

  const comeFromMemory = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return;
    way.standAgain();
    void queryClient.invalidateQueries(invoiceQuery(reportId));
  });
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => comeFromMemory(event);
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, []);
}
