import { useQueryClient } from '@tanstack/react-query';
import { knowledge } from '@udaya/contract/knowledge';
import { findingText } from '@udaya/contract/knowledge-findings';
import type { KnowledgeTemplateText } from '@udaya/contract/knowledge-schemas';
import type { RowAgeBand } from '@udaya/core/knowledge/age-band';
import { lintEntry } from '@udaya/core/knowledge/lint-entry';
import { slotOf } from '@udaya/core/knowledge/passage-keys';
import { tagsIn, wrongTags } from '@udaya/core/knowledge/upload-cells';
import type { Locale } from '@udaya/core/locale';
import { strayPlaceholders } from '@udaya/core/reports/fill-name';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { call } from '../../api/call.ts';
import { useFormFields } from '../../shell/forms/use-form-fields.ts';
import { useFormSending } from '../../shell/forms/use-form-sending.ts';
import { forgetKnowledge } from './knowledge-queries.ts';

/** The place of one text in a knowledge base. */
export interface TextSlot {
  reportType: ReportType;
  lang: Locale;
  key: string;
  ageBand: RowAgeBand;
}

/** An active text, of a passage or of the template. */
export type ActiveText = KnowledgeTemplateText;

/** What is typed of a text. */
export interface TypedText {
  descriptionTitle: string;
  description: string;
  /** As a file has them: `+pace -risk`. */
  tags: string;
  /** Whether whoever saves it has read it against the checklist. */
  reviewed: boolean;
}

const typedOf = (text: ActiveText | undefined): TypedText => ({
  descriptionTitle: text?.descriptionTitle ?? '',
  description: text?.description ?? '',
  tags: text?.tags.join(' ') ?? '',
  reviewed: text?.reviewed !== '',
});

/** The form of a text: it adds one where there is none. Words that no report may say are refused before anything is sent. */
export function useTextForm(slot: TextSlot, stored: ActiveText | undefined) {
  'use no memo';
  const client = useQueryClient();
  const place = slotOf(slot);
  const schema = place ? knowledge.createEntry.body : knowledge.changeTemplateText.body;
  const bodyOf = ({ descriptionTitle, description, tags, reviewed }: TypedText) => {
    const { reportType, lang, key, ageBand } = slot;
    const common = { reportType, lang, ageBand, description, tags: tagsIn(tags), reviewed };
    return place ? { ...common, ...place, descriptionTitle } : { ...common, key };
  };
  const fields = useFormFields<TypedText>(schema, {
    initialValues: typedOf(stored),
    order: place ? ['descriptionTitle', 'description', 'tags'] : ['description', 'tags'],
    name: `text-${slot.key.replaceAll(/[ .]/gu, '-')}-${slot.ageBand || 'any'}`,
    rules: (typed, bySchema) => ({ ...refusalsOf(slot, typed), ...bySchema(bodyOf(typed)) }),
  });
  return useFormSending(fields, {
    inputOf: (typed) => typed,
    send: (typed: TypedText) => {
      const { reportType, lang, key, ageBand } = slot;
      const { descriptionTitle, description, tags, reviewed } = typed;
      const common = { reportType, lang, ageBand, description, tags: tagsIn(tags), reviewed };
      const seen = stored?.textVersion.id;
      if (!place) return call(knowledge.changeTemplateText, { body: { ...common, key, seen: seen ?? 0 } });
      const entry = { ...common, ...place, descriptionTitle };
      return stored
        ? call(knowledge.changeEntry, { body: { ...entry, seen } })
        : call(knowledge.createEntry, { body: entry });
    },
    onDone: async (_saved, typed) => {
      await forgetKnowledge(client);
      fields.form.setInitialValues(typed);
      fields.form.setValues(typed);
    },
    // Somebody else may have written meanwhile: what stands there now is shown, and what was typed stays.
    onFailed: () => forgetKnowledge(client),
  });
}

/** What is refused, by its field; the first one of a field counts, as everywhere. */
function refusalsOf(
  { reportType, lang, key, ageBand }: TextSlot,
  { descriptionTitle, description, tags }: TypedText,
): Partial<Record<keyof TypedText, string>> {
  const refused = lintEntry(
    reportType,
    { key, ageBand, title: descriptionTitle, text: description },
    lang,
  ).filter((finding) => finding.refused);
  const [stray] = strayPlaceholders(description);
  const [wrong] = wrongTags(tags);
  return {
    ...(stray === undefined ? {} : { description: m.knowledge_upload_error_placeholder({ value: stray }) }),
    ...Object.fromEntries(refused.toReversed().map((finding) => [finding.field, findingText(finding)])),
    ...(wrong === undefined ? {} : { tags: m.knowledge_upload_error_tag({ value: wrong }) }),
  };
}
