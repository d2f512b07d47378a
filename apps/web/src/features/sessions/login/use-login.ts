import { useRouter } from '@tanstack/react-router';
import { sessions } from '@udaya/contract/sessions';
import type { UserType } from '@udaya/core/identity/roles';
import type { Reply } from '../../../api/call.ts';
import { refusedWith } from '../../../api/refused-with.ts';
import { sessionStore } from '../../../api/session-store.ts';
import { homeOf, mayReturnTo } from '../../../shell/destinations.ts';
import { useFormCall } from '../../../shell/forms/use-call-form.ts';
import { useFormFields } from '../../../shell/forms/use-form-fields.ts';
import { useCaptcha } from '../../captcha/use-captcha.ts';
import { type DemoAccount, demoPassword } from './demo-accounts.ts';
import { EnterpriseLoginFields, LoginFields } from './portal-search.ts';

/** The form of a login page: it signs in and goes on to where the user wanted. */
export function useLogin(portal: UserType, origin: string | undefined, demo: DemoAccount | undefined) {
  const goOn = useWayIn(origin);
  const enterprise = portal === 'GROUP';
  const fields = useFormFields(enterprise ? EnterpriseLoginFields : LoginFields, {
    initialValues: {
      groupCode: demo?.groupCode ?? '',
      username: demo?.username ?? '',
      password: demo ? demoPassword : '',
      userCaptcha: '',
    },
  });
  const { form } = fields;
  const captcha = useCaptcha(form);
  const login = useFormCall(sessions.signIn, fields, {
    inputOf: async (typed) => {
      const captchaToken = await captcha.ready();
      const groupCode = enterprise ? typed.groupCode : 'none';
      return captchaToken && { body: { ...typed, userType: portal, groupCode, captchaToken } };
    },
    onDone: goOn,
    onFailed: (error) => {
      // The captcha is spent by every try; what the user typed otherwise stays.
      const wrongPassword = refusedWith(error, sessions.signIn, 'login.bad_credentials');
      if (wrongPassword) form.setFieldValue('password', '');
      void captcha.renew();
      form.getInputNode(wrongPassword ? 'password' : 'userCaptcha')?.focus();
    },
  });
  return { login, captcha };
}

function useWayIn(origin: string | undefined) {
  const router = useRouter();
  return async (result: Reply<typeof sessions.signIn>) => {
    sessionStore.begin(result);
    const back = origin !== undefined && mayReturnTo(router, origin, result.role);
    // The login page stays, its button busy, until the next one can be shown: what is lost on the way is told there.
    const to = back ? new URL(origin, window.location.origin).pathname : homeOf(result.role);
    await router.preloadRoute({ to }).catch(() => undefined);
    if (back) router.history.replace(origin);
    else void router.navigate({ to: homeOf(result.role), replace: true });
  };
}
