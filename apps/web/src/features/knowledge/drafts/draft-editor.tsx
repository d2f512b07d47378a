import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { draftFindingText } from '@udaya/contract/draft-findings';
import type { Draft } from '@udaya/contract/drafts';
import { type DraftFinding, lintDraft } from '@udaya/core/drafts/lint-draft';
import { isTag } from '@udaya/core/knowledge/traits';
import { textLimits } from '@udaya/core/knowledge/version-words';
import * as m from '@udaya/messages';
import { useDeferredValue } from 'react';
import { FindingList } from '../finding-list.tsx';
import classes from './drafts.module.css';
import type { DraftDecisions } from './use-draft-decisions.ts';

interface Props {
  draft: Draft;
  name: string;
  decisions: DraftDecisions;
}

/** A draft beside its original, to be mended, read and approved. */
export function DraftEditor({ draft, name, decisions }: Props) {
  const typed = decisions.typedOf(draft);
  const { source, lang } = draft;
  const isTitled = draft.kind === 'language' && source?.title !== '';
  return (
    <>
      <div className={classes.columns}>
        <div className={classes.original}>
          <h4>{m.draft_original()}</h4>
          {source ? (
            <div lang="en">
              {source.title !== '' && <strong>{source.title}</strong>}
              <p>{source.text}</p>
            </div>
          ) : (
            <p className={classes.small}>{m.draft_original_none()}</p>
          )}
        </div>
        <div className={classes.side}>
          {isTitled && (
            <TextInput
              label={m.knowledge_field_title()}
              lang={lang}
              maxLength={textLimits.title}
              autoComplete="off"
              value={typed.title}
              error={decisions.errorOf(draft, 'title')}
              onChange={({ currentTarget: { value } }) => decisions.type(draft, { title: value })}
            />
          )}
          <Textarea
            label={m.draft_drafted()}
            description={m.knowledge_field_count({ count: typed.text.length, max: textLimits.description })}
            lang={lang}
            autosize
            minRows={4}
            maxRows={20}
            maxLength={textLimits.description}
            value={typed.text}
            error={decisions.errorOf(draft, 'text')}
            onChange={({ currentTarget: { value } }) => decisions.type(draft, { text: value })}
          />
          <Findings draft={draft} name={name} title={typed.title} text={typed.text} />
        </div>
      </div>
      <Checkbox
        label={m.draft_read()}
        aria-label={m.draft_read_of({ name })}
        checked={typed.read}
        error={decisions.errorOf(draft, 'read')}
        onChange={({ currentTarget: { checked } }) => decisions.type(draft, { read: checked })}
      />
    </>
  );
}

/** What the checklist says of the draft as it is typed; what only the server knows stays as long as nothing is changed. */
function Findings({ draft, name, title, text }: { draft: Draft; name: string; title: string; text: string }) {
  const read = useDeferredValue({ title, text });
  const findings = findingsOf(draft, read);
  return (
    <FindingList
      label={m.draft_findings_of({ name })}
      none={m.draft_findings_none()}
      findings={findings.map((finding) => ({
        key: `${finding.field} ${finding.rule} ${finding.words}`,
        refused: finding.refused,
        words: wordsOf(finding),
      }))}
    />
  );
}

function findingsOf(draft: Draft, typed: { title: string; text: string }): DraftFinding[] {
  if (typed.text === draft.text && typed.title === draft.title) return draft.findings;
  if (typed.text.trim() === '') return [];
  const source = draft.source && { ...draft.source, tags: draft.source.tags.filter(isTag) };
  return lintDraft(draft, typed, { source: source ?? undefined });
}

const wordsOf = (finding: DraftFinding) =>
  draftFindingText(
    finding.rule === 'script'
      ? { ...finding, words: m.draft_language({ lang: finding.words as Draft['lang'] }) }
      : finding,
  );
