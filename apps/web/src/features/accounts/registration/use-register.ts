import { useNavigate } from '@tanstack/react-router';
import { accounts, Signup } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { ApiError } from '../../../api/api-error.ts';
import { useFormCall } from '../../../shell/forms/use-call-form.ts';
import { useFormFields } from '../../../shell/forms/use-form-fields.ts';
import { useCaptcha } from '../../captcha/use-captcha.ts';
import { withRepeat } from '../password/with-repeat.ts';
import { verificationDraft } from '../verification/pending-verification.ts';
import { momentIn } from '../verification/wait-after.ts';
import { emptyRegistration, type RegisterFields, registerDraft } from './register-fields.ts';

/** The form that makes an account and goes on to where the mail is waited for. */
export function useRegister() {
  const navigate = useNavigate();
  const fields = useFormFields<RegisterFields>(Signup, {
    initialValues: emptyRegistration,
    // The captcha's token is the page's own and joins on sending.
    rules: (typed, bySchema) =>
      withRepeat(
        bySchema({ ...typed, captchaToken: 'follows' }),
        typed.password,
        typed,
        m.account_confirm_differs,
      ),
    checkOnBlur: true,
    draft: registerDraft,
  });
  const { form } = fields;
  const captcha = useCaptcha(form);
  const register = useFormCall(accounts.signUp, fields, {
    summary: true,
    inputOf: async (typed) => {
      const captchaToken = await captcha.ready();
      const shown = { licensecheckbox: true, mobilecode: typed.dailingCode };
      return captchaToken && { body: { ...typed, ...shown, captchaToken } };
    },
    onDone: ({ email, pendingToken, retryAfterSeconds, passwordWarning }, { username }) => {
      const waitUntil = momentIn(retryAfterSeconds);
      const made = { mayMove: true, registered: true, username, passwordWarning };
      verificationDraft.save({ email, pendingToken, ...made, waitUntil });
      void navigate({ to: '/email-verification', replace: true });
    },
    onFailed: (error) => {
      // Every try spends the captcha, whatever it was that went wrong.
      void captcha.renew();
      if (!(error instanceof ApiError) || error.code !== 'captcha.invalid') return;
      form.setFieldError('userCaptcha', m.captcha_invalid());
      form.getInputNode('userCaptcha')?.focus();
    },
  });
  return { register, captcha };
}
