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
      title: m.operations_process(),
      card: 'name',
      minWidth: '9rem',
      cell: ({ kind, host }) => (
        <>
          {kind === 'server' ? m.operations_process_server() : m.operations_process_worker()}
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
          {alive ? m.operations_process_alive() : m.operations_process_gone()}
        </StatusBadge>
      ),
    },
    {
      key: 'jobs',
      title: m.operations_process_jobs(),
      card: 'fact',
      cell: ({ doesJobs }) => (doesJobs ? m.operations_yes() : m.operations_no()),
    },
    { key: 'version', title: m.operations_version(), card: 'fact', cell: ({ version }) => version },
    {
      key: 'started',
      title: m.operations_started(),
      card: 'fact',
      cell: ({ startedDate }) => <Timestamp instant={startedDate} />,
    },
    {
      key: 'seen',
      title: m.operations_seen(),
      card: 'fact',
      cell: ({ seenDate }) => <Timestamp instant={seenDate} />,
    },
    {
      key: 'disk',
      title: m.operations_disk_free(),
      card: 'fact',
      cell: ({ diskFree }) => (diskFree === null ? '–' : showBytes(diskFree)),
    },
  ];
}

/** Every process of the product that has spoken in the last day. */
export function ProcessesPanel() {
  const query = useQuery({ ...healthQuery, select: processPage });
  return (
    <SectionPanel title={m.operations_processes_title()} lead={m.operations_processes_lead()}>
      <DataList
        title={m.operations_processes_title()}
        query={query}
        columns={columns()}
        expected={1}
        empty={null}
      />
    </SectionPanel>
  );
}

function processPage({ processes }: ProductHealth): ListPage<ProductProcess> {
  return { rows: processes, total: processes.length, pages: 1 };
}
