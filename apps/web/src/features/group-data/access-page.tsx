import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type AccessEntry, groupData } from '@udaya/contract/group-data';
import * as m from '@udaya/messages';
import { downloadFile } from '../../api/download-file.ts';
import { errorLine } from '../../api/error-text.ts';
import { DataList } from '../../shell/data-list/data-list.tsx';
import type { Column } from '../../shell/data-list/list-types.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconDownload, IconFileSearch } from '../../ui/icons.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import { type AccessSearch, accessList } from './access-list.ts';
import { Actor } from './actor.tsx';
import { DataFrame } from './data-frame.tsx';
import { RecordLink } from './record-link.tsx';

function columns(): readonly Column<AccessEntry>[] {
  return [
    { key: 'what', title: m.data_what(), card: 'name', minWidth: '11rem', cell: ({ what }) => what },
    {
      key: 'who',
      title: m.data_who(),
      card: 'fact',
      minWidth: '10rem',
      cell: (entry) => <Actor entry={entry} />,
    },
    {
      key: 'report',
      title: m.data_report(),
      card: 'fact',
      minWidth: '9rem',
      cell: ({ report }) => <ReportLink report={report} />,
    },
    { key: 'when', title: m.data_when(), card: 'fact', cell: ({ date }) => <Timestamp instant={date} /> },
  ];
}

function ReportLink({ report }: Pick<AccessEntry, 'report'>) {
  if (!report) return m.data_no_report();
  if (report.name === null) return m.data_report_erased();
  return (
    <RecordLink to="/enterprise/data/reports/$id" id={report.id}>
      {report.name}
    </RecordLink>
  );
}

/** Who opened which report of the group, and what else was done with its data. */
export function AccessPage({ search }: { search: AccessSearch }) {
  const query = useQuery(accessList.query(search));
  const erased = useLocation({ select: ({ state }) => state.erasedReports });
  const download = useMutation({
    mutationFn: () =>
      downloadFile(groupData.exportAccesses, { query: accessList.filtersOf(search) }, 'who-opened-what.csv'),
    onSuccess: () => query.refetch(),
  });
  return (
    <DataFrame
      lead={m.data_log_lead()}
      actions={
        <WorkingButton
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.8} />}
          working={download.isPending}
          onClick={() => download.mutate()}
        >
          {m.data_log_export()}
        </WorkingButton>
      }
    >
      <MessageLine tone="error" {...errorLine(download.error)} />
      <MessageLine tone="success" text={download.isSuccess ? m.data_log_exported() : undefined} />
      <MessageLine tone="success" text={erased === undefined ? undefined : m.data_erase_done({ erased })} />
      <DataList
        list={accessList}
        title={m.data_tab_log()}
        query={query}
        search={search}
        columns={columns()}
        heading={2}
        count={(total) => m.data_log_count({ total })}
        empty={
          <EmptyState
            icon={<IconFileSearch size={26} stroke={1.6} />}
            title={m.data_log_none()}
            text={m.data_log_none_text()}
          />
        }
      />
    </DataFrame>
  );
}
