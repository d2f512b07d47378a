import { Button, Loader } from '@mantine/core';
import type { Draft } from '@udaya/contract/drafts';
import * as m from '@udaya/messages';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type BadgeTone, StatusBadge } from '../../../ui/status-badge.tsx';
import { WordDiff } from '../../../ui/word-diff.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { textName } from '../knowledge-words.ts';
import { madeWords } from './draft-costs.ts';
import { DraftEditor } from './draft-editor.tsx';
import classes from './drafts.module.css';
import type { DraftDecisions } from './use-draft-decisions.ts';

const tones: Record<Draft['state'], BadgeTone> = {
  drafting: 'waiting',
  ready: 'neutral',
  failed: 'bad',
  approved: 'good',
  rejected: 'neutral',
  outdated: 'bad',
};

interface Props {
  draft: Draft;
  decisions: DraftDecisions;
}

/** One draft: beside its original as long as it can be approved, else with what became of it and the way on. */
export function DraftCard({ draft, decisions }: Props) {
  const id = useId();
  const [asked, setAsked] = useState<'reject' | 'again'>();
  const { state, lang } = draft;
  const name = textName(draft);
  const full = lang === 'en' ? name : m.draft_name({ name, lang: m.draft_language({ lang }) });
  const mayAgain = state !== 'drafting' && draft.now?.what !== 'place';
  const isFailed = state === 'failed';
  const again = () => (isFailed ? decisions.decide(draft, true) : setAsked('again'));
  const approve = () => {
    if (decisions.typedOf(draft).read) decisions.approve([draft]);
    else decisions.askToRead(draft, m.draft_read_first());
  };
  return (
    <li>
      <article className={classes.draft} aria-labelledby={id}>
        <div className={classes.head}>
          <h3 id={id} className={classes.name}>
            {full}
          </h3>
          <StatusBadge tone={tones[state]}>{m.draft_state({ state })}</StatusBadge>
          {decisions.isTyped(draft) && <StatusBadge tone="gift">{m.draft_mended()}</StatusBadge>}
        </div>
        <p className={classes.small}>{aboutOf(draft)}</p>
        {state === 'drafting' && (
          <p className={classes.small}>
            <Loader size={14} aria-hidden="true" /> {m.draft_underway()}
          </p>
        )}
        {isFailed && draft.failure && <p>{m.draft_failure_words({ failure: draft.failure })}</p>}
        {state === 'outdated' && <Outdated draft={draft} />}
        {state === 'ready' && <DraftEditor draft={draft} name={full} decisions={decisions} />}
        <div className={classes.end}>
          {state === 'ready' && (
            <WorkingButton
              working={decisions.working}
              aria-label={m.draft_approve_of({ name: full })}
              onClick={approve}
            >
              {m.draft_approve()}
            </WorkingButton>
          )}
          {mayAgain && (
            <Button
              variant="default"
              aria-label={isFailed ? m.draft_try_again_of({ name: full }) : m.draft_again_of({ name: full })}
              onClick={again}
            >
              {isFailed ? m.draft_try_again() : m.draft_again()}
            </Button>
          )}
          <Button
            variant="subtle"
            aria-label={m.draft_reject_of({ name: full })}
            onClick={() => setAsked('reject')}
          >
            {m.draft_reject()}
          </Button>
        </div>
        <ConfirmDialog
          opened={asked !== undefined}
          title={asked === 'again' ? m.draft_again_title() : m.draft_reject_title()}
          text={asked === 'again' ? m.draft_again_text() : m.draft_reject_text()}
          keep={m.draft_reject_keep()}
          confirm={asked === 'again' ? m.draft_again() : m.draft_reject()}
          working={decisions.working}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            decisions.decide(draft, asked === 'again');
            setAsked(undefined);
          }}
        />
      </article>
    </li>
  );
}

/** Where it comes from, what it cost, and who asked for it. */
function aboutOf(draft: Draft): string {
  const by = draft.askedBy === '' ? [] : [m.draft_asked_by({ name: draft.askedBy })];
  const from = draft.fromBank ? m.draft_from_bank() : draft.tokens > 0 ? madeWords(draft) : draft.model;
  return [from, ...by].join(' · ');
}

/** What it was made from then and now, or what somebody has written in its place. */
function Outdated({ draft: { now, source, text } }: { draft: Draft }) {
  if (!now) return null;
  const isSource = now.what === 'source';
  return (
    <>
      <p>{isSource ? m.draft_outdated_source() : m.draft_outdated_place()}</p>
      <WordDiff
        before={isSource ? (source?.text ?? '') : text}
        after={now.text}
        titles={[isSource ? m.draft_source_then() : m.draft_drafted(), m.draft_source_now()]}
      />
    </>
  );
}
