import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { UserType } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../../api/product-info.ts';
import { portals } from '../../../shell/portals.ts';
import { PriceLine } from '../../../shell/price-line.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import type { DemoLogins } from './demo-logins.tsx';
import { LoginForm } from './login-form.tsx';
import classes from './login-page.module.css';
import type { PortalSearch } from './portal-search.ts';

const notices: Record<NonNullable<PortalSearch['notice']>, () => string> = {
  required: m.login_required,
  expired: m.login_expired,
  'logged-out': m.login_logged_out,
  'logged-out-elsewhere': m.login_logged_out_elsewhere,
};

interface Props {
  portal: UserType;
  search: PortalSearch;
  /** What lists the accounts of a demonstration. A product that is none has no use for its code. */
  demoLogins: typeof DemoLogins | undefined;
}

/** One of the three login pages. */
export function LoginPage({ portal, search, demoLogins: Logins }: Props) {
  const { demo } = useProductInfo();
  const { heading, lead } = portals[portal];
  // Product administration is no door for families: who works there finds it from the enterprise login.
  const others = Object.values(portals).filter(
    (other) => other !== portals[portal] && (portal !== 'USER' || other !== portals.PRODUCT_ADMIN),
  );
  return (
    <>
      <PageHeader title={heading()} lead={lead()} />
      <Stack gap="lg">
        {portal === 'USER' && <PriceLine />}
        {search.notice && (
          <MessageLine
            tone={search.notice === 'logged-out' ? 'success' : 'info'}
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
        {Logins && <Logins portal={portal} search={search} />}
      </Stack>
    </>
  );
}
