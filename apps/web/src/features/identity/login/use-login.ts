import { sessions, type LoginRequest } from '@udaya/contract/sessions';
import type { UserType } from '@udaya/core/identity/roles';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { sessionStore } from '../../../api/session-store.ts';
import { homeOf, mayReturnTo } from '../../../shell/destinations.ts';

type Typed = Pick<LoginRequest, 'username' | 'password' | 'groupCode' | 'captchaToken' | 'userCaptcha'>;

/** Logs in through a door and goes on to where the user wanted; a failed try hears which field to look at. */
export function useLogin(
  door: UserType,
  origin: string | undefined,
  onFailed: (field: 'password' | 'userCaptcha') => void,
) {
  const router = useRouter();
  return useMutation({
    mutationFn: (typed: Typed) =>
      call(sessions.signIn, {
        body: { ...typed, userType: door, groupCode: door === 'GROUP' ? typed.groupCode : 'none' },
      }),
    onSuccess: async (result) => {
      sessionStore.begin(result);
      const back = origin !== undefined && mayReturnTo(router, origin, result.role);
      // The login page stays, its button busy, until the next one can be shown: what is lost on the way is told there.
      const to = back ? new URL(origin, window.location.origin).pathname : homeOf(result.role);
      await router.preloadRoute({ to }).catch(() => undefined);
      if (back) router.history.replace(origin);
      else void router.navigate({ to: homeOf(result.role), replace: true });
    },
    onError: (error) => {
      const wrongPassword = error instanceof ApiError && error.code === 'login.bad_credentials';
      onFailed(wrongPassword ? 'password' : 'userCaptcha');
    },
  });
}
