import { useQuery } from '@tanstack/react-query';
import type { ProductHealth, ProductProcess } from '@udaya/contract/operations';
import * as m from '@udaya/messages';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import type { Column, ListPage } from '../../../shell/data-list/list-types.ts';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { showBytes } from '../count-words.ts';
import { healthQuery } from '../operation-queries.ts';
import classes from '../operations-lists.module.css';

function columns(): readonly Column<ProductProcess>[] {
  return [
    {
      key: 'kind',
      title: m.ops_process(),
      card: 'name',
      minWidth: '9rem',
      cell: ({ kind, host }) => (
        <>
          {kind === 'server' ? m.ops_process_server() : m.ops_process_worker()}
          <span className={classes.second}>{host}</span>
        </>
      ),
    },
    {
      key: 'state',
      title: m.list_status(),
      card: 'block',
      cell: ({ alive }) => (
        <StatusBadge tone={alive ? 'good' : 'bad'}>
          {alive ? m.ops_process_alive() : m.ops_process_gone()}
        </StatusBadge>
      ),
    },
    {
      key: 'jobs',
      title: m.ops_process_jobs(),
      card: 'fact',
      cell: ({ doesJobs }) => (doesJobs ? m.ops_yes() : m.ops_no()),
    },
    { key: 'version', title: m.ops_version(), card: 'fact', cell: ({ version }) => version },
    {
      key: 'started',
      title: m.ops_started(),
      card: 'fact',
      cell: ({ startedDate }) => <Timestamp instant={startedDate} />,
    },
    {
      key: 'seen',
      title: m.ops_seen(),
      card: 'fact',
      cell: ({ seenDate }) => <Timestamp instant={seenDate} />,
    },
    {
      key: 'disk',
      title: m.ops_disk_free(),
      card: 'fact',
      cell: ({ diskFree }) => (diskFree === null ? '–' : showBytes(diskFree)),
    },
  ];
}

/** Every process of the product that has spoken in the last day. */
export function ProcessesPanel() {
  const query = useQuery({ ...healthQuery, select: processPage });
  return (
    <SectionPanel title={m.ops_processes_title()} lead={m.ops_processes_lead()}>
      <DataList title={m.ops_processes_title()} query={query} columns={columns()} expected={1} empty={null} />
    </SectionPanel>
  );
}

function processPage({ processes }: ProductHealth): ListPage<ProductProcess> {
  return { rows: processes, total: processes.length, pages: 1 };
}
