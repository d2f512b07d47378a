import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { knowledge } from '@udaya/contract/knowledge';
import { type Planet, type Position, planets, positions } from '@udaya/core/knowledge/passage';
import { templateKindOf } from '@udaya/core/knowledge/text-keys';
import type { Locale } from '@udaya/core/locale';
import { type ReportType, reportTypes } from '@udaya/core/reports/report-types';
import { call } from '../../api/call.ts';

/** All that is known of the knowledge bases lies under this key. */
export const knowledgeKey = ['knowledge'] as const;

/** A planet in a position of a report type. */
export interface Pair {
  reportType: ReportType;
  planet: Planet;
  position: Position;
}

/** The report type that an address names; undefined where there is no such one. */
export const reportTypeNamed = (name: string): ReportType | undefined =>
  reportTypes.find((one) => one === name);

/** The pair that an address names; undefined where there is no such one. */
export function pairOf(named: { type: string; planet: string; position: string }): Pair | undefined {
  const reportType = reportTypes.find((one) => one === named.type);
  const planet = planets.find((one) => one === named.planet);
  const position = positions.find((one) => String(one) === named.position);
  return reportType && planet && position && { reportType, planet, position };
}

/** The key of the template that an address names; undefined where there is no such one. */
export function templateOf(named: {
  type: string;
  key: string;
}): { reportType: ReportType; key: string } | undefined {
  const reportType = reportTypes.find((one) => one === named.type);
  return reportType && templateKindOf(named.key) ? { reportType, key: named.key } : undefined;
}

/** What each planet and position of a report type has. */
export function coverageQuery(reportType: ReportType, lang: Locale) {
  return queryOptions({
    queryKey: [...knowledgeKey, 'coverage', reportType, lang],
    queryFn: ({ signal }) => call(knowledge.readCoverage, { query: { reportType, lang }, signal }),
  });
}

/** The entries of a report type that hold all of the words. */
export function searchQuery(reportType: ReportType, lang: Locale, words: string) {
  return queryOptions({
    queryKey: [...knowledgeKey, 'search', reportType, lang, words],
    queryFn: ({ signal }) => call(knowledge.search, { query: { reportType, lang, words }, signal }),
  });
}

/** The entry of a planet in a position; null within where there is none. */
export function entryQuery({ reportType, planet, position }: Pair, lang: Locale) {
  return queryOptions({
    queryKey: [...knowledgeKey, 'entry', reportType, lang, planet, position],
    queryFn: ({ signal }) =>
      call(knowledge.readEntry, { query: { reportType, lang, planet, position }, signal }),
  });
}

/** The texts under a key of the template. */
export function templateTextsQuery(
  { reportType, key }: { reportType: ReportType; key: string },
  lang: Locale,
) {
  return queryOptions({
    queryKey: [...knowledgeKey, 'frame', reportType, lang, key],
    queryFn: ({ signal }) => call(knowledge.readTemplateTexts, { query: { reportType, lang, key }, signal }),
  });
}

/** What the product offers beside own texts. */
export const offersQuery = queryOptions({
  queryKey: [...knowledgeKey, 'offers'],
  queryFn: ({ signal }) => call(knowledge.readOffers, { signal }),
});

/** The latest versions of a report type, to choose one from. */
export function latestVersionsQuery(reportType: ReportType) {
  return queryOptions({
    queryKey: [...knowledgeKey, 'versions', 'latest', reportType],
    queryFn: ({ signal }) => call(knowledge.listVersions, { query: { reportType, size: 100 }, signal }),
  });
}

/** One version. */
export function versionQuery(id: number) {
  return queryOptions({
    queryKey: [...knowledgeKey, 'version', id],
    queryFn: ({ signal }) => call(knowledge.readVersion, { params: { id }, signal }),
  });
}

/** What a version changed against the one before it, or against another one. */
export function comparisonQuery(id: number, other: number | undefined) {
  return queryOptions({
    queryKey: [...knowledgeKey, 'comparison', id, other],
    queryFn: ({ signal }) =>
      call(knowledge.compareVersions, { params: { id }, query: { with: other }, signal }),
  });
}

/** Asks again for all that is shown of the knowledge bases; for whenever one of them was changed, here or by somebody else. */
export function forgetKnowledge(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: knowledgeKey });
}
