import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import * as m from '@udaya/messages';
import { MessageLine } from '../../../ui/message-line.tsx';
import { jobsQuery } from '../operation-queries.ts';
import { OperationsFrame } from '../operations-frame.tsx';
import classes from '../operations-lists.module.css';
import type { FailedJobSearch } from './failed-job-list.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { QueuesPanel } from './queues-panel.tsx';
import { SchedulesPanel } from './schedules-panel.tsx';

/** What the product does later and again and again, and what of it failed. */
export function JobsPage({ search }: { search: FailedJobSearch }) {
  const { data } = useQuery(jobsQuery);
  return (
    <OperationsFrame title={m.operations_jobs_title()} lead={m.operations_jobs_lead()}>
      <MessageLine tone="error" text={data?.workers === 0 ? m.operations_no_workers() : undefined} />
      {data && data.workers > 0 && (
        <Text size="sm" c="dimmed">
          {m.operations_workers({ count: data.workers })}
        </Text>
      )}
      <QueuesPanel />
      <Title order={2} size="h3" className={classes.subtitle}>
        {m.operations_failed_title()}
      </Title>
      <FailedJobs search={search} />
      <SchedulesPanel />
    </OperationsFrame>
  );
}
