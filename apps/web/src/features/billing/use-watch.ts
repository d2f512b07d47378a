import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Invoice } from '@udaya/contract/billing';
import { useEffect, useEffectEvent, useState } from 'react';
import { forgetWhatWasSeen, isSettling } from './payment-query.ts';
import type { useCheckout } from './use-checkout.ts';

const firstPause = 5_000;
const longestPause = 30_000;

/**
 * While it is not known how a payment came out, keeps asking, and leads on once it is. What the provider was not heard about
 * is asked of it again, so that a payment which nobody approved ends as well; what the server is settling is only looked at.
 */
export function useWatch({ reportId, payment }: Invoice, way: ReturnType<typeof useCheckout>): void {
  useAskingAgain(way);

  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [seenSettling, setSeenSettling] = useState(false);
  if (isSettling(payment?.status) && !seenSettling) setSeenSettling(true);
  const end = endOf(payment);
  const leadOn = useEffectEvent(() => {
    const id = payment?.id ?? '';
    void forgetWhatWasSeen(queryClient);
    if (end === 'paid') void navigate({ to: '/payments/success/$id', params: { id }, replace: true });
    else if (end === 'failed')
      void navigate({ to: '/payments/fail', search: { payment: id, report: reportId } });
    else way.standAgain();
  });
  const { step } = way;
  // The end of the very order that is watched may be seen without anything before it.
  const isItsEnd = step.at === 'watching' && step.orderId === payment?.orderId && end !== 'again';
  const over = (seenSettling || isItsEnd) && end !== undefined;
  useEffect(() => {
    if (over) leadOn();
  }, [over]);
}

/** Asks again about an order whose provider was not heard, the less often the longer it takes. */
function useAskingAgain({ step, askAgain }: ReturnType<typeof useCheckout>): void {
  const orderId = step.at === 'watching' ? step.orderId : undefined;
  const ask = useEffectEvent(askAgain);
  useEffect(() => {
    if (!orderId) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const askIn = (pause: number) => {
      timer = setTimeout(() => {
        void ask(orderId).finally(() => {
          if (!left) askIn(Math.min(pause * 1.5, longestPause));
        });
      }, pause);
    };
    askIn(firstPause);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [orderId]);
}

/** How a payment ended, or that the buyer is to try again; undefined while it goes on. */
function endOf(payment: Invoice['payment']): 'paid' | 'failed' | 'again' | undefined {
  if (payment?.status === 'CAPTURED') return 'paid';
  if (payment?.status === 'FAILED') return 'failed';
  if (payment?.status === 'DECLINED' || payment?.status === 'CANCELLED' || payment?.status === 'EXPIRED')
    return 'again';
  return undefined;
}
