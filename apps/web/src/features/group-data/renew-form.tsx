import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { groupConsents } from '@udaya/contract/group-consents';
import * as m from '@udaya/messages';
import { useEffect, useEffectEvent } from 'react';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { ConsentBox } from '../../shell/forms/consent-box.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { FormEnd } from '../../ui/form-end.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import classes from './data-frame.module.css';
import { consentQuery, forgetGroupData } from './group-data-queries.ts';

interface Props {
  id: string;
  onCancel: () => void;
  onDone: () => void;
}

/** That a consent was given again, and what shows it. */
export function RenewForm({ id, onCancel, onDone }: Props) {
  const queryClient = useQueryClient();
  const renewal = useCallForm(groupConsents.renew, {
    name: 'renew',
    initialValues: { evidence: '', consent: false },
    order: ['evidence', 'consent'],
    inputOf: ({ evidence }) => ({ params: { id }, body: { evidence, consent: true as const } }),
    onDone: async (consent) => {
      queryClient.setQueryData(consentQuery(id).queryKey, consent);
      onDone();
      await forgetGroupData(queryClient);
    },
  });
  const { form } = renewal;
  const begin = useEffectEvent(() => form.getInputNode('evidence')?.focus());
  useEffect(() => begin(), []);
  return (
    <CallForm form={renewal} className={classes.form} label={m.data_renew_title()}>
      <TextInput
        label={m.data_evidence()}
        description={m.data_renew_evidence_hint()}
        maxLength={300}
        autoComplete="off"
        {...form.getInputProps('evidence')}
      />
      <ConsentBox words={m.data_renew_confirm()} {...form.getInputProps('consent', { type: 'checkbox' })} />
      <FormEnd messages={<MessageLine tone="error" {...renewal.failure} />}>
        <WorkingButton type="submit" working={renewal.pending}>
          {m.data_renew_submit()}
        </WorkingButton>
        <Button variant="default" onClick={onCancel}>
          {m.data_cancel()}
        </Button>
      </FormEnd>
    </CallForm>
  );
}
