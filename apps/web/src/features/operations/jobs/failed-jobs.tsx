import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FailedJob, operations } from '@udaya/contract/operations';
import { reports } from '@udaya/contract/reports';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { call } from '../../../api/call.ts';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import { withOptions } from '../../../shell/data-list/list-search.ts';
import type { Column } from '../../../shell/data-list/list-types.ts';
import { type RowAction, RowActions } from '../../../shell/data-list/row-actions.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconCircleCheck, IconEye, IconPencil, IconRefresh } from '../../../ui/icons.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { DoneLine } from '../done-line.tsx';
import { jobsQuery, operationsKey } from '../operation-queries.ts';
import classes from '../operations-lists.module.css';
import { type FailedJobSearch, failedJobList } from './failed-job-list.ts';
import { queueWords, subjectWords } from './job-words.ts';

function columns(): readonly Column<FailedJob>[] {
  return [
    {
      key: 'queue',
      title: m.operations_queue(),
      card: 'name',
      minWidth: '10rem',
      cell: ({ queue }) => queueWords(queue),
    },
    {
      key: 'message',
      title: m.operations_message(),
      card: 'block',
      minWidth: '16rem',
      cell: ({ message }) => (
        <span className={classes.message}>{message || m.operations_message_none()}</span>
      ),
    },
    {
      key: 'about',
      title: m.operations_about(),
      card: 'fact',
      minWidth: '11rem',
      cell: ({ about }) => <About about={about} />,
    },
    {
      key: 'tries',
      title: m.operations_tries(),
      card: 'fact',
      cell: ({ tries }) => formatNumber(tries, getLocale()),
    },
    {
      key: 'failed',
      title: m.operations_failed_at(),
      card: 'foot',
      cell: ({ failedDate }) => <Timestamp instant={failedDate} />,
    },
  ];
}

function About({ about }: { about: FailedJob['about'] }) {
  const ids = Object.entries(about);
  if (ids.length === 0) return '–';
  return ids.map(([name, id]) => (
    <span key={name} className={classes.about}>
      {subjectWords(name)} <code className={classes.id}>{id}</code>
    </span>
  ));
}

/** The jobs that were given up, each with another try. */
export function FailedJobs({ search }: { search: FailedJobSearch }) {
  const { queue } = search;
  const query = useQuery(failedJobList.query(search));
  const overview = useQuery(jobsQuery);
  const queryClient = useQueryClient();
  const forget = () => queryClient.invalidateQueries({ queryKey: operationsKey });
  const retry = useMutation({
    mutationFn: (job: FailedJob) => call(operations.retryJob, { params: { queue: job.queue, id: job.id } }),
    onSettled: forget,
  });
  const rewrite = useMutation({
    mutationFn: async (reportId: string) => {
      await call(reports.rewrite, { params: { id: reportId } });
      return { message: m.operations_report_rewritten() };
    },
    onSettled: forget,
  });
  const latest = (rewrite.submittedAt > retry.submittedAt ? rewrite : retry) as Pick<
    typeof retry,
    'data' | 'error'
  >;
  const names = new Set([
    ...(overview.data?.queues.map(({ name }) => name) ?? []),
    ...(queue ? [queue] : []),
  ]);
  return (
    <div className={classes.within}>
      <DoneLine done={latest.data} error={latest.error} />
      <DataList
        title={m.operations_failed_title()}
        query={query}
        search={search}
        list={withOptions(failedJobList, 'queue', () =>
          [...names].map((name) => ({ value: name, label: queueWords(name) })),
        )}
        columns={columns()}
        heading={3}
        count={(total) => m.operations_failed_count({ total })}
        renderActions={(job) => (
          <RowActions
            menuLabel={m.operations_job_more({ queue: queueWords(job.queue) })}
            actions={actionsOf(job, {
              retrying: retry.isPending && retry.variables.id === job.id,
              onRetry: () => retry.mutate(job),
              onRewrite: (reportId) => rewrite.mutate(reportId),
            })}
          />
        )}
        empty={
          <EmptyState
            icon={<IconCircleCheck size={26} stroke={1.6} />}
            title={m.operations_failed_none()}
            text={m.operations_failed_none_text()}
          />
        }
      />
    </div>
  );
}

interface Doings {
  retrying: boolean;
  onRetry: () => void;
  onRewrite: (reportId: string) => void;
}

function actionsOf(job: FailedJob, { retrying, onRetry, onRewrite }: Doings): RowAction[] {
  const queue = queueWords(job.queue);
  const { reportId } = job.about;
  return [
    {
      key: 'retry',
      label: m.operations_retry(),
      fullLabel: m.operations_retry_label({ queue }),
      icon: IconRefresh,
      working: retrying,
      onChoose: onRetry,
    },
    ...(reportId && job.queue === 'write-report'
      ? [
          {
            key: 'rewrite',
            label: m.operations_rewrite(),
            fullLabel: m.operations_rewrite(),
            icon: IconPencil,
            onChoose: () => onRewrite(reportId),
          },
        ]
      : []),
    ...(reportId
      ? [
          {
            key: 'report',
            label: m.operations_open_report(),
            fullLabel: m.operations_open_report(),
            icon: IconEye,
            renderLink: (props: object) => (
              <Link {...props} to="/users-birthchart/$id" params={{ id: reportId }} />
            ),
          },
        ]
      : []),
  ];
}
