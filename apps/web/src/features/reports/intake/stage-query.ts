import { queryOptions } from '@tanstack/react-query';
import { groupBirths } from '@udaya/contract/group-births';
import { call } from '../../../api/call.ts';
import { paceOfWriting, reportsKey } from '../record/report-queries.ts';

/** How far the writing of an own report has come; asked again until it is ready. */
export function stageQuery(id: string) {
  return queryOptions({
    queryKey: [...reportsKey, 'stage', id],
    queryFn: ({ signal }) => call(groupBirths.readStage, { params: { id }, signal }),
    refetchInterval: ({ state }) => paceOfWriting(state.data, state.dataUpdateCount),
  });
}
