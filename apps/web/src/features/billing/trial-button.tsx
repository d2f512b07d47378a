import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { payments } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconGift } from '../../ui/icons.tsx';
import type { DoneMessage } from './panel-message.tsx';
import { forgetWhatWasSeen } from './payment-query.ts';

interface Props {
  report: { id: string; name: string };
  onDone: (message: DoneMessage) => void;
}

/** Makes an unpaid report a complimentary preview, once that was confirmed. */
export function TrialButton({ report, onDone }: Props) {
  const [asked, dialog] = useDisclosure(false);
  const queryClient = useQueryClient();
  const grant = useMutation({
    mutationFn: () => call(payments.grantComplimentary, { params: { id: report.id } }),
    onSuccess: () => {
      dialog.close();
      onDone({ text: m.payment_admin_trial_done() });
    },
    onSettled: () => forgetWhatWasSeen(queryClient),
  });
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
      <ConfirmDialog
        opened={asked}
        title={m.payment_admin_trial_title()}
        text={m.payment_admin_trial_text({ name: report.name })}
        keep={m.payment_admin_cancel()}
        confirm={m.payment_admin_trial_confirm()}
        working={grant.isPending}
        failure={grant.error ? errorText(grant.error) : undefined}
        onClose={dialog.close}
        onConfirm={() => grant.mutate()}
      />
    </>
  );
}
