import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { groupConsents } from '@udaya/contract/group-consents';
import { groupData } from '@udaya/contract/group-data';
import { call } from '../../api/call.ts';

/** All that is known of a group's data lies under this key. */
export const groupDataKey = ['group-data'] as const;

/** One consent with its whole wording. */
export function consentQuery(id: string) {
  return queryOptions({
    queryKey: [...groupDataKey, 'consent', id],
    queryFn: ({ signal }) => call(groupConsents.read, { params: { id }, signal }),
  });
}

/** What is held under one report. */
export function heldReportQuery(id: string) {
  return queryOptions({
    queryKey: [...groupDataKey, 'report', id],
    queryFn: ({ signal }) => call(groupData.readReport, { params: { id }, signal }),
  });
}

/** Who answers for the data, and how long it is kept. */
export const dutyQuery = queryOptions({
  queryKey: [...groupDataKey, 'duty'],
  queryFn: ({ signal }) => call(groupData.readDuty, { signal }),
});

/** What a retention of so many months would come to. */
export function retentionQuery(months: number) {
  return queryOptions({
    queryKey: [...groupDataKey, 'retention', months],
    queryFn: ({ signal }) => call(groupData.previewRetention, { query: { months }, signal }),
  });
}

/** Something was withdrawn, opened again or erased: what lists and logs say is old. */
export async function forgetGroupData(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({
    queryKey: groupDataKey,
    predicate: ({ queryKey }) => queryKey[1] !== 'duty',
  });
}
