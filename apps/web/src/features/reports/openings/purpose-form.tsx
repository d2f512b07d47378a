import { Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { openings } from '@udaya/contract/report-openings';
import type { OpeningPurpose } from '@udaya/core/reports/opening-purposes';
import * as m from '@udaya/messages';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { openingsQuery } from './openings-query.ts';
import { PurposeChoice } from './purpose-choice.tsx';

const longestNote = 300;

interface Fields {
  purpose: OpeningPurpose | '';
  note: string;
}

const unsaid: Fields = { purpose: '', note: '' };

/** Asks a product admin for what a report is open, once a day. */
export function PurposeForm({ id }: { id: string }) {
  const queryClient = useQueryClient();
  const { data } = useQuery(openingsQuery(id));
  const stating = useCallForm(openings.state, {
    name: 'opening',
    initialValues: unsaid,
    inputOf: ({ purpose, note }) => purpose && { params: { id }, body: { purpose, note } },
    onDone: (said) => {
      queryClient.setQueryData(openingsQuery(id).queryKey, said);
      focusHeading();
    },
  });
  const { form } = stating;
  return (
    <>
      <MessageLine tone="success" text={stating.data ? m.report_opening_saved() : undefined} />
      {data?.stated === false && (
        <Panel aria-labelledby="opening">
          <CallForm form={stating} label={m.report_opening_title()}>
            <Stack gap="sm">
              <Title order={2} size="h4" id="opening">
                {m.report_opening_title()}
              </Title>
              <Text size="sm">{m.report_opening_text()}</Text>
              <PurposeChoice
                value={form.values.purpose}
                error={form.errors.purpose}
                onChange={(purpose) => form.setFieldValue('purpose', purpose)}
              />
              <TextInput
                label={m.report_opening_note()}
                description={m.report_opening_note_hint()}
                maxLength={longestNote}
                {...form.getInputProps('note')}
              />
              <MessageLine tone="error" {...stating.failure} />
              <WorkingButton type="submit" working={stating.pending} style={{ alignSelf: 'flex-start' }}>
                {m.report_opening_confirm()}
              </WorkingButton>
            </Stack>
          </CallForm>
        </Panel>
      )}
    </>
  );
}
