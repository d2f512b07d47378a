import { useIdle } from '@mantine/hooks';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notifications } from '@udaya/contract/notifications';
import { call } from '../api/call.ts';

const idleAfter = 10 * 60_000;
const askEvery = 30_000;

/** The latest notifications; pages that expect one (a report in the making) may invalidate it. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => call(notifications.list, { signal }),
});

/** The feed of the bell, asked again every half minute while somebody is there. */
export function useNotifications() {
  // Asking keeps the session alive on the server: a page that nobody looks at must not.
  const away = useIdle(idleAfter, { initialState: false });
  return useQuery({ ...notificationsQuery, refetchInterval: away ? false : askEvery });
}

/** Marks notifications read: those of the ids, or all. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[] | undefined) => call(notifications.markRead, { body: ids ? { ids } : {} }),
    onSuccess: (list) => queryClient.setQueryData(notificationsQuery.queryKey, list),
  });
}
