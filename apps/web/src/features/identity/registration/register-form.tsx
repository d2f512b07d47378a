import { useForm, type UseFormReturnType } from '@mantine/form';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { errorsByPath, errorWords } from '../../../api/error-words.ts';
import { blurPause } from '../../../ui/blur-pause.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { FormEnd } from '../../../ui/form-end.tsx';
import { listFaults } from '../../../ui/list-faults.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { keepRegisterDraft, readRegisterDraft } from './register-draft.ts';
import { registerFailure } from './register-failure.ts';
import { faultsOf, registerOrder, type RegisterFields } from './register-fields.ts';
import { LoginGroup, ReachGroup, YouGroup } from './register-groups.tsx';
import classes from './register-form.module.css';
import { TermsStatement } from './terms-statement.tsx';
import { useRegister } from './use-register.ts';

export type RegisterForm = UseFormReturnType<RegisterFields>;

/** Everything that an account needs, in three groups; what was typed survives a reload. */
export function RegisterForm() {
  const [initialValues] = useState(readRegisterDraft);
  const [attempt, setAttempt] = useState(0);
  const form: RegisterForm = useForm<RegisterFields>({
    initialValues,
    validate: faultsOf,
    validateInputOnBlur: true,
    validateDebounce: blurPause,
    onValuesChange: keepRegisterDraft,
  });
  const captcha = useCaptcha({
    untouched: form.values.userCaptcha === '',
    fill: (answer) => form.setFieldValue('userCaptcha', answer),
  });
  const register = useRegister((error) => {
    // Every try spends the captcha, whatever it was that went wrong.
    void captcha.renew();
    const faults = errorWords(error).fields.filter(({ path }) => isField(path));
    form.setErrors(errorsByPath(faults));
    if (faults.length > 0) setAttempt((count) => count + 1);
    if (error instanceof ApiError && error.code === 'captcha.invalid') {
      form.setFieldError('userCaptcha', m.login_captcha_invalid());
      form.getInputNode('userCaptcha')?.focus();
    }
  });

  const submit = form.onSubmit(
    async (fields) => {
      setAttempt(0);
      const captchaToken = await captcha.ready();
      if (captchaToken) return register.mutate({ ...fields, captchaToken });
      register.reset();
      form.setFieldError('userCaptcha', m.login_captcha_missing());
      form.getInputNode('userCaptcha')?.focus();
    },
    () => {
      register.reset();
      setAttempt((count) => count + 1);
    },
  );
  const faults = listFaults(form.errors, registerOrder);
  const failure =
    register.error && errorWords(register.error).fields.length === 0
      ? registerFailure(register.error)
      : undefined;
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={m.register_title()}>
      {attempt > 0 && (
        <ErrorSummary errors={faults} nodeOf={(path) => form.getInputNode(path)} attempt={attempt} />
      )}
      <YouGroup form={form} />
      <ReachGroup form={form} />
      <LoginGroup form={form}>
        <CaptchaField captcha={captcha} {...form.getInputProps('userCaptcha')} />
      </LoginGroup>
      <TermsStatement />
      <FormEnd
        news={
          <>
            <MessageLine tone="error" text={failure?.message} detail={failure?.detail} />
            <MessageLine text={register.isPending ? m.register_busy() : undefined} />
          </>
        }
      >
        <WorkingButton type="submit" size="lg" working={register.isPending}>
          {m.register_submit()}
        </WorkingButton>
      </FormEnd>
    </form>
  );
}

function isField(path: string): path is (typeof registerOrder)[number] {
  return (registerOrder as readonly string[]).includes(path);
}
