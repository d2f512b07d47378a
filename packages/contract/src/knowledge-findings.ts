import type { EntryFinding } from '@udaya/core/knowledge/lint-entry';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';

/** What the checklist finds in a text, as page and server say it: with the words that it found. */
export function findingText({
  rule,
  subject,
  words,
  range,
}: Omit<EntryFinding, 'field' | 'refused'>): string {
  switch (rule) {
    case 'harmful':
      return m.knowledge_finding_harmful({ words, subject: m.knowledge_subject({ subject }) });
    case 'banned':
      return m.knowledge_finding_banned({ words, subject: m.knowledge_subject({ subject }) });
    case 'unsafe':
      return m.knowledge_finding_unsafe({ words, subject: m.knowledge_subject({ subject }) });
    case 'markup':
      return m.knowledge_finding_markup({ words });
    case 'length':
      return m.knowledge_finding_length({
        words: formatNumber(Number(words), getLocale()),
        min: formatNumber(range.min, getLocale()),
        max: formatNumber(range.max, getLocale()),
      });
  }
}
