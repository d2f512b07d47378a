import { useQuery } from '@tanstack/react-query';
import type { ModelTotals, WriterState } from '@udaya/contract/models';
import * as m from '@udaya/messages';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import type { Column, ListPage } from '../../../shell/data-list/list-types.ts';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import classes from '../operations-lists.module.css';
import { writerQuery } from './writer-queries.ts';
import { purposeWords, showCost, showNumber } from './writer-words.ts';

type Row = ModelTotals & { id: string; today: number };

function columns(): readonly Column<Row>[] {
  return [
    {
      key: 'purpose',
      title: m.writer_purpose(),
      card: 'name',
      minWidth: '11rem',
      cell: ({ purpose }) => purposeWords[purpose](),
    },
    {
      key: 'calls',
      title: m.writer_month_calls(),
      card: 'fact',
      cell: ({ calls, answered }) => (
        <>
          {showNumber(calls)}
          {calls > answered && (
            <span className={classes.second}>{m.writer_unanswered({ count: calls - answered })}</span>
          )}
        </>
      ),
    },
    {
      key: 'tokens',
      title: m.writer_tokens(),
      card: 'fact',
      minWidth: '9rem',
      cell: ({ inputTokens, outputTokens, cachedShare }) => (
        <>
          {showNumber(inputTokens + outputTokens)}
          {cachedShare !== null && cachedShare > 0 && (
            <span className={classes.second}>
              {m.writer_cached({ share: showNumber(Math.round(cachedShare * 100)) })}
            </span>
          )}
        </>
      ),
    },
    { key: 'today', title: m.writer_tokens_today(), card: 'fact', cell: ({ today }) => showNumber(today) },
    {
      key: 'cost',
      title: m.writer_cost(),
      card: 'fact',
      cell: ({ cost }) => (cost === null ? '–' : showCost(cost)),
    },
    {
      key: 'each',
      title: m.writer_cost_each(),
      card: 'fact',
      cell: ({ costPerReport }) => (costPerReport === null ? '–' : showCost(costPerReport)),
    },
  ];
}

/** What the model was asked for in thirty days, and what that came to. */
export function UsePanel() {
  const query = useQuery({ ...writerQuery, select: totalsPage });
  return (
    <SectionPanel title={m.writer_use()} lead={m.writer_use_lead()}>
      <DataList
        title={m.writer_use()}
        query={query}
        columns={columns()}
        expected={2}
        empty={<p>{m.writer_use_none()}</p>}
      />
    </SectionPanel>
  );
}

function totalsPage({ model }: WriterState): ListPage<Row> {
  const rows = (model?.lastMonth ?? []).map((totals) => {
    const today = model?.today.find(({ purpose }) => purpose === totals.purpose);
    return {
      ...totals,
      id: totals.purpose,
      today: (today?.inputTokens ?? 0) + (today?.outputTokens ?? 0),
    };
  });
  return { rows, total: rows.length, pages: 1 };
}
