import { Text } from '@mantine/core';
import { archivedReports } from '@udaya/core/reports/archive-words';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { errorLine } from '../../../api/error-text.ts';
import { IconDownload } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import type { Archive } from '../report-archive/use-archive.ts';
import { groupFilters } from '../report-queries.ts';
import type { GroupListSearch } from './group-lists.ts';

const hintId = 'archive-hint';

/** Begins to put the list as it is filtered into one file. */
export function MakeArchive({ archive, search }: { archive: Archive; search: GroupListSearch }) {
  return (
    <WorkingButton
      variant="default"
      working={archive.making.isPending}
      aria-describedby={hintId}
      leftSection={<IconDownload size={18} stroke={1.7} />}
      onClick={() => archive.making.mutate({ ...groupFilters(search), sortOrder: search.sort ?? 'desc' })}
    >
      {m.glist_archive_make()}
    </WorkingButton>
  );
}

/** What it comes to, and why it could not be begun. */
export function MakeArchiveMessage({ archive, offered }: { archive: Archive; offered: boolean }) {
  return (
    <div>
      {offered && (
        <Text id={hintId} size="sm" c="dimmed" mt="xs">
          {m.glist_archive_hint({ max: formatNumber(archivedReports, getLocale()) })}
        </Text>
      )}
      <MessageLine tone="error" {...errorLine(archive.making.error)} />
    </div>
  );
}
