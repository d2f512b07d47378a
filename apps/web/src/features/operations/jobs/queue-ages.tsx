import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { JobQueueState } from '@udaya/contract/operations';
import { formatDuration } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { QueryView } from '../../../shell/query-view.tsx';
import { DetailsList } from '../../../ui/details-list.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { jobsQuery } from '../operation-queries.ts';
import { queueWords } from './job-words.ts';

/** How long the oldest job of each kind has waited, for the start page; all else stands on the page of jobs. */
export function QueueAges() {
  const query = useQuery(jobsQuery);
  return (
    <SectionPanel title={m.operations_ages_title()}>
      <QueryView query={query} skeleton="6rem">
        {({ queues, workers, checkedDate }) => (
          <>
            {workers === 0 && <Text c="red">{m.operations_ages_no_worker()}</Text>}
            <DetailsList
              items={queues.map((queue) => ({
                term: queueWords(queue.name),
                value: ageOf(queue, checkedDate),
              }))}
            />
            <Anchor renderRoot={(props) => <Link {...props} to="/product/operations/jobs" />}>
              {m.operations_ages_more()}
            </Anchor>
          </>
        )}
      </QueryView>
    </SectionPanel>
  );
}

function ageOf({ waiting, retrying, oldestDate }: JobQueueState, checkedDate: string): string {
  const count = waiting + retrying;
  if (count === 0 || oldestDate === null) return m.operations_ages_none();
  const seconds = Math.max(0, Math.round((Date.parse(checkedDate) - Date.parse(oldestDate)) / 1000));
  return m.operations_ages_waiting({ count, age: formatDuration(seconds, getLocale()) });
}
