import { knowledge } from '@udaya/contract/knowledge';
import { versionSources } from '@udaya/core/knowledge/version-words';
import { locales } from '@udaya/core/locale';
import { reportTypes } from '@udaya/core/reports/report-types';
import { languageName } from '@udaya/format/language-name';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { defineList, type SearchOf } from '../../shell/data-list/define-list.ts';
import { knowledgeKey } from './knowledge-queries.ts';

/** The versions of all knowledge bases, as the address asks for them. */
export const versionList = defineList(knowledge.listVersions, {
  key: [...knowledgeKey, 'versions'],
  filters: [
    {
      kind: 'select',
      name: 'type',
      asks: 'reportType',
      label: m.knowledge_report_type,
      options: () => reportTypes.map((value) => ({ value, label: m.knowledge_type({ type: value }) })),
    },
    {
      kind: 'select',
      name: 'language',
      asks: 'lang',
      label: m.knowledge_language,
      options: () => locales.map((value) => ({ value, label: languageName(value, getLocale()) })),
    },
    {
      kind: 'select',
      name: 'source',
      label: m.knowledge_source_label,
      options: () =>
        versionSources.map((source) => ({ value: source, label: m.knowledge_source({ source }) })),
    },
  ],
});

/** What the address of the list carries. */
export type VersionListSearch = SearchOf<typeof versionList>;
