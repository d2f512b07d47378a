import { queryOptions } from '@tanstack/react-query';
import { openings } from '@udaya/contract/report-openings';
import { call } from '../../../api/call.ts';

/** For what a report was opened by product admins, and whether the user has said so. */
export function openingsQuery(id: string) {
  return queryOptions({
    // Not below the reports: nothing that becomes of one asks for it again.
    queryKey: ['report-openings', id],
    queryFn: ({ signal }) => call(openings.list, { params: { id }, signal }),
  });
}
