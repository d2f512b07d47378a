import { Anchor, Stack, Text } from '@mantine/core';
import type { UserType } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useProductInfo } from '../../../api/product-info.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import type { DoorSearch } from './door-search.ts';
import { doors } from './doors.ts';
import { LoginForm } from './login-form.tsx';
import classes from './login-page.module.css';

// A product that is no demonstration has none.
const DemoLogins = lazy(async () => {
  const { DemoLogins: Logins } = await import('./demo-logins.tsx');
  return { default: Logins };
});

const notices: Record<NonNullable<DoorSearch['notice']>, () => string> = {
  required: m.login_required,
  expired: m.login_expired,
  'signed-out': m.login_signed_out,
  'signed-out-elsewhere': m.login_signed_out_elsewhere,
};

/** One of the three login pages. */
export function LoginPage({ door, search }: { door: UserType; search: DoorSearch }) {
  const { demo } = useProductInfo();
  const { heading, lead } = doors[door];
  const others = Object.values(doors).filter((other) => other !== doors[door]);
  return (
    <>
      <PageHeader title={heading()} lead={lead()} />
      <Stack gap="lg">
        {search.notice && (
          <MessageLine
            tone={search.notice === 'signed-out' ? 'success' : 'info'}
            text={notices[search.notice]()}
          />
        )}
        <LoginForm
          key={search.account}
          door={door}
          origin={search.origin}
          account={demo ? search.account : undefined}
        />
        <div className={classes.doors}>
          <Anchor
            size="sm"
            className={classes.doorLink}
            renderRoot={(props) => (
              <Link {...props} to="/forgot-password" search={door === 'USER' ? {} : { door }} />
            )}
          >
            {m.account_forgot_link()}
          </Anchor>
          {door === 'USER' && (
            <Anchor
              size="sm"
              className={classes.doorLink}
              renderRoot={(props) => <Link {...props} to="/register" />}
            >
              {m.account_register_link()}
            </Anchor>
          )}
          {door === 'USER' && (
            <Anchor
              size="sm"
              className={classes.doorLink}
              renderRoot={(props) => <Link {...props} to="/sample/$type" params={{ type: 'child' }} />}
            >
              {m.sample_see()}
            </Anchor>
          )}
        </div>
        <nav aria-label={m.login_other_doors()} className={classes.doors}>
          <Text c="dimmed" size="sm">
            {m.login_other_doors()}
          </Text>
          {others.map(({ link, label }) => (
            <Anchor
              key={link.to}
              size="sm"
              className={classes.doorLink}
              renderRoot={(props) => <Link {...props} {...link} search={{ origin: search.origin }} />}
            >
              {label()}
            </Anchor>
          ))}
        </nav>
        {demo && (
          <Suspense>
            <DemoLogins door={door} search={search} />
          </Suspense>
        )}
      </Stack>
    </>
  );
}
