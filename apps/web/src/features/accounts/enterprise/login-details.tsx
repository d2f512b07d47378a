import { Anchor, Button, PasswordInput, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { Rich } from '../../../ui/rich.tsx';
import classes from './enterprise-profile-page.module.css';

/** The fields of the login, all of them disabled, and where the password is changed. */
export function LoginDetails({ username }: { username: string }) {
  return (
    <>
      <p className={classes.whom}>
        <Rich
          message={m.account_enterprise_password}
          inputs={{}}
          places={{
            security: (
              <Anchor
                underline="always"
                renderRoot={(props) => <Link {...props} to="/enterprise/security" />}
              />
            ),
          }}
        />
      </p>
      <div role="group" className={classes.narrow} aria-label={m.account_profile_login()}>
        <TextInput label={m.login_username()} value={username} disabled readOnly />
        <PasswordInput label={m.account_profile_old_password()} value="" disabled readOnly />
        <PasswordInput label={m.account_profile_new_password()} value="" disabled readOnly />
        <PasswordInput label={m.account_profile_confirm_password()} value="" disabled readOnly />
        <div>
          <Button size="lg" disabled>
            {m.account_profile_update()}
          </Button>
        </div>
      </div>
    </>
  );
}
