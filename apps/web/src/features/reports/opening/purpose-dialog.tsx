import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { openings } from '@udaya/contract/report-openings';
import { type OpeningPurpose, openingPurposes } from '@udaya/core/reports/opening-purposes';
import * as m from '@udaya/messages';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { ChoiceGroup } from '../birth-form/choice-group.tsx';
import { openingsQuery } from './openings-query.ts';
import { purposeLabel } from './purpose-label.ts';

const longestNote = 300;

interface Fields {
  purpose: OpeningPurpose | '';
  note: string;
}

const unsaid: Fields = { purpose: '', note: '' };

interface Props {
  id: string;
  /** What the button says. */
  confirm: string;
  onClose: () => void;
  /** It was said. */
  onDone: () => void;
}

/** Asks a product admin for what a report is opened, before the first time. */
export function PurposeDialog({ id, confirm, onClose, onDone }: Props) {
  const queryClient = useQueryClient();
  const stating = useCallForm(openings.state, {
    name: 'opening',
    initialValues: unsaid,
    inputOf: ({ purpose, note }) => purpose && { params: { id }, body: { purpose, note } },
    onDone: (said) => {
      queryClient.setQueryData(openingsQuery(id).queryKey, said);
      onDone();
    },
  });
  const { form } = stating;
  return (
    <Modal
      opened
      onClose={onClose}
      title={m.people_opening_title()}
      closeButtonProps={{ 'aria-label': m.action_close() }}
    >
      <CallForm form={stating} label={m.people_opening_title()}>
        <Stack gap="md">
          <Text>{m.people_opening_text()}</Text>
          <ChoiceGroup
            path="opening-purpose"
            label={m.people_opening_purpose()}
            error={form.errors.purpose}
            choices={openingPurposes.map((value) => ({ value, label: purposeLabel(value) }))}
            value={form.values.purpose}
            onChange={(value) => form.setFieldValue('purpose', value as OpeningPurpose)}
            stacked
          />
          <Textarea
            label={m.people_opening_note()}
            description={m.people_opening_note_hint()}
            maxLength={longestNote}
            autosize
            minRows={2}
            maxRows={5}
            {...form.getInputProps('note')}
          />
          <MessageLine tone="error" {...stating.failure} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {m.people_cancel()}
            </Button>
            <WorkingButton type="submit" working={stating.pending}>
              {confirm}
            </WorkingButton>
          </Group>
        </Stack>
      </CallForm>
    </Modal>
  );
}
