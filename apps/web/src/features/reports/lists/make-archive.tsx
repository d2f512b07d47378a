import { Text } from '@mantine/core';
import type { archives } from '@udaya/contract/report-archives';
import { archivedReports } from '@udaya/core/reports/archive-words';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import type { CallInput } from '../../../api/call.ts';
import { errorLine } from '../../../api/error-text.ts';
import { IconDownload } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import type { Archive } from './use-archive.ts';

type ArchiveQuestion = CallInput<typeof archives.make>['body'];

const hintId = 'archive-hint';

/** Begins to put the list as it is filtered into one file. */
export function MakeArchive({ archive, question }: { archive: Archive; question: ArchiveQuestion }) {
  return (
    <WorkingButton
      variant="default"
      working={archive.making.isPending}
      aria-describedby={hintId}
      leftSection={<IconDownload size={18} stroke={1.7} />}
      onClick={() => archive.making.mutate(question)}
    >
      {m.archive_make()}
    </WorkingButton>
  );
}

/** What it comes to, and why it could not be begun. */
export function MakeArchiveMessage({ archive, offered }: { archive: Archive; offered: boolean }) {
  return (
    <div>
      {offered && (
        <Text id={hintId} size="sm" c="dimmed" mt="xs">
          {m.archive_hint({ max: formatNumber(archivedReports, getLocale()) })}
        </Text>
      )}
      <MessageLine tone="error" {...errorLine(archive.making.error)} />
    </div>
  );
}
