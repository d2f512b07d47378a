import { queryOptions } from '@tanstack/react-query';
import { drafts } from '@udaya/contract/drafts';
import type { ReportType } from '@udaya/core/reports/report-types';
import { call } from '../../../api/call.ts';
import { knowledgeKey } from '../knowledge-queries.ts';

/** A knowledge base, or one key of it. */
export interface DraftsOf {
  reportType: ReportType;
  key?: string | undefined;
}

/** How soon the page looks again while the model is at work, in milliseconds. */
const askAgain = 2_000;

/** What is missing, and about what drafts of it would cost. */
export function missingQuery(of: DraftsOf) {
  return queryOptions({
    queryKey: [...knowledgeKey, 'missing', of.reportType, of.key],
    queryFn: ({ signal }) => call(drafts.readMissing, { query: { ...of }, signal }),
  });
}

/** The drafts that nobody has decided on. */
export function draftsQuery(of: DraftsOf) {
  return queryOptions({
    queryKey: [...knowledgeKey, 'drafts', of.reportType, of.key],
    queryFn: ({ signal }) => call(drafts.list, { query: { ...of }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.drafts.some((draft) => draft.state === 'drafting') ? askAgain : false,
  });
}
