import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type {
  KnowledgeComparison,
  KnowledgeVersion,
  KnowledgeVersionDetail,
} from '@udaya/contract/knowledge-schemas';
import { formatStamp } from '@udaya/format/format-instant';
import { ownTimeZone } from '@udaya/format/time-zones';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { QueryView } from '../../shell/query-view.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { ChangeList } from './change-list.tsx';
import classes from './comparison-panel.module.css';
import { comparisonQuery, latestVersionsQuery } from './knowledge-queries.ts';
import { sourceName } from './knowledge-words.ts';

interface Props {
  version: KnowledgeVersionDetail;
  other: number | undefined;
}

/** What a version changed against another one, which can be chosen; the address carries which. */
export function ComparisonPanel({ version, other }: Props) {
  const navigate = useNavigate();
  const { data: versions } = useQuery(latestVersionsQuery(version.reportType));
  const query = useQuery({ ...comparisonQuery(version.id, other), placeholderData: keepPreviousData });
  const others = (versions?.content ?? []).filter(({ id }) => id !== version.id);
  const isListed = other === undefined || others.some(({ id }) => id === other);
  return (
    <SectionPanel title={m.knowledge_compare()} lead={m.knowledge_compare_lead()}>
      <NativeSelect
        className={classes.select}
        label={m.knowledge_compare_with()}
        value={other === undefined ? '' : String(other)}
        data={[
          { value: '', label: beforeName(version) },
          ...(isListed
            ? []
            : [{ value: String(other), label: m.knowledge_version({ version: String(other) }) }]),
          ...others.map((one) => ({ value: String(one.id), label: choiceName(one) })),
        ]}
        onChange={(event) => {
          const chosen = Number(event.currentTarget.value) || undefined;
          void navigate({ to: '.', search: { with: chosen }, replace: true });
        }}
      />
      <QueryView query={query} skeleton="14rem">
        {(comparison) => (
          <div
            className={classes.comparison}
            data-stale={query.isPlaceholderData || undefined}
            aria-busy={query.isPlaceholderData}
          >
            <p role="status" className={classes.counts}>
              {countText(comparison)}
            </p>
            {comparison.changes.length > 0 && (
              <ChangeList
                key={`${comparison.from?.id} ${comparison.to.id}`}
                changes={comparison.changes}
                titles={[
                  comparison.from
                    ? m.knowledge_version({ version: comparison.from.id })
                    : m.knowledge_nothing(),
                  m.knowledge_version({ version: comparison.to.id }),
                ]}
              />
            )}
          </div>
        )}
      </QueryView>
    </SectionPanel>
  );
}

const beforeName = ({ before }: KnowledgeVersionDetail) =>
  before === null ? m.knowledge_compare_first() : m.knowledge_compare_before({ version: before });

/** A version as a choice: its number, where it comes from and when. */
function choiceName({ id, source, createdDate, inForce }: KnowledgeVersion): string {
  const { day, time } = formatStamp(new Date(createdDate), ownTimeZone(), getLocale());
  const words = m.knowledge_compare_choice({
    version: id,
    source: sourceName({ source }),
    date: `${day} ${time}`,
  });
  return inForce ? `${words} · ${m.knowledge_state_active()}` : words;
}

function countText({ added, changed, removed, same, changes }: KnowledgeComparison): string {
  if (changes.length === 0) return m.knowledge_compare_equal();
  return [
    m.knowledge_count_added({ count: added }),
    m.knowledge_count_changed({ count: changed }),
    m.knowledge_count_removed({ count: removed }),
    m.knowledge_count_same({ count: same }),
  ].join(' · ');
}
