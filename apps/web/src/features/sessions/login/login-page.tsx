import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { UserType } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { lazy, Suspense } from 'react';
import { useProductInfo } from '../../../api/product-info.ts';
import { portals } from '../../../shell/portals.ts';
import { MessageLine } from '../../../ui/message-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { LoginForm } from './login-form.tsx';
import classes from './login-page.module.css';
import type { PortalSearch } from './portal-search.ts';

// A product that is no demonstration has none.
const DemoLogins = lazy(async () => {
  const { DemoLogins: Logins } = await import('./demo-logins.tsx');
  return { default: Logins };
});

const notices: Record<NonNullable<PortalSearch['notice']>, () => string> = {
  required: m.login_required,
  expired: m.login_expired,
  'signed-out': m.login_signed_out,
  'signed-out-elsewhere': m.login_signed_out_elsewhere,
};

/** One of the three login pages. */
export function LoginPage({ portal, search }: { portal: UserType; search: PortalSearch }) {
  const { demo } = useProductInfo();
  const { heading, lead } = portals[portal];
  const others = Object.values(portals).filter((other) => other !== portals[portal]);
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
          portal={portal}
          origin={search.origin}
          account={demo ? search.account : undefined}
        />
        <div className={classes.portals}>
          <Anchor
            size="sm"
            className={classes.portalLink}
            renderRoot={(props) => (
              <Link {...props} to="/forgot-password" search={portal === 'USER' ? {} : { door: portal }} />
            )}
          >
            {m.account_forgot_link()}
          </Anchor>
          {portal === 'USER' && (
            <Anchor
              size="sm"
              className={classes.portalLink}
              renderRoot={(props) => <Link {...props} to="/register" />}
            >
              {m.account_register_link()}
            </Anchor>
          )}
          {portal === 'USER' && (
            <Anchor
              size="sm"
              className={classes.portalLink}
              renderRoot={(props) => <Link {...props} to="/sample/$type" params={{ type: 'child' }} />}
            >
              {m.sample_see()}
            </Anchor>
          )}
        </div>
        <nav aria-label={m.login_other_portals()} className={classes.portals}>
          <Text c="dimmed" size="sm">
            {m.login_other_portals()}
          </Text>
          {others.map(({ link, label }) => (
            <Anchor
              key={link.to}
              size="sm"
              className={classes.portalLink}
              renderRoot={(props) => <Link {...props} {...link} search={{ origin: search.origin }} />}
            >
              {label()}
            </Anchor>
          ))}
        </nav>
        {demo && (
          <Suspense>
            <DemoLogins portal={portal} search={search} />
          </Suspense>
        )}
      </Stack>
    </>
  );
}
