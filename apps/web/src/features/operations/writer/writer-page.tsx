import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Writing } from '@udaya/contract/writing';
import * as m from '@udaya/messages';
import { AccountName } from '../../../shell/account-name.tsx';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import type { Column } from '../../../shell/data-list/list-types.ts';
import { RowActions } from '../../../shell/data-list/row-actions.tsx';
import { QueryView } from '../../../shell/query-view.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconFileSearch, IconFileText } from '../../../ui/icons.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { showMilliseconds } from '../count-words.ts';
import { OperationsFrame } from '../operations-frame.tsx';
import classes from '../operations-lists.module.css';
import { BudgetsPanel } from './budgets-panel.tsx';
import { ModelCards } from './model-cards.tsx';
import { UsePanel } from './use-panel.tsx';
import { writerQuery } from './writer-queries.ts';
import { reasonWords, showCost, showNumber, stateWords } from './writer-words.ts';
import { type WritingSearch, writingList } from './writing-list.ts';

function columns(): readonly Column<Writing>[] {
  return [
    {
      key: 'state',
      title: m.operations_filter_state(),
      card: 'name',
      minWidth: '11rem',
      cell: ({ state, reason }) => (
        <>
          <StatusBadge tone={stateWords[state].tone}>{stateWords[state].words()}</StatusBadge>
          {reason && <span className={classes.second}>{reasonWords(reason)}</span>}
        </>
      ),
    },
    {
      key: 'report',
      title: m.writer_report(),
      card: 'fact',
      minWidth: '10rem',
      cell: ({ reportId, baseVersion, version }) => (
        <>
          <span className={classes.id}>{reportId}</span>
          <span className={classes.second}>
            {version === null
              ? m.writer_from_version({ version: baseVersion })
              : m.writer_versions({ from: baseVersion, to: version })}
          </span>
        </>
      ),
    },
    {
      key: 'sentences',
      title: m.writer_places(),
      card: 'fact',
      minWidth: '9rem',
      cell: ({ worded, kept, rejected }) =>
        worded + kept === 0 ? (
          '–'
        ) : (
          <>
            {m.writer_worded_of({ worded: showNumber(worded), all: showNumber(worded + kept) })}
            {rejected > 0 && (
              <span className={classes.second}>{m.writer_rejected_count({ count: rejected })}</span>
            )}
          </>
        ),
    },
    {
      key: 'cost',
      title: m.writer_tokens(),
      card: 'fact',
      minWidth: '8rem',
      cell: ({ inputTokens, outputTokens, cost }) => (
        <>
          {showNumber(inputTokens + outputTokens)}
          {cost !== null && cost > 0 && <span className={classes.second}>{showCost(cost)}</span>}
        </>
      ),
    },
    {
      key: 'took',
      title: m.writer_took(),
      card: 'fact',
      cell: ({ tookMs }) => (tookMs === null ? '–' : showMilliseconds(tookMs)),
    },
    {
      key: 'when',
      title: m.operations_when(),
      card: 'foot',
      minWidth: '8rem',
      cell: ({ createdDate, askedBy }) => (
        <>
          <Timestamp instant={createdDate} />
          <span className={classes.second}>
            {askedBy ? <AccountName account={askedBy} /> : m.writer_with_making()}
          </span>
        </>
      ),
    },
  ];
}

/** The language model behind the wording of reports: how it does, what it may cost, and every attempt. */
export function WriterPage({ search }: { search: WritingSearch }) {
  const writer = useQuery(writerQuery);
  return (
    <OperationsFrame title={m.writer_title()} lead={m.writer_lead()}>
      <QueryView query={writer} surface skeleton="26rem">
        {({ model }) =>
          model ? (
            <>
              <ModelCards model={model} />
              <BudgetsPanel />
              <UsePanel />
            </>
          ) : (
            <NoModel />
          )
        }
      </QueryView>
      <Writings search={search} />
    </OperationsFrame>
  );
}

function Writings({ search }: { search: WritingSearch }) {
  const query = useQuery(writingList.query(search));
  return (
    <DataList
      list={writingList}
      title={m.writer_writings()}
      query={query}
      search={search}
      columns={columns()}
      heading={2}
      count={(total) => m.writer_writings_count({ total })}
      renderActions={({ id, reportId }) => (
        <RowActions
          menuLabel={m.writer_see_label({ report: reportId })}
          actions={[
            {
              key: 'see',
              label: m.writer_see(),
              fullLabel: m.writer_see_label({ report: reportId }),
              icon: IconFileSearch,
              renderLink: (props) => (
                <Link {...props} to="/product/operations/writings/$id" params={{ id }} />
              ),
            },
          ]}
        />
      )}
      empty={
        <EmptyState
          icon={<IconFileText size={26} stroke={1.6} />}
          title={m.writer_writings_none()}
          text={m.writer_writings_none_text()}
        />
      }
    />
  );
}

/** What stands there while the composer writes alone, and how that is changed. */
function NoModel() {
  return (
    <SectionPanel title={m.writer_none()} lead={m.writer_none_text()}>
      <Text size="sm">{m.writer_none_how()}</Text>
      <code>LLM_PROVIDER, LLM_MODEL, LLM_API_KEY</code>
    </SectionPanel>
  );
}
