import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { groupConsents } from '@udaya/contract/group-consents';
import * as m from '@udaya/messages';
import { useEffect, useEffectEvent } from 'react';
import type { CallInput } from '../../api/call.ts';
import { DateField } from '../../shell/date-field.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { today } from '../../shell/today.ts';
import { FormEnd } from '../../ui/form-end.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import { askerOptions } from './consent-words.ts';
import classes from './data-frame.module.css';
import { consentQuery, forgetGroupData } from './group-data-queries.ts';

interface Props {
  id: string;
  onCancel: () => void;
  onDone: () => void;
}

/** Who asked that a consent be withdrawn, when and why. */
export function WithdrawForm({ id, onCancel, onDone }: Props) {
  const queryClient = useQueryClient();
  const withdrawal = useCallForm(groupConsents.withdraw, {
    name: 'withdraw',
    initialValues: { asker: '', askedOn: today(), reason: '' },
    order: ['asker', 'askedOn', 'reason'],
    inputOf: (typed) => ({
      params: { id },
      body: typed as CallInput<typeof groupConsents.withdraw>['body'],
    }),
    onDone: async (consent) => {
      queryClient.setQueryData(consentQuery(id).queryKey, consent);
      onDone();
      await forgetGroupData(queryClient);
    },
  });
  const { form } = withdrawal;
  const begin = useEffectEvent(() => form.getInputNode('asker')?.focus());
  useEffect(() => begin(), []);
  const { value, error } = form.getInputProps('askedOn');
  return (
    <CallForm form={withdrawal} className={classes.form} label={m.data_withdraw_title()}>
      <NativeSelect
        size="md"
        label={m.data_asker()}
        data={[{ value: '', label: m.group_choose(), disabled: true }, ...askerOptions()]}
        {...form.getInputProps('asker')}
      />
      <DateField
        label={m.data_asked_on()}
        value={value}
        error={error}
        path="withdraw-askedOn"
        onChange={(day) => form.setFieldValue('askedOn', day)}
      />
      <Textarea label={m.data_reason()} rows={3} maxLength={300} {...form.getInputProps('reason')} />
      <FormEnd messages={<MessageLine tone="error" {...withdrawal.failure} />}>
        <WorkingButton type="submit" color="red.8" working={withdrawal.pending}>
          {m.data_withdraw_submit()}
        </WorkingButton>
        <Button variant="default" onClick={onCancel}>
          {m.data_cancel()}
        </Button>
      </FormEnd>
    </CallForm>
  );
}
