import { Anchor, Box } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { PriceLine } from '../../../shell/price-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { RegisterForm } from './register-form.tsx';

/** Where a consumer makes an account. */
export function RegisterPage() {
  return (
    <>
      <PageHeader
        title={m.account_register_heading()}
        lead={
          <Rich
            message={m.account_register_lead}
            inputs={{}}
            places={{
              login: (
                <Anchor
                  underline="always"
                  fz="inherit"
                  renderRoot={(props) => <Link {...props} to="/login" />}
                />
              ),
            }}
          />
        }
      />
      <Box mb="lg">
        <PriceLine />
      </Box>
      <RegisterForm />
    </>
  );
}
