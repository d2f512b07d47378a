import '@mantine/core/styles/Progress.layer.css';
import { Progress, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { groupMemberFiles, type MemberFile } from '@udaya/contract/group-member-files';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { downloadFile } from '../../../api/download-file.ts';
import { errorLine } from '../../../api/error-text.ts';
import { IconDownload } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import classes from './file-page.module.css';
import { OutcomeCounts } from './file-rows.tsx';

const written = (number: number) => formatNumber(number, getLocale());

/** How far the invitations of a file have come, and what became of its rows. */
export function FileProgress({ file }: { file: MemberFile }) {
  const { id, fileName, state, rowCount, doneCount, counts } = file;
  const isDone = state === 'done';
  const fetching = useMutation({
    mutationFn: () => downloadFile(groupMemberFiles.readResults, { params: { id } }, fileName),
  });
  const words = m.member_file_progress({ done: written(doneCount), total: written(rowCount) });
  return (
    <SectionPanel title={isDone ? m.member_file_done_title() : m.member_file_sending_title()} lead={fileName}>
      {!isDone && (
        <Progress.Root size="sm">
          <Progress.Section
            value={rowCount === 0 ? 0 : (doneCount / rowCount) * 100}
            aria-label={m.member_file_progress_label()}
            aria-valuetext={words}
          />
        </Progress.Root>
      )}
      <Text role="status">{isDone ? m.member_file_done() : words}</Text>
      <OutcomeCounts counts={counts} />
      <div className={classes.buttons}>
        <WorkingButton
          variant="default"
          working={fetching.isPending}
          leftSection={<IconDownload size={18} stroke={1.8} />}
          onClick={() => fetching.mutate()}
        >
          {m.member_file_results()}
        </WorkingButton>
      </div>
      <MessageLine tone="error" {...errorLine(fetching.error)} />
    </SectionPanel>
  );
}
