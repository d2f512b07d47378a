import { queryOptions } from '@tanstack/react-query';
import { reportTrace } from '@udaya/contract/report-trace';
import { call } from '../../../api/call.ts';

/** Where each sentence of a version of a report comes from. */
export function traceQuery(id: string, version: number | undefined) {
  return queryOptions({
    queryKey: ['report-trace', id, version ?? 'shown'],
    queryFn: ({ signal }) =>
      call(reportTrace.read, { params: { id }, query: version ? { version } : {}, signal }),
  });
}
