import type { Invoice } from '@udaya/contract/billing';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { invoiceQuery } from './invoice-query.ts';
import { forgetWhatWasSeen } from './payment-query.ts';
import type { useCheckout } from './use-checkout.ts';

const lookEvery = 4_000;

/** While a payment is settled by itself, keeps asking how it stands, and leads on once it has come to its end. */
export function useWatch(
  { reportId, payment }: Invoice,
  settling: boolean,
  way: ReturnType<typeof useCheckout>,
): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [watched, setWatched] = useState(false);
  if (settling && !watched) setWatched(true);

  const watching = way.step.at === 'watching';
  useEffect(() => {
    if (!watching) return;
    const timer = setInterval(() => void queryClient.invalidateQueries(invoiceQuery(reportId)), lookEvery);
    return () => clearInterval(timer);
  }, [watching, queryClient, reportId]);

  const end = endOf(payment);
  const leadOn = useEffectEvent(() => {
    const id = payment?.id ?? '';
    void forgetWhatWasSeen(queryClient);
    if (end === 'paid') void navigate({ to: '/payments/success/$id', params: { id }, replace: true });
    else if (end === 'failed')
      void navigate({ to: '/payments/fail', search: { payment: id, report: reportId } });
    else way.standAgain();
  });
  const over = watched && end !== undefined;
  useEffect(() => {
    if (over) leadOn();
  }, [over]);
}

/** How a payment ended, or that the buyer is to try again; undefined while it goes on. */
function endOf(payment: Invoice['payment']): 'paid' | 'failed' | 'again' | undefined {
  if (payment?.status === 'CAPTURED') return 'paid';
  if (payment?.status === 'FAILED') return 'failed';
  if (payment?.status === 'DECLINED' || payment?.status === 'CANCELLED' || payment?.status === 'EXPIRED')
    return 'again';
  return undefined;
}
