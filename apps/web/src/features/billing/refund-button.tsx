import { Button, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { type Payment, payments } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { errorText } from '../../api/error-text.ts';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconArrowBackUp } from '../../ui/icons.tsx';
import { showMoney } from '../../ui/show-money.ts';
import type { DoneMessage } from './panel-message.tsx';
import { forgetWhatWasSeen } from './payment-query.ts';

const longestReason = 200;

interface Props {
  payment: Payment;
  /** That it was tried before, and failed. */
  again: boolean;
  onDone: (message: DoneMessage) => void;
}

/** Gives a payment back in full, once that was confirmed. */
export function RefundButton({ payment, again, onDone }: Props) {
  const [asked, dialog] = useDisclosure(false);
  const amount = showMoney(payment.amount, payment.currency);
  const queryClient = useQueryClient();
  const refund = useCallForm(payments.refund, {
    name: 'refund',
    initialValues: { reason: '' },
    inputOf: ({ reason }) => ({ params: { id: payment.id }, body: { reason: reason.trim() } }),
    onDone: ({ refund: made }) => {
      dialog.close();
      if (made?.status !== 'FAILED') onDone({ text: doneText(made?.status, amount) });
      return forgetWhatWasSeen(queryClient);
    },
    onFailed: () => forgetWhatWasSeen(queryClient),
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={18} stroke={1.8} />}
        onClick={() => {
          refund.forget();
          dialog.open();
        }}
      >
        {again ? m.payment_admin_refund_again({ amount }) : m.payment_admin_refund({ amount })}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={m.payment_admin_refund_title({ amount })}
        text={m.payment_admin_refund_text({ name: payment.name })}
        keep={m.payment_admin_keep()}
        confirm={m.payment_admin_refund_confirm()}
        danger
        working={refund.pending}
        failure={refund.error ? errorText(refund.error) : undefined}
        onClose={dialog.close}
        onConfirm={() => refund.submit()}
      >
        <TextInput
          label={m.payment_admin_refund_reason()}
          maxLength={longestReason}
          {...refund.form.getInputProps('reason')}
        />
      </ConfirmDialog>
    </>
  );
}

/** What the payment service does not do at once is on its way. */
function doneText(status: 'REQUESTED' | 'PENDING' | 'COMPLETED' | undefined, amount: string): string {
  const done = status === undefined || status === 'COMPLETED';
  return done ? m.payment_admin_refund_done({ amount }) : m.payment_admin_refund_begun({ amount });
}
