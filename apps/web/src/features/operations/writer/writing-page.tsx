import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { WritingDetail } from '@udaya/contract/writing';
import * as m from '@udaya/messages';
import { AccountName } from '../../../shell/account-name.tsx';
import { QueryView } from '../../../shell/query-view.tsx';
import { DetailsList } from '../../../ui/details-list.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { showMilliseconds } from '../count-words.ts';
import { OperationsFrame } from '../operations-frame.tsx';
import { writingQuery } from './writer-queries.ts';
import { modeWords, reasonWords, ruleWords, showCost, showNumber, stateWords } from './writer-words.ts';
import classes from './writing-page.module.css';

/** One attempt to have a report worded: what became of it, what the model answered, and which of its sentences did not pass. */
export function WritingPage({ id }: { id: string }) {
  const query = useQuery(writingQuery(id));
  return (
    <OperationsFrame
      title={m.writer_writing()}
      lead={m.writer_writing_lead()}
      actions={
        <Anchor renderRoot={(props) => <Link {...props} to="/product/operations/writer" />}>
          {m.writer_back()}
        </Anchor>
      }
    >
      <QueryView query={query} surface skeleton="26rem">
        {(writing) => (
          <>
            <Outcome writing={writing} />
            <Rejected sentences={writing.rejectedSentences} />
            <Answers answers={writing.answers} />
          </>
        )}
      </QueryView>
    </OperationsFrame>
  );
}

function Outcome({ writing }: { writing: WritingDetail }) {
  const { state, reason, worded, kept, cost, tookMs, askedBy, endedDate, mode } = writing;
  const { tone, words } = stateWords[state];
  const isKnown = mode === 'frame' || mode === 'full';
  return (
    <SectionPanel title={m.writer_outcome()}>
      <div>
        <StatusBadge tone={tone}>{words()}</StatusBadge>
      </div>
      <DetailsList
        items={[
          { term: m.writer_why(), value: reason && reasonWords(reason) },
          {
            term: m.writer_report(),
            value: (
              <Anchor
                className={classes.id}
                renderRoot={(props) => (
                  <Link {...props} to="/users-birthchart/$id" params={{ id: writing.reportId }} />
                )}
              >
                {writing.reportId}
              </Anchor>
            ),
          },
          {
            term: m.writer_version(),
            value:
              writing.version === null
                ? m.writer_from_version({ version: writing.baseVersion })
                : m.writer_versions({ from: writing.baseVersion, to: writing.version }),
          },
          {
            term: m.writer_asked_by(),
            value: askedBy ? <AccountName account={askedBy} /> : m.writer_with_making(),
          },
          {
            term: m.writer_places(),
            value:
              worded + kept === 0
                ? ''
                : m.writer_worded_of({ worded: showNumber(worded), all: showNumber(worded + kept) }),
          },
          { term: m.writer_model_name(), value: writing.model },
          { term: m.operations_provider(), value: writing.provider },
          { term: m.writer_mode(), value: isKnown ? modeWords[mode]() : mode },
          { term: m.writer_prompt(), value: writing.promptVersion },
          { term: m.writer_checks(), value: writing.checksVersion },
          {
            term: m.writer_request_hash(),
            value: writing.requestHash && <span className={classes.id}>{writing.requestHash}</span>,
          },
          {
            term: m.writer_tokens(),
            value: m.writer_tokens_value({
              input: showNumber(writing.inputTokens),
              cached: showNumber(writing.cachedTokens),
              output: showNumber(writing.outputTokens),
            }),
          },
          { term: m.writer_cost(), value: cost === null ? '' : showCost(cost) },
          { term: m.writer_took(), value: tookMs === null ? '' : showMilliseconds(tookMs) },
          { term: m.writer_begun(), value: <Timestamp instant={writing.createdDate} /> },
          { term: m.writer_ended(), value: endedDate && <Timestamp instant={endedDate} /> },
        ]}
      />
    </SectionPanel>
  );
}

function Rejected({ sentences }: { sentences: WritingDetail['rejectedSentences'] }) {
  if (sentences.length === 0) return null;
  return (
    <SectionPanel title={m.writer_rejected()} lead={m.writer_rejected_lead()}>
      <ol className={classes.sentences}>
        {sentences.map(({ slot, text, errors }) => (
          <li key={`${slot} ${text}`}>
            <p className={classes.slot}>{slot}</p>
            <p>{text}</p>
            <ul className={classes.errors}>
              {errors.map(({ rule, words }) => (
                <li key={`${rule} ${words}`}>
                  {words ? m.writer_error({ rule: ruleWords[rule](), words }) : ruleWords[rule]()}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </SectionPanel>
  );
}

function Answers({ answers }: { answers: WritingDetail['answers'] }) {
  if (!answers) {
    return (
      <SectionPanel title={m.writer_answers()}>
        <Text size="sm" c="dimmed">
          {m.writer_answers_none()}
        </Text>
      </SectionPanel>
    );
  }
  return (
    <SectionPanel title={m.writer_answers()} lead={m.writer_answers_lead()}>
      {[answers.prose, answers.plan].filter(Boolean).map((text) => (
        <pre key={text} className={classes.answer}>
          {text}
        </pre>
      ))}
    </SectionPanel>
  );
}
