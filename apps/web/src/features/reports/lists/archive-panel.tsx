import '@mantine/core/styles/Progress.layer.css';
import { Button, Group, Progress, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import type { ReportArchive } from '@udaya/contract/report-archives';
import { archivedReports } from '@udaya/core/reports/archive-words';
import { formatStamp } from '@udaya/format/format-instant';
import { formatNumber } from '@udaya/format/format-number';
import { ownTimeZone } from '@udaya/format/time-zones';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { errorLine } from '../../../api/error-text.ts';
import { stopsDownload } from '../../../api/use-download.ts';
import { IconDownload, IconRefresh, IconTrash, IconX } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import type { Archive } from './use-archive.ts';

/** The ZIP that was asked for: how far it is, and what can be done with it. */
export function ArchivePanel({ archive: { archive, failure, gone, ...acts } }: { archive: Archive }) {
  const away = gone && (gone === 'removed' ? m.archive_removed() : m.archive_cancelled());
  return (
    <div>
      {/* Read out when it becomes another, and not with every report. */}
      <VisuallyHidden role="status">{archive && stateText(archive)}</VisuallyHidden>
      <MessageLine text={archive ? undefined : away} />
      <MessageLine tone="error" {...errorLine(failure)} />
      {archive && <Shown archive={archive} acts={acts} />}
    </div>
  );
}

type Acts = Omit<Archive, 'archive' | 'failure' | 'gone'>;

function Shown({ archive, acts }: { archive: ReportArchive; acts: Acts }) {
  const { state } = archive;
  return (
    <Panel aria-labelledby="archive-title">
      <Stack gap="sm">
        <Title order={2} size="h3" id="archive-title" tabIndex={-1}>
          {m.archive_title()}
        </Title>
        <Text>{stateText(archive)}</Text>
        {state === 'making' && <Making archive={archive} acts={acts} />}
        {state === 'ready' && <Ready archive={archive} acts={acts} />}
        {state === 'failed' && <Failed archive={archive} acts={acts} />}
        <MessageLine tone="error" {...errorLine(acts.removing.error ?? acts.resuming.error)} />
      </Stack>
    </Panel>
  );
}

function stateText(archive: ReportArchive): string {
  if (archive.state === 'failed') return m.archive_failed();
  return archive.state === 'ready' ? readyText(archive) : m.archive_making({ total: archive.total });
}

const readyText = ({ total, leftOut }: ReportArchive) =>
  total > leftOut ? m.archive_ready({ total: total - leftOut }) : m.archive_nothing();

function Making({ archive: { id, done, total, more }, acts }: { archive: ReportArchive; acts: Acts }) {
  const words = m.archive_progress({ done, total });
  return (
    <>
      <div>
        <Progress.Root size="md">
          <Progress.Section
            value={total === 0 ? 0 : (100 * done) / total}
            aria-label={m.archive_title()}
            aria-valuetext={words}
          />
        </Progress.Root>
        <Text size="sm" mt={6}>
          {words}
        </Text>
      </div>
      <Text size="sm" c="dimmed">
        {m.archive_stay()} {more && moreText()}
      </Text>
      <Group gap="sm">
        <Away id={id} acts={acts} as="cancelled" />
      </Group>
    </>
  );
}

const moreText = () => m.archive_more({ max: formatNumber(archivedReports, getLocale()) });

function Ready({ archive, acts }: { archive: ReportArchive; acts: Acts }) {
  const { id, leftOut, total, more, expiresDate } = archive;
  const { download } = acts;
  const { day, time } = formatStamp(new Date(expiresDate), ownTimeZone(), getLocale());
  const failed = errorLine(download.error);
  return (
    <>
      <Text size="sm" c="dimmed">
        {m.archive_expires({ time: `${day} ${time}` })}{' '}
        {leftOut > 0 && leftOut < total && m.archive_left_out({ total: leftOut })} {more && moreText()}
      </Text>
      <Group gap="sm">
        <WorkingButton
          working={download.isPending}
          leftSection={<IconDownload size={18} stroke={1.7} />}
          onClick={() => download.begin(id)}
        >
          {failed.text ? m.archive_retry() : m.archive_download()}
        </WorkingButton>
        {download.isPending ? (
          <Button
            {...stopsDownload}
            variant="default"
            leftSection={<IconX size={17} stroke={1.8} />}
            aria-label={m.archive_stop()}
            onClick={download.cancel}
          >
            {m.report_download_cancel()}
          </Button>
        ) : (
          <Away id={id} acts={acts} as="removed" />
        )}
      </Group>
      <MessageLine
        text={
          download.isPending ? m.archive_downloading() : download.cancelled ? m.archive_stopped() : undefined
        }
      />
      <MessageLine tone="success" text={download.isSuccess ? m.archive_downloaded() : undefined} />
      <MessageLine tone="error" {...failed} />
    </>
  );
}

function Failed({ archive: { id, done, total }, acts }: { archive: ReportArchive; acts: Acts }) {
  return (
    <>
      <Text size="sm" c="dimmed">
        {m.archive_failed_text({ done, total })}
      </Text>
      <Group gap="sm">
        <WorkingButton
          working={acts.resuming.isPending}
          leftSection={<IconRefresh size={17} stroke={1.7} />}
          onClick={() => acts.resuming.mutate(id)}
        >
          {m.archive_retry()}
        </WorkingButton>
        <Away id={id} acts={acts} as="removed" />
      </Group>
    </>
  );
}

/** Stops the making, or takes away what was made. */
function Away({ id, acts, as }: { id: string; acts: Acts; as: 'cancelled' | 'removed' }) {
  const Sign = as === 'cancelled' ? IconX : IconTrash;
  return (
    <WorkingButton
      variant="default"
      working={acts.removing.isPending}
      leftSection={<Sign size={17} stroke={1.8} />}
      onClick={() => acts.removing.mutate({ id, as })}
    >
      {as === 'cancelled' ? m.archive_cancel() : m.archive_remove()}
    </WorkingButton>
  );
}
