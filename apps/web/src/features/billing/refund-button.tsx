import { Button, Modal, Text, TextInput } from '@mantine/core';
import { refundPayment, type Payment } from '@udaya/contract/billing';
import { useDisclosure } from '@mantine/hooks';
import * as m from '@udaya/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { errorWords } from '../../api/error-words.ts';
import { MessageLine } from '../../ui/message-line.tsx';
import classes from './payment-admin.module.css';
import { forgetWhatWasSeen } from './payment-query.ts';
import { showMoney } from './show-money.ts';

const longestReason = 200;

/** Gives a payment back in full, once that was confirmed. */
export function RefundButton({ payment }: { payment: Payment }) {
  const [asked, dialog] = useDisclosure(false);
  const [reason, setReason] = useState('');
  const queryClient = useQueryClient();
  const refund = useMutation({
    mutationFn: () => call(refundPayment, { params: { id: payment.id }, body: { reason: reason.trim() } }),
    onSuccess: dialog.close,
    onSettled: () => forgetWhatWasSeen(queryClient),
  });
  const amount = showMoney(payment.amount, payment.currency);
  const failed = refund.error ? errorWords(refund.error) : undefined;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={18} stroke={1.8} />}
        onClick={() => {
          refund.reset();
          dialog.open();
        }}
      >
        {m.payment_admin_refund({ amount })}
      </Button>
      <Modal
        opened={asked}
        onClose={dialog.close}
        title={m.payment_admin_refund_title({ amount })}
        closeButtonProps={{ 'aria-label': m.action_close() }}
      >
        <div className={classes.dialog}>
          <Text>{m.payment_admin_refund_text({ name: payment.name })}</Text>
          <TextInput
            label={m.payment_admin_refund_reason()}
            value={reason}
            maxLength={longestReason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <MessageLine
            tone="error"
            text={failed?.message}
            detail={failed?.requestId && m.error_reference({ requestId: failed.requestId })}
          />
          <div className={classes.buttons}>
            <Button variant="default" onClick={dialog.close}>
              {m.payment_admin_keep()}
            </Button>
            <Button color="red.9" loading={refund.isPending} onClick={() => refund.mutate()}>
              {m.payment_admin_refund_confirm()}
            </Button>
          </div>
        </div>
      </Modal>
    </>
  );
}
