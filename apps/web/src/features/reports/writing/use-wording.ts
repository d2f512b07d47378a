import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReportDetail } from '@udaya/contract/reports';
import { useEffect, useRef } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { notificationsQuery } from '../../../shell/use-notifications.ts';
import { reportDetailKey } from '../record/report-queries.ts';
import { wordingQuery } from './wording-queries.ts';

/** How the wording of a report stands. Once it is over, the report is asked for what came of it. */
export function useWording({ id, stage, history }: ReportDetail) {
  const { role } = useSession();
  const queryClient = useQueryClient();
  const query = useQuery({
    ...wordingQuery(id),
    enabled: stage === 'ready' && history?.wordable === true,
  });
  const underway = query.data?.underway ?? false;
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !underway) {
      void queryClient.invalidateQueries({ queryKey: reportDetailKey(role, id) });
      void queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey });
    }
    was.current = underway;
  }, [underway, queryClient, role, id]);
  return query;
}
