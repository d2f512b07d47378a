import { Button, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { payments } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { errorText } from '../../api/error-text.ts';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconGift } from '../../ui/icons.tsx';
import type { DoneMessage } from './panel-message.tsx';
import { forgetWhatWasSeen } from './payment-query.ts';

const longestReason = 200;

interface Props {
  report: { id: string; name: string };
  onDone: (message: DoneMessage) => void;
}

/** Makes an unpaid report a complimentary preview, once that was confirmed and a reason given. */
export function TrialButton({ report, onDone }: Props) {
  const [asked, dialog] = useDisclosure(false);
  const queryClient = useQueryClient();
  const grant = useCallForm(payments.grantComplimentary, {
    name: 'complimentary',
    initialValues: { reason: '' },
    inputOf: (body) => ({ params: { id: report.id }, body }),
    onDone: () => {
      dialog.close();
      onDone({ text: m.payment_admin_trial_done() });
      return forgetWhatWasSeen(queryClient);
    },
    onFailed: () => forgetWhatWasSeen(queryClient),
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconGift size={18} stroke={1.8} />}
        onClick={() => {
          grant.forget();
          grant.form.reset();
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
        working={grant.pending}
        failure={grant.failure.text && grant.error ? errorText(grant.error) : undefined}
        onClose={dialog.close}
        onConfirm={() => grant.submit()}
      >
        <TextInput
          label={m.payment_admin_trial_reason()}
          maxLength={longestReason}
          required
          {...grant.form.getInputProps('reason')}
        />
      </ConfirmDialog>
    </>
  );
}
