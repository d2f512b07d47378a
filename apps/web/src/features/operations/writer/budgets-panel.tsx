import { useQuery } from '@tanstack/react-query';
import type { ModelBudget, WriterState } from '@udaya/contract/models';
import * as m from '@udaya/messages';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import type { Column, ListPage } from '../../../shell/data-list/list-types.ts';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import classes from '../operations-lists.module.css';
import { writerQuery } from './writer-queries.ts';
import { showCost, showNumber } from './writer-words.ts';

type Row = ModelBudget & { id: string };
type Share = ModelBudget['tokens'];

function columns(): readonly Column<Row>[] {
  return [
    {
      key: 'group',
      title: m.writer_budget_of(),
      card: 'name',
      minWidth: '11rem',
      cell: ({ group }) => group?.name ?? m.writer_budget_product(),
    },
    {
      key: 'state',
      title: m.operations_filter_state(),
      card: 'block',
      minWidth: '9rem',
      cell: ({ spentDate }) =>
        spentDate ? (
          <>
            <StatusBadge tone="bad">{m.writer_budget_spent()}</StatusBadge>
            <span className={classes.second}>
              <Timestamp instant={spentDate} />
            </span>
          </>
        ) : (
          <StatusBadge tone="good">{m.writer_budget_open()}</StatusBadge>
        ),
    },
    {
      key: 'tokens',
      title: m.writer_tokens(),
      card: 'fact',
      minWidth: '10rem',
      cell: ({ tokens }) => <Used share={tokens} show={showNumber} />,
    },
    {
      key: 'cost',
      title: m.writer_cost(),
      card: 'fact',
      minWidth: '10rem',
      cell: ({ cost }) => <Used share={cost} show={showCost} />,
    },
  ];
}

function Used({
  share: { limit, reserved, used },
  show,
}: {
  share: Share;
  show: (amount: number) => string;
}) {
  if (used === null) return '–';
  return (
    <>
      {limit === null
        ? m.writer_used({ used: show(used) })
        : m.writer_used_of({ used: show(used), limit: show(limit) })}
      {Boolean(reserved) && (
        <span className={classes.second}>{m.writer_reserved({ sum: show(reserved ?? 0) })}</span>
      )}
    </>
  );
}

/** What today may cost and what it has cost, of the product and of each group. */
export function BudgetsPanel() {
  const query = useQuery({ ...writerQuery, select: budgetPage });
  return (
    <SectionPanel title={m.writer_budgets()} lead={m.writer_budgets_lead()}>
      <DataList title={m.writer_budgets()} query={query} columns={columns()} expected={1} empty={null} />
    </SectionPanel>
  );
}

function budgetPage({ model }: WriterState): ListPage<Row> {
  const rows = (model?.budgets ?? []).map((budget) => ({ ...budget, id: budget.group?.id ?? 'all' }));
  return { rows, total: rows.length, pages: 1 };
}
