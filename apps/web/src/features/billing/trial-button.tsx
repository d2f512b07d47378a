import { Button, Modal, Text } from '@mantine/core';
import { grantComplimentary } from '@udaya/contract/billing';
import { useDisclosure } from '@mantine/hooks';
import * as m from '@udaya/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconGift } from '@tabler/icons-react';
import { call } from '../../api/call.ts';
import { errorWords } from '../../api/error-words.ts';
import { MessageLine } from '../../ui/message-line.tsx';
import classes from './payment-admin.module.css';
import { forgetWhatWasSeen } from './payment-query.ts';

/** Makes an unpaid report a complimentary preview, once that was confirmed. */
export function TrialButton({ report }: { report: { id: string; name: string } }) {
  const [asked, dialog] = useDisclosure(false);
  const queryClient = useQueryClient();
  const grant = useMutation({
    mutationFn: () => call(grantComplimentary, { params: { id: report.id } }),
    onSuccess: dialog.close,
    onSettled: () => forgetWhatWasSeen(queryClient),
  });
  const failed = grant.error ? errorWords(grant.error) : undefined;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconGift size={18} stroke={1.8} />}
        onClick={() => {
          grant.reset();
          dialog.open();
        }}
      >
        {m.payment_admin_trial()}
      </Button>
      <Modal
        opened={asked}
        onClose={dialog.close}
        title={m.payment_admin_trial_title()}
        closeButtonProps={{ 'aria-label': m.action_close() }}
      >
        <div className={classes.dialog}>
          <Text>{m.payment_admin_trial_text({ name: report.name })}</Text>
          <MessageLine
            tone="error"
            text={failed?.message}
            detail={failed?.requestId && m.error_reference({ requestId: failed.requestId })}
          />
          <div className={classes.buttons}>
            <Button variant="default" onClick={dialog.close}>
              {m.payment_admin_cancel()}
            </Button>
            <Button loading={grant.isPending} onClick={() => grant.mutate()}>
              {m.payment_admin_trial_confirm()}
            </Button>
          </div>
        </div>
      </Modal>
    </>
  );
}
