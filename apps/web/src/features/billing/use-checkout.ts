import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Approval, Checkout, Invoice } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { errorText } from '../../api/error-text.ts';
import { openOrder, PriceChanged } from './open-order.ts';
import type { OpenedOrder } from './payment-contract.ts';
import { clearPaymentMark, markPaymentInitiated } from './payment-marker.ts';
import { forgetWhatWasSeen } from './payment-query.ts';
import { sentence } from './sentence.ts';
import { type Settlement, settleOrder } from './settle-order.ts';

/** Why the buyer stands before the button again. */
export interface CheckoutNotice {
  tone: 'info' | 'error';
  text: string;
  detail?: string | undefined;
  /** `late`: the order did not come in time, the next click asks for the same one. `declined`: the means of payment was refused. */
  about?: 'late' | 'declined';
}

/** Where the buyer stands on this page; what the server knows is in the invoice. */
export type CheckoutStep =
  | { at: 'button'; notice?: CheckoutNotice }
  | { at: 'opening' | 'approving' | 'settling' }
  | { at: 'watching'; orderId: string };

const standing = (notice?: CheckoutNotice): CheckoutStep => ({ at: 'button', notice });

/** The way through a payment, the same for every provider. */
export function useCheckout(invoice: Invoice) {
  const { reportId } = invoice;
  const [step, setStep] = useState<CheckoutStep>(standing());
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const here = useIsHere();
  const opened = useRef<string>(undefined);

  /** Shows how the payment came out, if the buyer is still on this page. `left`: what is said if it was not approved. */
  async function show(
    settlement: Settlement,
    orderId: string,
    left = m.payment_not_approved(),
  ): Promise<void> {
    clearPaymentMark();
    await forgetWhatWasSeen(queryClient);
    if (!here.current) return;
    if (settlement.kind === 'paid') {
      await navigate({ to: '/payments/success/$id', params: { id: settlement.paymentId }, replace: true });
    } else if (settlement.kind === 'failed') {
      await navigate({ to: '/payments/fail', search: { payment: settlement.paymentId, report: reportId } });
    } else if (settlement.kind === 'declined') {
      setStep(standing({ tone: 'error', text: sentence(settlement.reason), about: 'declined' }));
    } else if (settlement.kind === 'not-approved') {
      setStep(standing({ tone: 'info', text: left }));
    } else if (settlement.kind === 'refused') {
      const { message, requestId } = settlement.words;
      const detail = requestId && m.error_reference({ requestId });
      setStep(standing({ tone: 'error', text: sentence(message), detail }));
    } else {
      setStep({ at: 'watching', orderId });
    }
  }

  return {
    step,
    async createOrder(checkout: Checkout): Promise<OpenedOrder> {
      setStep({ at: 'opening' });
      markPaymentInitiated();
      return openOrder(invoice, checkout).then(
        ({ id, approveUrl }) => {
          opened.current = id;
          setStep({ at: 'approving' });
          return { orderId: id, approveUrl };
        },
        (error: unknown) => {
          clearPaymentMark();
          setStep(standing(noticeOf(error)));
          void forgetWhatWasSeen(queryClient);
          throw error;
        },
      );
    },
    async onApprove(orderId: string, approval?: Approval): Promise<void> {
      setStep({ at: 'settling' });
      await show(await settleOrder(orderId, reportId, approval), orderId);
    },
    async onCancel(): Promise<void> {
      const orderId = opened.current ?? invoice.payment?.orderId;
      if (!orderId) return setStep(standing({ tone: 'info', text: m.payment_cancelled() }));
      setStep({ at: 'settling' });
      const settlement = await settleOrder(orderId, reportId);
      // A refusal of an earlier try says nothing to whoever has just cancelled.
      const isOld = settlement.kind === 'declined';
      await show(isOld ? { kind: 'not-approved' } : settlement, orderId, m.payment_cancelled());
    },
    /** Asks once more about a payment that is being watched. */
    async askAgain(orderId: string): Promise<void> {
      await show(await settleOrder(orderId, reportId), orderId);
    },
    onError(): void {
      clearPaymentMark();
      // A reason that is known already says more.
      setStep((now) =>
        now.at === 'button' && now.notice ? now : standing({ tone: 'error', text: m.payment_error_window() }),
      );
    },
    /** Back to the button, e.g. when the browser shows the page from its memory. */
    standAgain(): void {
      setStep(standing());
    },
  };
}

function noticeOf(error: unknown): CheckoutNotice {
  if (error instanceof PriceChanged) return { tone: 'info', text: m.payment_price_changed() };
  if (error instanceof ApiError && error.code === 'network.timeout')
    return { tone: 'error', text: m.payment_late(), about: 'late' };
  const { message, requestId } = errorText(error);
  return {
    tone: 'error',
    text: sentence(message),
    detail: requestId && m.error_reference({ requestId }),
  };
}

/** Whether the page is still shown: whoever has left it must not be led away from where they are. */
function useIsHere() {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
