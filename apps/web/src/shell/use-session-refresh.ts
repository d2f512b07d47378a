import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sessions } from '@udaya/contract/sessions';
import { call } from '../api/call.ts';
import { sessionStore } from '../api/session-store.ts';
import { settingsMutationKey } from './use-settings.ts';

/** Asks the server once a visit who is logged in: settings may have been changed elsewhere, the session may be over. */
export function useSessionRefresh(): void {
  const queryClient = useQueryClient();
  useQuery({
    queryKey: ['session'],
    queryFn: async ({ signal }) => {
      const session = await call(sessions.read, { signal });
      const known = sessionStore.current()?.session;
      const choosing = queryClient.isMutating({ mutationKey: settingsMutationKey }) > 0;
      sessionStore.update(choosing && known ? { ...session, settings: known.settings } : session);
      return session;
    },
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: true,
  });
}
