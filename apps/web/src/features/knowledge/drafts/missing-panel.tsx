import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { drafts, type MissingGroup, type MissingTexts } from '@udaya/contract/drafts';
import { draftGroups, turnedLanguages } from '@udaya/core/drafts/draft-words';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { errorLine } from '../../../api/error-text.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconCircleCheck } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { forgetKnowledge } from '../knowledge-queries.ts';
import { textName } from '../knowledge-words.ts';
import { askWords } from './draft-costs.ts';
import { type DraftsOf, missingQuery } from './draft-queries.ts';
import classes from './drafts.module.css';

/** What is missing, chosen group by group, with what drafts of it cost before they are asked for. */
export function MissingPanel({ of }: { of: DraftsOf }) {
  const query = useQuery(missingQuery(of));
  return (
    <SectionPanel
      title={m.draft_missing_title()}
      lead={of.key === undefined ? m.draft_missing_lead() : m.draft_missing_key_lead()}
    >
      <QueryView
        query={query}
        skeleton="9rem"
        isEmpty={({ groups }) => groups.length === 0}
        empty={
          <EmptyState
            icon={<IconCircleCheck size={28} stroke={1.6} />}
            title={m.draft_missing_none()}
            text={m.draft_missing_none_text()}
          />
        }
      >
        {(missing) => <Choice missing={missing} of={of} />}
      </QueryView>
    </SectionPanel>
  );
}

const isTurned = (group: MissingGroup['group']) => turnedLanguages.some((lang) => lang === group);

function Choice({ missing: { model, groups }, of }: { missing: MissingTexts; of: DraftsOf }) {
  const client = useQueryClient();
  // What English reports lack comes first; other languages are chosen by whoever wants them.
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(draftGroups.filter(isTurned)));
  const chosen = groups.filter(({ group }) => !left.has(group));
  const asking = useMutation({
    mutationFn: () => {
      const { reportType, key } = of;
      const what =
        key === undefined
          ? { groups: chosen.map(({ group }) => group) }
          : { places: chosen.flatMap(({ places }) => places) };
      return call(drafts.request, { body: { reportType, ...what } });
    },
    onSettled: () => forgetKnowledge(client),
  });
  const total = {
    count: sum(chosen, ({ next }) => next),
    tokens: sum(chosen, ({ tokens }) => tokens),
    cost: chosen.some(({ cost }) => cost === null) ? null : sum(chosen, ({ cost }) => cost ?? 0),
  };
  const { text, detail } = errorLine(asking.error);
  return (
    <>
      {!model && <MessageLine text={m.draft_no_model()} detail={m.draft_no_model_how()} />}
      <ul className={classes.groups}>
        {groups.map((one) => (
          <li key={one.group}>
            <Checkbox
              label={m.draft_group({ group: one.group })}
              description={countWords(one)}
              disabled={!model}
              checked={!left.has(one.group)}
              onChange={({ currentTarget: { checked } }) =>
                setLeft(
                  new Set([...left].filter((name) => name !== one.group).concat(checked ? [] : [one.group])),
                )
              }
            />
            <details className={classes.places}>
              <summary>{m.draft_missing_show()}</summary>
              <ul>
                {one.places.map(({ key, ageBand }) => (
                  <li key={`${key} ${ageBand}`}>{textName({ key, ageBand })}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      <MessageLine tone="error" text={text} detail={detail} />
      <MessageLine tone="success" text={asking.data?.message} />
      {model && (
        <div className={classes.end}>
          <WorkingButton
            working={asking.isPending}
            disabled={total.count === 0}
            onClick={() => asking.mutate()}
          >
            {total.count === 0 ? m.draft_ask_choose() : askWords(total)}
          </WorkingButton>
          <p className={classes.small}>{m.draft_model({ model: model.name, provider: model.provider })}</p>
        </div>
      )}
    </>
  );
}

function sum(groups: readonly MissingGroup[], of: (group: MissingGroup) => number): number {
  return groups.reduce((all, group) => all + of(group), 0);
}

function countWords({ count, next, known }: MissingGroup): string {
  const shown = (number: number) => formatNumber(number, getLocale());
  const all =
    next < count
      ? m.draft_missing_first({ count: shown(count), next: shown(next) })
      : m.draft_missing_count({ count });
  return known > 0 ? `${all}; ${m.draft_missing_known({ count: known })}` : all;
}
