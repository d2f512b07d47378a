import { versionSources } from '@udaya/core/knowledge/version-words';
import { reportTypes } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import {
  type ListDefinition,
  listSearch,
  type SearchOf,
  usualSize,
} from '../../shell/data-list/list-search.ts';

/** The versions of all knowledge bases, as the address asks for them. */
export const versionList = {
  filters: [
    {
      kind: 'select',
      name: 'type',
      label: m.knowledge_report_type,
      options: () => reportTypes.map((value) => ({ value, label: m.knowledge_type({ type: value }) })),
    },
    {
      kind: 'select',
      name: 'source',
      label: m.knowledge_source_label,
      options: () =>
        versionSources.map((source) => ({ value: source, label: m.knowledge_source({ source }) })),
    },
  ],
  sorts: ['created'],
} as const satisfies ListDefinition<'type' | 'source'>;

/** What the address of the list carries. */
export type VersionListSearch = SearchOf<typeof versionList>;

/** What the server is asked for an address. */
export function versionsQuestionOf({
  page = 1,
  size = usualSize,
  sort = 'desc',
  type,
  source,
}: VersionListSearch) {
  return {
    page,
    size,
    sort,
    reportType: reportTypes.find((one) => one === type),
    source: versionSources.find((one) => one === source),
  };
}

/** Reads the address of the list. */
export const readVersionSearch = listSearch(versionList);
