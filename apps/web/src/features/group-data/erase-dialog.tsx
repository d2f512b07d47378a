import { NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { groupData, type HeldReport } from '@udaya/contract/group-data';
import { type ErasureExtent, type ErasureReason, erasureReasons } from '@udaya/core/groups/data-duty';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { refusedWith } from '../../api/refused-with.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { forgetGroupData, heldReportQuery } from './group-data-queries.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** So many reports were erased a moment ago. */
    erasedReports?: number;
  }
}

const reasons: Record<ErasureReason, () => string> = {
  asked: m.data_erase_reason_asked,
  withdrawn: m.data_erase_reason_withdrawn,
  mistake: m.data_erase_reason_mistake,
  unneeded: m.data_erase_reason_unneeded,
  other: m.data_erase_reason_other,
};

interface Props {
  report: HeldReport;
  opened: boolean;
  onClose: () => void;
}

/** Asks once more before a report is erased: how many go, and why. */
export function EraseDialog({ report, opened, onClose }: Props) {
  const { id, name, ofPerson, withdrawnDate } = report;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [extent, setExtent] = useState<ErasureExtent>('report');
  const [reason, setReason] = useState<ErasureReason | ''>(withdrawnDate ? 'withdrawn' : '');
  const [missing, setMissing] = useState(false);
  const [note, setNote] = useState('');
  const expected = extent === 'person' ? ofPerson : 1;
  const erasing = useMutation({
    mutationFn: (why: ErasureReason) =>
      call(groupData.erase, { params: { id }, body: { extent, reason: why, note, expected } }),
    onSuccess: async ({ erased }) => {
      await navigate({ to: '/enterprise/data', state: { erasedReports: erased }, replace: true });
      queryClient.removeQueries(heldReportQuery(id));
      await forgetGroupData(queryClient);
    },
    // What is counted is not so any more: the page shows what is.
    onError: (error) =>
      refusedWith(error, groupData.erase, 'erasure.changed') &&
      queryClient.invalidateQueries(heldReportQuery(id)),
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={m.data_erase_dialog({ name })}
      text={m.data_erase_counts({ reports: expected })}
      keep={m.data_cancel()}
      confirm={m.data_erase_submit()}
      danger
      working={erasing.isPending}
      failure={erasing.error ? errorText(erasing.error) : undefined}
      onClose={onClose}
      onConfirm={() => {
        setMissing(reason === '');
        if (reason !== '') erasing.mutate(reason);
      }}
    >
      {ofPerson > 1 && (
        <Radio.Group
          label={m.data_erase_extent()}
          value={extent}
          onChange={(value) => setExtent(value === 'person' ? 'person' : 'report')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="report" label={m.data_erase_extent_report()} />
            <Radio value="person" label={m.data_erase_extent_person({ reports: ofPerson })} />
          </Stack>
        </Radio.Group>
      )}
      <NativeSelect
        size="md"
        label={m.data_erase_reason()}
        error={missing && reason === '' ? m.data_erasure_reason_required() : undefined}
        value={reason}
        data={[
          { value: '', label: m.group_choose(), disabled: true },
          ...erasureReasons.map((value) => ({ value, label: reasons[value]() })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          setReason(erasureReasons.find((one) => one === value) ?? '')
        }
      />
      <TextInput
        label={m.data_erase_note()}
        description={m.data_erase_note_hint()}
        maxLength={200}
        autoComplete="off"
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
    </ConfirmDialog>
  );
}
