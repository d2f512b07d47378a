import type { DraftFinding } from '@udaya/core/drafts/lint-draft';
import * as m from '@udaya/messages';
import { findingText } from './knowledge-findings.ts';

/** What is found in a draft, as page and server say it. */
export function draftFindingText(finding: Omit<DraftFinding, 'field' | 'refused'>): string {
  const { rule, words } = finding;
  switch (rule) {
    case 'harmful':
    case 'banned':
    case 'unsafe':
    case 'markup':
    case 'length':
      return findingText({ ...finding, rule });
    case 'placeholder':
      return m.knowledge_upload_error_placeholder({ value: words });
    case 'name':
      return m.draft_finding_name({ name: words });
    case 'script':
      return m.draft_finding_script({ lang: words });
    case 'addresses':
      return m.draft_finding_addresses({ words });
    case 'repeated':
      return m.draft_finding_repeated({ words });
  }
}
