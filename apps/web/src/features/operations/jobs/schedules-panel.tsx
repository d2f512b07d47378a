import { useQuery } from '@tanstack/react-query';
import type { JobOverview, ScheduleState } from '@udaya/contract/operations';
import { formatDuration } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import type { Column, ListPage } from '../../../shell/data-list/list-types.ts';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { type BadgeTone, StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { jobsQuery } from '../operation-queries.ts';
import { scheduleWords } from './job-words.ts';

type Row = ScheduleState & { id: string };

const outcomes: Record<NonNullable<ScheduleState['outcome']>, [BadgeTone, () => string]> = {
  done: ['good', m.operations_outcome_done],
  failed: ['bad', m.operations_outcome_failed],
  running: ['waiting', m.operations_outcome_running],
};

function columns(): readonly Column<Row>[] {
  return [
    {
      key: 'name',
      title: m.operations_schedule(),
      card: 'name',
      minWidth: '12rem',
      cell: ({ name }) => scheduleWords(name),
    },
    {
      key: 'outcome',
      title: m.list_status(),
      card: 'block',
      cell: ({ outcome }) => {
        const [tone, words] = outcome
          ? outcomes[outcome]
          : (['neutral', m.operations_outcome_never] as const);
        return <StatusBadge tone={tone}>{words()}</StatusBadge>;
      },
    },
    {
      key: 'last',
      title: m.operations_last_run(),
      card: 'fact',
      cell: ({ lastRunDate }) => (lastRunDate ? <Timestamp instant={lastRunDate} /> : '–'),
    },
    { key: 'cron', title: m.operations_how_often(), card: 'fact', cell: ({ cron }) => cronWords(cron) },
  ];
}

/** What comes again and again, and how it went the last time. */
export function SchedulesPanel() {
  const query = useQuery({ ...jobsQuery, select: schedulePage });
  return (
    <SectionPanel title={m.operations_schedules_title()} lead={m.operations_schedules_lead()}>
      <DataList
        title={m.operations_schedules_title()}
        query={query}
        columns={columns()}
        expected={6}
        empty={<p>{m.operations_schedules_empty()}</p>}
      />
    </SectionPanel>
  );
}

function schedulePage({ schedules }: JobOverview): ListPage<Row> {
  const rows = schedules.map((schedule) => ({ ...schedule, id: schedule.name }));
  return { rows, total: rows.length, pages: 1 };
}

/** 'Every 10 minutes'; a rhythm of another kind as it is written down. */
function cronWords(cron: string): string {
  const minutes = /^\*(?:\/(\d+))? \* \* \* \*$/.exec(cron);
  if (!minutes) return cron;
  return m.operations_every({ duration: formatDuration(Number(minutes[1] ?? 1) * 60, getLocale()) });
}
