import { Button, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { type AdminPayment, type Payment, payments } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { useRef } from 'react';
import { errorText } from '../../api/error-text.ts';
import { randomKey } from '../../api/random-key.ts';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconArrowBackUp } from '../../ui/icons.tsx';
import { showMoney } from '../../ui/show-money.ts';
import type { DoneMessage } from './panel-message.tsx';
import { forgetWhatWasSeen } from './payment-query.ts';

const longestReason = 200;

interface Props {
  payment: AdminPayment;
  /** That it was tried before, and failed. */
  again: boolean;
  /** That the reason will stand on a credit note. */
  isTaxInvoice?: boolean;
  onDone: (message: DoneMessage) => void;
}

/** Gives a payment back, all that is left of it or a part, once that was confirmed and a reason given. */
export function RefundButton({ payment, again, isTaxInvoice = false, onDone }: Props) {
  const [asked, dialog] = useDisclosure(false);
  const { currency, leftAmount } = payment;
  // Nothing is left to choose where the service has yet to make what was asked for.
  const isWaiting = leftAmount === 0;
  const left = showMoney(isWaiting ? (payment.refund?.amount ?? 0) : leftAmount, currency);
  const queryClient = useQueryClient();
  const keyFor = useRequestKey();
  const refund = useCallForm(payments.refund, {
    name: 'refund',
    initialValues: { amount: isWaiting ? '' : String(leftAmount), reason: '' },
    inputOf: (typed) => {
      const reason = typed.reason.trim();
      const amount = typed.amount.trim();
      return {
        params: { id: payment.id },
        body: isWaiting ? { reason } : { reason, amount },
        headers: { 'idempotency-key': keyFor(`${amount} ${reason}`) },
      };
    },
    onDone: ({ refund: made }) => {
      const isRefused = made?.status === 'FAILED';
      if (isRefused) keyFor(undefined);
      else {
        dialog.close();
        onDone({ text: doneText(made, left) });
      }
      return forgetWhatWasSeen(queryClient);
    },
    onFailed: () => forgetWhatWasSeen(queryClient),
  });
  const open = () => {
    refund.forget();
    refund.form.setValues({ amount: isWaiting ? '' : String(leftAmount), reason: '' });
    refund.form.clearErrors();
    keyFor(undefined);
    dialog.open();
  };
  return (
    <>
      <Button variant="default" leftSection={<IconArrowBackUp size={18} stroke={1.8} />} onClick={open}>
        {again ? m.payment_admin_refund_again({ amount: left }) : m.payment_admin_refund({ amount: left })}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={m.payment_admin_refund_ask_title()}
        text={
          isWaiting
            ? m.payment_admin_refund_ask_again_text({ name: payment.name })
            : m.payment_admin_refund_ask_text({ name: payment.name })
        }
        keep={m.payment_admin_keep()}
        confirm={m.payment_admin_refund_confirm()}
        danger
        working={refund.pending}
        failure={
          refusedText(refund.data) ??
          (refund.failure.text && refund.error ? errorText(refund.error) : undefined)
        }
        onClose={dialog.close}
        onConfirm={() => refund.submit()}
      >
        {!isWaiting && (
          <TextInput
            label={m.payment_admin_refund_ask_amount({ currency })}
            description={m.payment_admin_refund_ask_amount_hint({ left })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            required
            {...refund.form.getInputProps('amount')}
          />
        )}
        <TextInput
          label={m.payment_admin_refund_ask_reason()}
          description={
            isTaxInvoice
              ? m.payment_admin_refund_ask_reason_hint_tax()
              : m.payment_admin_refund_ask_reason_hint()
          }
          maxLength={longestReason}
          required
          {...refund.form.getInputProps('reason')}
        />
      </ConfirmDialog>
    </>
  );
}

/** The key of a call: the same as long as the same is asked for, so that a repeated try refunds once. Without words it is forgotten. */
function useRequestKey() {
  const kept = useRef<{ words: string; key: string }>(undefined);
  return (words: string | undefined): string => {
    if (words === undefined) kept.current = undefined;
    else if (kept.current?.words !== words) kept.current = { words, key: randomKey() };
    return kept.current?.key ?? '';
  };
}

/** What the payment service does not do at once is on its way, or asked for again. */
function doneText(made: Payment['refund'], left: string): string {
  const amount = made ? showMoney(made.amount, made.currency) : left;
  if (made?.status === 'REQUESTED') return m.payment_admin_refund_ask_away({ amount });
  if (made?.status === 'PENDING') return m.payment_admin_refund_begun({ amount });
  return m.payment_admin_refund_done({ amount });
}

/** Why the payment service did not refund, in its own words too. */
function refusedText(payment: Payment | undefined) {
  const { status, issue } = payment?.refund ?? {};
  if (status !== 'FAILED' || !issue) return undefined;
  return { message: m.payment_admin_refund_ask_refused_now(issue), requestId: undefined };
}
