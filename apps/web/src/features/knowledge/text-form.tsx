import { isPassageKey } from '@udaya/core/knowledge/passage-keys';
import { fillPronouns } from '@udaya/core/reports/fill-name';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { findingText } from '@udaya/contract/knowledge-findings';
import { type EntryFinding, lintEntry } from '@udaya/core/knowledge/lint-entry';
import { fromMonths, traits } from '@udaya/core/knowledge/traits';
import { textLimits } from '@udaya/core/knowledge/version-words';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { useDeferredValue } from 'react';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { UnsavedWarning } from '../../shell/unsaved-warning.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { ReportText } from '../../ui/report-text.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { WordDiff } from '../../ui/word-diff.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import { FindingList } from './finding-list.tsx';
import classes from './text-page.module.css';
import { type ActiveText, type TextSlot, type TypedText, useTextForm } from './use-text-form.ts';

interface Props {
  slot: TextSlot;
  /** The active text; undefined where there is none yet. */
  stored: ActiveText | undefined;
  /** What it is among the texts of its age; empty where it is the only one. */
  name: string;
}

/** Changes a text, or adds it: with what the checklist says, how a reader sees it, and what becomes different. */
export function TextForm({ slot, stored, name }: Props) {
  const form = useTextForm(slot, stored);
  const { form: fields, data, failure, pending } = form;
  const typed = useDeferredValue(fields.values);
  const unsaved = fields.isDirty();
  return (
    <SectionPanel
      title={stored ? m.knowledge_edit() : m.knowledge_add()}
      of={name}
      lead={m.knowledge_edit_lead()}
    >
      <CallForm form={form} className={classes.form}>
        <div className={classes.columns}>
          <div className={classes.fields}>
            {isPassageKey(slot.key) && (
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
            )}
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
            <TextInput
              label={m.knowledge_text_field_tags()}
              description={m.knowledge_text_field_tags_hint({
                traits: traits.join(', '),
                months: fromMonths.join(', '),
              })}
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              {...fields.getInputProps('tags')}
            />
            <Checkbox
              label={m.knowledge_text_field_reviewed()}
              description={m.knowledge_text_field_reviewed_hint()}
              {...fields.getInputProps('reviewed', { type: 'checkbox' })}
            />
            <Findings slot={slot} typed={typed} />
          </div>
          <Preview slot={slot} typed={typed} lang={stored?.lang ?? getLocale()} />
        </div>
        {stored && unsaved && <Difference stored={stored} typed={typed} />}
        <div className={classes.fields}>
          <MessageLine tone="error" text={failure.text} detail={failure.detail} />
          <MessageLine
            tone={data?.saved ? 'success' : 'info'}
            text={unsaved ? undefined : data?.message}
            detail={data?.notes.join(' ') || undefined}
          />
          <div className={classes.end}>
            <WorkingButton type="submit" working={pending}>
              {stored ? m.knowledge_save() : m.knowledge_add_save()}
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
function Findings({ slot: { reportType, key, ageBand }, typed }: { slot: TextSlot; typed: TypedText }) {
  const { descriptionTitle: title, description } = typed;
  const findings =
    description.trim() === '' ? [] : lintEntry(reportType, { key, ageBand, title, text: description });
  if (findings.length === 0) return null;
  return (
    <FindingList
      label={m.knowledge_findings()}
      findings={findings.map((finding) => ({
        key: `${finding.field} ${finding.rule} ${finding.subject}`,
        refused: finding.refused,
        words: wordsOf(finding),
      }))}
    />
  );
}

const wordsOf = (finding: EntryFinding) =>
  `${finding.field === 'descriptionTitle' ? m.knowledge_field_title() : m.knowledge_field_text()}: ${findingText(finding)}`;

/** The text as a reader of the report sees it. */
function Preview({
  slot: { key },
  typed: { description },
  lang,
}: {
  slot: TextSlot;
  typed: TypedText;
  lang: string;
}) {
  return (
    <div className={classes.side}>
      <div>
        <h3 className={classes.subtitle}>{m.knowledge_preview()}</h3>
        <div className={classes.preview}>
          {description.trim() === '' ? (
            m.knowledge_preview_empty()
          ) : (
            <ReportText lang={lang} text={fillPronouns(description, 'Others')} />
          )}
        </div>
        {isPassageKey(key) && <p className={classes.small}>{m.knowledge_preview_note()}</p>}
      </div>
    </div>
  );
}

/** What saving would make different. */
function Difference({ stored, typed }: { stored: ActiveText; typed: TypedText }) {
  const titles = [m.knowledge_stored(), m.knowledge_typed()] as const;
  const isTitleOther = stored.descriptionTitle !== typed.descriptionTitle;
  return (
    <div className={classes.diff}>
      <h3 className={classes.subtitle}>{m.knowledge_difference()}</h3>
      {isTitleOther && (
        <WordDiff
          before={stored.descriptionTitle}
          after={typed.descriptionTitle}
          titles={[m.knowledge_title_of({ which: titles[0] }), m.knowledge_title_of({ which: titles[1] })]}
        />
      )}
      {stored.description !== typed.description && (
        <WordDiff before={stored.description} after={typed.description} titles={titles} />
      )}
    </div>
  );
}
