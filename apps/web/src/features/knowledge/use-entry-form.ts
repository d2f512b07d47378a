import { useQueryClient } from '@tanstack/react-query';
import { knowledge } from '@udaya/contract/knowledge';
import { findingText } from '@udaya/contract/knowledge-findings';
import type { KnowledgeEntry } from '@udaya/contract/knowledge-schemas';
import { passageKey } from '@udaya/core/knowledge/curated-text';
import { lintEntry } from '@udaya/core/knowledge/lint-entry';
import { call } from '../../api/call.ts';
import { useFormFields } from '../../shell/forms/use-form-fields.ts';
import { useFormSending } from '../../shell/forms/use-form-sending.ts';
import { entryQuery, forgetKnowledge, type Pair } from './knowledge-queries.ts';

/** What is typed of an entry. */
export interface EntryTexts {
  descriptionTitle: string;
  description: string;
}

const textsOf = (entry: KnowledgeEntry | null): EntryTexts => ({
  descriptionTitle: entry?.descriptionTitle ?? '',
  description: entry?.description ?? '',
});

/** The form of an entry: it adds one where there is none. Words that no report may say are refused before anything is sent. */
export function useEntryForm(pair: Pair, entry: KnowledgeEntry | null) {
  'use no memo';
  const client = useQueryClient();
  const fields = useFormFields<Pair & EntryTexts>(knowledge.createEntry.body, {
    initialValues: { ...pair, ...textsOf(entry) },
    order: ['descriptionTitle', 'description'],
    rules: (typed, bySchema) => ({ ...refusalsOf(typed), ...bySchema(typed) }),
  });
  return useFormSending(fields, {
    inputOf: (typed) => typed,
    send: (typed: Pair & EntryTexts) =>
      entry
        ? call(knowledge.changeEntry, { body: { ...typed, seen: entry.textVersion.id } })
        : call(knowledge.createEntry, { body: typed }),
    onDone: async () => {
      await forgetKnowledge(client);
      const stored = { ...pair, ...textsOf(client.getQueryData(entryQuery(pair).queryKey)?.entry ?? null) };
      fields.form.setInitialValues(stored);
      fields.form.setValues(stored);
    },
    // Somebody else may have written meanwhile: what stands there now is shown, and what was typed stays.
    onFailed: () => forgetKnowledge(client),
  });
}

/** What the checklist refuses, by its field. */
function refusalsOf({
  reportType,
  planet,
  position,
  descriptionTitle,
  description,
}: Pair & EntryTexts): Partial<EntryTexts> {
  const refused = lintEntry(reportType, {
    key: passageKey(planet, position),
    ageBand: '',
    title: descriptionTitle,
    text: description,
  }).filter((finding) => finding.refused);
  // The first one of a field counts, as everywhere.
  return Object.fromEntries(refused.toReversed().map((finding) => [finding.field, findingText(finding)]));
}
