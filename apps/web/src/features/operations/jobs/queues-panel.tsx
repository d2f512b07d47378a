import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type JobOverview, type JobQueueState, operations } from '@udaya/contract/operations';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { call } from '../../../api/call.ts';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import type { Column, ListPage } from '../../../shell/data-list/list-types.ts';
import { RowActions } from '../../../shell/data-list/row-actions.tsx';
import { IconRefresh } from '../../../ui/icons.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { DoneLine } from '../done-line.tsx';
import { jobsQuery, operationsKey } from '../operation-queries.ts';
import classes from '../operations-lists.module.css';
import { queueWords } from './job-words.ts';

type Row = JobQueueState & { id: string };

const number = (count: number) => formatNumber(count, getLocale());

function columns(): readonly Column<Row>[] {
  return [
    {
      key: 'name',
      title: m.operations_queue(),
      card: 'name',
      minWidth: '11rem',
      cell: ({ name }) => queueWords(name),
    },
    {
      key: 'state',
      title: m.list_status(),
      card: 'block',
      minWidth: '8rem',
      cell: ({ failed, waiting, retrying, active }) =>
        failed > 0 ? (
          <StatusBadge tone="bad">{m.operations_queue_failed({ count: failed })}</StatusBadge>
        ) : waiting + retrying + active > 0 ? (
          <StatusBadge tone="waiting">{m.operations_queue_busy()}</StatusBadge>
        ) : (
          <StatusBadge tone="good">{m.operations_queue_idle()}</StatusBadge>
        ),
    },
    {
      key: 'waiting',
      title: m.operations_waiting(),
      card: 'fact',
      cell: ({ waiting, retrying }) => (
        <>
          {number(waiting + retrying)}
          {retrying > 0 && (
            <span className={classes.second}>{m.operations_retrying({ count: retrying })}</span>
          )}
        </>
      ),
    },
    { key: 'active', title: m.operations_active(), card: 'fact', cell: ({ active }) => number(active) },
    { key: 'oldest', title: m.operations_oldest(), card: 'fact', cell: ({ oldestDate }) => at(oldestDate) },
    {
      key: 'failure',
      title: m.operations_last_failure(),
      card: 'fact',
      cell: ({ lastFailureDate }) => at(lastFailureDate),
    },
    {
      key: 'done',
      title: m.operations_last_done(),
      card: 'fact',
      cell: ({ lastDoneDate }) => at(lastDoneDate),
    },
  ];
}

const at = (instant: string | null) => (instant ? <Timestamp instant={instant} /> : '–');

/** Every kind of work with how much of it there is, and the second chance of all that failed. */
export function QueuesPanel() {
  const query = useQuery({ ...jobsQuery, select: queuePage });
  const queryClient = useQueryClient();
  const retry = useMutation({
    mutationFn: (queue: string) => call(operations.retryQueue, { params: { queue } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: operationsKey }),
  });
  const someFailed = query.data?.rows.some(({ failed }) => failed > 0);
  return (
    <SectionPanel title={m.operations_queues_title()} lead={m.operations_queues_lead()}>
      <DoneLine done={retry.data} error={retry.error} />
      <DataList
        title={m.operations_queues_title()}
        query={query}
        columns={columns()}
        renderActions={
          someFailed
            ? ({ name, failed }) =>
                failed > 0 && (
                  <RowActions
                    menuLabel={m.operations_retry_all_label({ queue: queueWords(name) })}
                    actions={[
                      {
                        key: 'retry',
                        label: m.operations_retry_all(),
                        fullLabel: m.operations_retry_all_label({ queue: queueWords(name) }),
                        icon: IconRefresh,
                        working: retry.isPending && retry.variables === name,
                        onChoose: () => retry.mutate(name),
                      },
                    ]}
                  />
                )
            : undefined
        }
        expected={4}
        empty={null}
      />
    </SectionPanel>
  );
}

function queuePage({ queues }: JobOverview): ListPage<Row> {
  return { rows: queues.map((queue) => ({ ...queue, id: queue.name })), total: queues.length, pages: 1 };
}
