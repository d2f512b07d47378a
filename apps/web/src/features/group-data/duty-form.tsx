import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type GroupDuty, groupData } from '@udaya/contract/group-data';
import * as m from '@udaya/messages';
import { refusedWith } from '../../api/refused-with.ts';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { groupContactQuery } from '../../shell/group-contact.ts';
import { FormEnd } from '../../ui/form-end.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import classes from './data-frame.module.css';
import { dutyQuery } from './group-data-queries.ts';

const empty = { legalName: '', address: '', officerName: '', officerEmail: '', officerPhone: '' };

/** Who of a group answers for its data. What somebody else changed meanwhile is shown, and nothing that was typed is lost. */
export function DutyForm({ duty }: { duty: GroupDuty }) {
  const queryClient = useQueryClient();
  const change = useCallForm(groupData.changeDuty, {
    name: 'duty',
    initialValues: duty.fiduciary ?? empty,
    order: ['legalName', 'address', 'officerName', 'officerEmail', 'officerPhone'],
    inputOf: (typed) => ({
      body: { ...typed, version: queryClient.getQueryData(dutyQuery.queryKey)?.version ?? duty.version },
    }),
    rules: (typed, bySchema) => bySchema({ ...typed, version: duty.version }),
    checkOnBlur: true,
    onDone: (changed) => {
      queryClient.setQueryData(dutyQuery.queryKey, changed);
      // The dashboard's reminder and the forms of births ask for it.
      queryClient.setQueryData(groupContactQuery.queryKey, {
        email: changed.fiduciary?.officerEmail ?? null,
      });
    },
    onFailed: async (error) => {
      if (refusedWith(error, groupData.changeDuty, 'duty.conflict'))
        await queryClient.invalidateQueries(dutyQuery);
    },
  });
  const { form } = change;
  return (
    <CallForm form={change} className={classes.inside} label={m.data_who_answers()}>
      <div className={classes.fields}>
        <TextInput label={m.data_legal_name()} maxLength={200} {...form.getInputProps('legalName')} />
        <TextInput label={m.data_officer_name()} maxLength={120} {...form.getInputProps('officerName')} />
        <div className={classes.wide}>
          <Textarea label={m.data_address()} rows={2} maxLength={400} {...form.getInputProps('address')} />
        </div>
        <TextInput
          label={m.data_officer_email()}
          type="email"
          maxLength={100}
          {...form.getInputProps('officerEmail')}
        />
        <TextInput label={m.data_officer_phone()} maxLength={30} {...form.getInputProps('officerPhone')} />
      </div>
      <FormEnd
        messages={
          <>
            <MessageLine tone="error" {...change.failure} />
            <MessageLine tone="success" text={change.data ? m.data_duty_saved() : undefined} />
          </>
        }
      >
        <WorkingButton type="submit" working={change.pending}>
          {m.data_duty_submit()}
        </WorkingButton>
      </FormEnd>
    </CallForm>
  );
}
