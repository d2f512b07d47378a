import { Text, Title } from '@mantine/core';
import type { WriterModel } from '@udaya/contract/models';
import { formatDuration } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { type ReactNode, useId } from 'react';
import { DetailsList } from '../../../ui/details-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type BadgeTone, StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { showMilliseconds } from '../count-words.ts';
import classes from '../providers/providers-page.module.css';
import { jsonWords, modeWords, reasonWords, showCost, showNumber } from './writer-words.ts';

interface CardProps {
  title: string;
  badge?: ReactNode;
  facts: readonly (readonly [term: string, value: ReactNode])[];
  note?: string | undefined;
}

function Card({ title, badge, facts, note }: CardProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id} className={classes.card}>
      <div className={classes.head}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {badge}
      </div>
      <DetailsList items={facts.map(([term, value]) => ({ term, value }))} />
      {note && <Text size="sm">{note}</Text>}
    </Panel>
  );
}

const at = (instant: string | null) =>
  instant ? <Timestamp instant={instant} /> : m.operations_none_known();
const orUnsaid = (words: string) => words || m.writer_unsaid();

/** The model and how it is set, how its calls go, and what is said of it to readers. */
export function ModelCards({ model }: { model: WriterModel }) {
  const { p50Ms, p95Ms, prices, json } = model;
  const { tone, words } = healthOf(model);
  return (
    <div className={classes.cards}>
      <Card
        title={m.writer_model()}
        facts={[
          [m.writer_model_name(), model.model],
          [m.operations_provider(), model.provider],
          [m.writer_host(), model.host],
          [m.writer_key(), model.hasKey ? m.writer_key_set() : m.writer_key_none()],
          [m.writer_mode(), modeWords[model.mode]()],
          [m.writer_timeout(), formatDuration(Math.round(model.timeoutMs / 1000), getLocale())],
          [m.writer_json(), json ? jsonWords[json]() : m.writer_json_unknown()],
          [
            m.writer_prices(),
            prices
              ? m.writer_prices_value({
                  input: showCost(prices.input),
                  cached: showCost(prices.cached),
                  output: showCost(prices.output),
                })
              : m.writer_prices_none(),
          ],
        ]}
        note={m.writer_mode_rule()}
      />
      <Card
        title={m.writer_calls()}
        badge={<StatusBadge tone={tone}>{words}</StatusBadge>}
        facts={[
          [m.operations_last_success(), at(model.lastSuccessDate)],
          [m.operations_last_failure(), at(model.lastFailureDate)],
          [m.operations_problem(), model.lastFailure && reasonWords(model.lastFailure)],
          [m.operations_calls(), showNumber(model.calls)],
          [m.operations_p50(), p50Ms === null ? null : showMilliseconds(p50Ms)],
          [m.operations_p95(), p95Ms === null ? null : showMilliseconds(p95Ms)],
        ]}
        note={tone === 'bad' ? m.writer_calls_note() : undefined}
      />
      <Card
        title={m.writer_words()}
        facts={[
          [m.writer_words_name(), orUnsaid(model.name)],
          [m.writer_words_region(), orUnsaid(model.region)],
          [m.writer_words_retention(), orUnsaid(model.retention)],
        ]}
        note={model.region && model.retention ? m.writer_words_note() : m.writer_words_missing()}
      />
    </div>
  );
}

function healthOf({ breaker, calls, lastSuccessDate, lastFailureDate }: WriterModel): {
  tone: BadgeTone;
  words: string;
} {
  if (breaker === 'open') return { tone: 'bad', words: m.writer_health_rests() };
  if (breaker === 'trying') return { tone: 'waiting', words: m.writer_health_tries() };
  if (calls === 0 || (!lastSuccessDate && !lastFailureDate))
    return { tone: 'neutral', words: m.writer_health_unknown() };
  if ((lastFailureDate ?? '') > (lastSuccessDate ?? ''))
    return { tone: 'bad', words: m.writer_health_failed() };
  return { tone: 'good', words: m.writer_health_works() };
}
