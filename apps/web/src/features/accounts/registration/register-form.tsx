import * as m from '@udaya/messages';
import { ApiError } from '../../../api/api-error.ts';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { FormSummary } from '../../../shell/forms/form-summary.tsx';
import { FormEnd } from '../../../ui/form-end.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { CaptchaField } from '../../captcha/captcha-field.tsx';
import classes from './register-form.module.css';
import { LoginGroup, ReceiptGroup } from './register-groups.tsx';
import { TermsStatement } from './terms-statement.tsx';
import { useRegister } from './use-register.ts';

/** What a login needs, then what invoices show, and folded what may be told beside it; what was typed survives a reload. */
export function RegisterForm() {
  const { register, captcha } = useRegister();
  const { form, failure } = register;
  return (
    <CallForm form={register} className={classes.form} label={m.account_register_title()}>
      <FormSummary form={register} />
      <LoginGroup form={form} />
      <ReceiptGroup form={form} />
      <div className={classes.captcha}>
        <CaptchaField captcha={captcha} {...form.getInputProps('userCaptcha')} />
      </div>
      <TermsStatement />
      <FormEnd
        messages={
          <>
            <MessageLine
              tone="error"
              text={failure.text && (isWordless(register.error) ? m.account_register_failed() : failure.text)}
              detail={failure.detail}
            />
            <MessageLine text={register.pending ? m.account_register_busy() : undefined} />
          </>
        }
      >
        <WorkingButton type="submit" size="lg" working={register.pending}>
          {m.account_register_submit()}
        </WorkingButton>
      </FormEnd>
    </CallForm>
  );
}

/** Whether the server has no sentence of its own for what went wrong. */
function isWordless(error: unknown): boolean {
  return !(error instanceof ApiError) || error.code === 'server.error' || error.code === 'reply.unexpected';
}
