import { Button, Textarea, TextInput } from '@mantine/core';
import { findingText } from '@udaya/contract/knowledge-findings';
import type { KnowledgeEntry } from '@udaya/contract/knowledge-schemas';
import { passageKey } from '@udaya/core/knowledge/curated-text';
import { type EntryFinding, lintEntry } from '@udaya/core/knowledge/lint-entry';
import { textLimits } from '@udaya/core/knowledge/version-words';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { useDeferredValue } from 'react';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { UnsavedWarning } from '../../shell/unsaved-warning.tsx';
import { IconAlertCircle, IconInfoCircle } from '../../ui/icons.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { ReportText } from '../../ui/report-text.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { WordDiff } from '../../ui/word-diff.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import classes from './entry-page.module.css';
import type { Pair } from './knowledge-queries.ts';
import { type EntryTexts, useEntryForm } from './use-entry-form.ts';

interface Props {
  pair: Pair;
  /** The entry in force; null where there is none yet. */
  entry: KnowledgeEntry | null;
}

/** Changes an entry, or adds it: with what the checklist says, how a reader sees it, and what becomes different. */
export function EntryForm({ pair, entry }: Props) {
  const form = useEntryForm(pair, entry);
  const { form: fields, data, failure, pending } = form;
  const typed = useDeferredValue(fields.values);
  const unsaved = fields.isDirty();
  return (
    <SectionPanel title={entry ? m.knowledge_edit() : m.knowledge_add()} lead={m.knowledge_edit_lead()}>
      <CallForm form={form} className={classes.form}>
        <div className={classes.columns}>
          <div className={classes.fields}>
            <TextInput
              label={m.knowledge_field_title()}
              description={m.knowledge_field_count({
                count: fields.values.descriptionTitle.length,
                max: textLimits.title,
              })}
              required
              maxLength={textLimits.title}
              autoComplete="off"
              {...fields.getInputProps('descriptionTitle')}
            />
            <Textarea
              label={m.knowledge_field_text()}
              description={m.knowledge_field_count({
                count: fields.values.description.length,
                max: textLimits.description,
              })}
              required
              autosize
              minRows={8}
              maxRows={24}
              maxLength={textLimits.description}
              {...fields.getInputProps('description')}
            />
            <Findings pair={pair} typed={typed} />
          </div>
          <Preview typed={typed} lang={entry?.lang ?? getLocale()} />
        </div>
        {entry && unsaved && <Difference entry={entry} typed={typed} />}
        <div className={classes.fields}>
          <MessageLine tone="error" text={failure.text} detail={failure.detail} />
          <MessageLine
            tone={data?.saved ? 'success' : 'info'}
            text={unsaved ? undefined : data?.message}
            detail={data?.notes.join(' ') || undefined}
          />
          <div className={classes.end}>
            <WorkingButton type="submit" working={pending}>
              {entry ? m.knowledge_save() : m.knowledge_add_save()}
            </WorkingButton>
            {unsaved && (
              <Button variant="subtle" onClick={() => fields.reset()}>
                {m.knowledge_discard()}
              </Button>
            )}
          </div>
        </div>
      </CallForm>
      <UnsavedWarning unsaved={unsaved && !pending} />
    </SectionPanel>
  );
}

/** What the checklist says of the text as it is typed: what is refused first. */
function Findings({ pair: { reportType, planet, position }, typed }: { pair: Pair; typed: EntryTexts }) {
  const { descriptionTitle: title, description } = typed;
  const findings =
    description.trim() === ''
      ? []
      : lintEntry(reportType, { key: passageKey(planet, position), ageBand: '', title, text: description });
  if (findings.length === 0) return null;
  return (
    <section aria-label={m.knowledge_findings()}>
      <ul className={classes.findings}>
        {findings.map((finding) => (
          <Finding key={`${finding.field} ${finding.rule} ${finding.subject}`} finding={finding} />
        ))}
      </ul>
    </section>
  );
}

function Finding({ finding }: { finding: EntryFinding }) {
  const Sign = finding.refused ? IconAlertCircle : IconInfoCircle;
  return (
    <li data-refused={finding.refused || undefined}>
      <Sign size={17} stroke={1.8} aria-hidden="true" />
      <span>
        {finding.field === 'descriptionTitle' ? m.knowledge_field_title() : m.knowledge_field_text()}:{' '}
        {findingText(finding)}
      </span>
    </li>
  );
}

/** The text as a reader of the report sees it. */
function Preview({ typed: { description }, lang }: { typed: EntryTexts; lang: string }) {
  return (
    <section className={classes.side} aria-labelledby="entry-preview">
      <div>
        <h3 id="entry-preview" className={classes.subtitle}>
          {m.knowledge_preview()}
        </h3>
        <div className={classes.preview}>
          {description.trim() === '' ? (
            m.knowledge_preview_empty()
          ) : (
            <ReportText lang={lang} text={description} />
          )}
        </div>
        <p className={classes.small}>{m.knowledge_preview_note()}</p>
      </div>
    </section>
  );
}

/** What saving would make different. */
function Difference({ entry, typed }: { entry: KnowledgeEntry; typed: EntryTexts }) {
  const titles = [m.knowledge_stored(), m.knowledge_typed()] as const;
  const isTitleOther = entry.descriptionTitle !== typed.descriptionTitle;
  return (
    <section className={classes.diff} aria-labelledby="entry-difference">
      <h3 id="entry-difference" className={classes.subtitle}>
        {m.knowledge_difference()}
      </h3>
      {isTitleOther && (
        <WordDiff
          before={entry.descriptionTitle}
          after={typed.descriptionTitle}
          titles={[m.knowledge_title_of({ which: titles[0] }), m.knowledge_title_of({ which: titles[1] })]}
        />
      )}
      {entry.description !== typed.description && (
        <WordDiff before={entry.description} after={typed.description} titles={titles} />
      )}
    </section>
  );
}
