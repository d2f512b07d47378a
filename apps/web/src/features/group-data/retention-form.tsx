import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type GroupDuty, groupData } from '@udaya/contract/group-data';
import { retentionChoices } from '@udaya/core/groups/data-duty';
import * as m from '@udaya/messages';
import { refusedWith } from '../../api/refused-with.ts';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { FormEnd } from '../../ui/form-end.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import classes from './data-frame.module.css';
import { dutyQuery } from './group-data-queries.ts';
import { RetentionPreview } from './retention-preview.tsx';

const never = 'never';
const monthsOf = (choice: string) => retentionChoices.find((months) => String(months) === choice) ?? null;

/** After how many months reports are erased, with what that would come to before it is saved. */
export function RetentionForm({ duty }: { duty: GroupDuty }) {
  const queryClient = useQueryClient();
  const change = useCallForm(groupData.changeRetention, {
    name: 'retention',
    initialValues: {
      months: duty.retentionMonths === null ? never : String(duty.retentionMonths),
      sure: false,
    },
    order: ['months', 'sure'],
    rules: ({ months, sure }) =>
      monthsOf(months) !== null && !sure ? { sure: m.data_retention_confirm_required() } : {},
    inputOf: ({ months }) => ({
      body: {
        months: monthsOf(months),
        version: queryClient.getQueryData(dutyQuery.queryKey)?.version ?? duty.version,
      },
    }),
    onDone: (changed) => {
      queryClient.setQueryData(dutyQuery.queryKey, changed);
      form.setFieldValue('sure', false);
    },
    onFailed: async (error) => {
      if (refusedWith(error, groupData.changeRetention, 'duty.conflict'))
        await queryClient.invalidateQueries(dutyQuery);
    },
  });
  const { form } = change;
  const months = monthsOf(form.values.months);
  const isNew = months !== duty.retentionMonths;
  const saved =
    change.data && !isNew
      ? change.data.retentionMonths === null
        ? m.data_retention_saved_never()
        : m.data_retention_saved()
      : undefined;
  return (
    <CallForm form={change} className={classes.form} label={m.data_retention_title()}>
      <NativeSelect
        size="md"
        label={m.data_retention_label()}
        data={[
          { value: never, label: m.data_retention_never() },
          ...retentionChoices.map((one) => ({
            value: String(one),
            label: m.data_retention_months({ months: one }),
          })),
        ]}
        {...form.getInputProps('months')}
      />
      {months !== null && <RetentionPreview months={months} />}
      {months !== null && isNew && (
        <Checkbox label={m.data_retention_confirm()} {...form.getInputProps('sure', { type: 'checkbox' })} />
      )}
      <FormEnd
        messages={
          <>
            <MessageLine tone="error" {...change.failure} />
            <MessageLine tone="success" text={saved} />
          </>
        }
      >
        <WorkingButton type="submit" working={change.pending} disabled={!isNew}>
          {m.data_retention_submit()}
        </WorkingButton>
      </FormEnd>
    </CallForm>
  );
}
