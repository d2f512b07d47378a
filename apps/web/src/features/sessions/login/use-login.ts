import { type AnyRoute, useRouter } from '@tanstack/react-router';
import { sessions } from '@udaya/contract/sessions';
import type { UserType } from '@udaya/core/identity/roles';
import { getLocale } from '@udaya/messages/runtime';
import { useEffect } from 'react';
import type { Reply } from '../../../api/call.ts';
import { consumeLanguageChoice, setLanguageCookie } from '../../../api/language-cookie.ts';
import { refusedWith } from '../../../api/refused-with.ts';
import { sessionStore } from '../../../api/session-store.ts';
import { homeBehind, homeOf, mayReturnTo } from '../../../shell/destinations.ts';
import { useFormCall } from '../../../shell/forms/use-call-form.ts';
import { useFormFields } from '../../../shell/forms/use-form-fields.ts';
import { useCaptcha } from '../../captcha/use-captcha.ts';
import { type DemoAccount, demoPassword } from './demo-accounts.ts';
import { EnterpriseLoginFields, LoginFields } from './portal-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Who was just activated: it stands in no address. */
    username?: string;
  }
}

/** Whom a login page knows by name already: an account of the demonstration, or one that was just activated. */
interface Known {
  demo: DemoAccount | undefined;
  username: string | undefined;
}

/** The form of a login page: it logs in and goes on to where the user wanted. */
export function useLogin(portal: UserType, origin: string | undefined, { demo, username }: Known) {
  const goOn = useWayIn(origin);
  useCodeAhead(portal);
  const enterprise = portal === 'GROUP';
  const fields = useFormFields(enterprise ? EnterpriseLoginFields : LoginFields, {
    initialValues: {
      groupCode: demo?.groupCode ?? '',
      username: demo?.username ?? username ?? '',
      password: demo ? demoPassword : '',
      userCaptcha: '',
    },
  });
  const { form } = fields;
  const captcha = useCaptcha(form);
  const login = useFormCall(sessions.logIn, fields, {
    inputOf: async (typed) => {
      const captchaToken = await captcha.ready();
      const groupCode = enterprise ? typed.groupCode : 'none';
      return captchaToken && { body: { ...typed, userType: portal, groupCode, captchaToken } };
    },
    onDone: goOn,
    onFailed: (error) => {
      // The captcha is spent by every try; what the user typed otherwise stays.
      const wrongPassword = refusedWith(error, sessions.logIn, 'login.bad_credentials');
      if (wrongPassword) form.setFieldValue('password', '');
      void captcha.renew();
      form.getInputNode(wrongPassword ? 'password' : 'userCaptcha')?.focus();
    },
  });
  return { login, captcha };
}

function useWayIn(origin: string | undefined) {
  const router = useRouter();
  return async (result: Reply<typeof sessions.logIn>) => {
    const isChosen = consumeLanguageChoice(getLocale());
    sessionStore.begin(result);
    const back = origin !== undefined && mayReturnTo(router, origin, result.role);
    const { language } = result.settings;
    if (language !== getLocale() && isChosen) {
      const { saveLanguage } = await import('../../../shell/save-language.ts');
      // Where it cannot be kept, this page is in it all the same.
      await saveLanguage(getLocale()).catch(() => undefined);
    } else if (language !== getLocale()) {
      // The account has chosen another language than this page's, whose words are in other files.
      setLanguageCookie(language);
      window.location.replace(back ? origin : homeOf(result.role));
      return new Promise<void>(() => undefined);
    }
    // The login page stays, its button busy, until the next one can be shown: what is lost on the way is told there.
    const to = back ? new URL(origin, window.location.origin).pathname : homeOf(result.role);
    await router.preloadRoute({ to }).catch(() => undefined);
    if (back) router.history.replace(origin);
    else void router.navigate({ to: homeOf(result.role), replace: true });
  };
}

/** What shows that somebody is there; the page itself may focus a field, and a browser fill it in. */
const signsOfLife = ['pointerdown', 'keydown', 'input'] as const;

/** The code of the start page comes while its visitor types: with the first key or touch. */
function useCodeAhead(portal: UserType): void {
  const router = useRouter();
  useEffect(() => {
    const load = async () => {
      let route: AnyRoute | undefined = router.routesByPath[homeBehind(portal)];
      for (; route && route !== router.routeTree; route = route.parentRoute)
        await router.loadRouteChunk(route);
    };
    // What does not come now is asked for again after the login, and told there.
    const begin = () => {
      stop();
      void load().catch(() => undefined);
    };
    const stop = () => {
      for (const sign of signsOfLife) removeEventListener(sign, begin);
    };
    for (const sign of signsOfLife) addEventListener(sign, begin, { passive: true });
    return stop;
  }, [router, portal]);
}
