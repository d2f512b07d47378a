import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type LayoutSettings, sessions } from '@udaya/contract/sessions';
import { changeSettings } from '@udaya/core/identity/interface-settings';
import { call } from '../api/call.ts';
import { sessionStore } from '../api/session-store.ts';
import { useSession } from '../api/use-session.ts';

export const settingsMutationKey = ['settings'] as const;

const apply = (settings: LayoutSettings) => {
  const session = sessionStore.current()?.session;
  if (session) sessionStore.update({ ...session, settings });
};

/** The user's settings and the way to change them: applied at once, kept by the server, taken back if that fails. */
export function useSettings() {
  const { settings } = useSession();
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationKey: settingsMutationKey,
    // One after the other, so that the last wish is the one that stays.
    scope: { id: 'settings' },
    mutationFn: ({ wish }: { wish: LayoutSettings; before: LayoutSettings }) =>
      call(sessions.saveSettings, { body: wish }),
    onError: (_error, { before }) => {
      if (queryClient.isMutating({ mutationKey: settingsMutationKey }) === 1) apply(before);
    },
  });

  const change = (wish: Partial<LayoutSettings>) => {
    const before = sessionStore.current()?.session.settings ?? settings;
    const after = changeSettings(before, wish);
    apply(after);
    saving.mutate({ wish: after, before });
  };
  return { settings, change, error: saving.error, saved: saving.isSuccess };
}
