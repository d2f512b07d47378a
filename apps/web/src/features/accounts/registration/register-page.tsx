import { Anchor } from '@mantine/core';
import * as m from '@udaya/messages';
import { Link } from '@tanstack/react-router';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RegisterForm } from './register-form.tsx';

/** Where a consumer makes an account. */
export function RegisterPage() {
  return (
    <>
      <PageHeader
        title={m.register_heading()}
        lead={
          <>
            {m.register_lead()} {m.register_have_account()}{' '}
            <Anchor underline="always" fz="inherit" renderRoot={(props) => <Link {...props} to="/login" />}>
              {m.login_submit()}
            </Anchor>
          </>
        }
      />
      <RegisterForm />
    </>
  );
}
