import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type GroupDuty, groupData } from '@udaya/contract/group-data';
import * as m from '@udaya/messages';
import { refusedWith } from '../../api/refused-with.ts';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { FormEnd } from '../../ui/form-end.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import classes from './data-frame.module.css';
import { dutyQuery } from './group-data-queries.ts';
import { showDay } from './show-day.ts';

/** Whether the terms were accepted, and the way to accept them. */
export function AcceptForm({ duty, legalName }: { duty: GroupDuty; legalName: string }) {
  const { accepted, acceptances } = duty;
  const last = acceptances[0];
  const earlier = accepted ? acceptances.slice(1) : acceptances;
  return (
    <>
      {accepted && last && <MessageLine tone="success" text={wordsOf(last)} />}
      {!accepted && last && <Text fw={600}>{m.data_accept_again()}</Text>}
      {!accepted && <Accepting duty={duty} legalName={legalName} />}
      {earlier.length > 0 && (
        <details>
          <summary>{m.data_acceptances_title()}</summary>
          <ul>
            {earlier.map((one) => (
              <li key={one.acceptedDate}>{wordsOf(one)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const wordsOf = ({ acceptedDate, acceptedBy, termsVersion }: GroupDuty['acceptances'][number]) =>
  m.data_accepted_on({ date: showDay(acceptedDate), name: acceptedBy, version: termsVersion });

function Accepting({ duty: { version, termsVersion }, legalName }: { duty: GroupDuty; legalName: string }) {
  const queryClient = useQueryClient();
  const acceptance = useCallForm(groupData.acceptTerms, {
    name: 'accept',
    initialValues: { accept: false },
    rules: ({ accept }, bySchema) => bySchema({ accept, version, termsVersion }),
    inputOf: () => ({ body: { accept: true as const, version, termsVersion } }),
    onDone: (duty) => void queryClient.setQueryData(dutyQuery.queryKey, duty),
    onFailed: async (error) => {
      if (refusedWith(error, groupData.acceptTerms, 'duty.conflict'))
        await queryClient.invalidateQueries(dutyQuery);
    },
  });
  const { form } = acceptance;
  return (
    <CallForm form={acceptance} className={classes.form} label={m.data_accept_submit()}>
      <Checkbox
        label={m.data_accept_label({ legalName })}
        {...form.getInputProps('accept', { type: 'checkbox' })}
      />
      <FormEnd messages={<MessageLine tone="error" {...acceptance.failure} />}>
        <WorkingButton type="submit" working={acceptance.pending}>
          {m.data_accept_submit()}
        </WorkingButton>
      </FormEnd>
    </CallForm>
  );
}
