import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { UserType } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { portals } from '../../../shell/portals.ts';
import { type DemoAccount, demoAccounts, demoPassword } from './demo-accounts.ts';
import classes from './demo-logins.module.css';
import type { PortalSearch } from './portal-search.ts';

/** The accounts of a demonstration; a click fills the form of the right portal. */
export function DemoLogins({ portal, search }: { portal: UserType; search: PortalSearch }) {
  const own = demoAccounts.filter((account) => account.portal === portal);
  const others = demoAccounts.filter((account) => account.portal !== portal);
  return (
    <details className={classes.demo}>
      <summary className={classes.summary}>{m.login_demo_title()}</summary>
      <Text size="sm" c="dimmed" mb="xs">
        {m.login_demo_hint({ password: demoPassword })}
      </Text>
      <ul className={classes.list}>
        {[...own, ...others].map((account) => (
          <li key={account.username}>
            <Account account={account} origin={search.origin} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Account({ account, origin }: { account: DemoAccount; origin: string | undefined }) {
  const { username, portal, groupCode } = account;
  return (
    <Link {...portals[portal].link} search={{ account: username, origin }} className={classes.account}>
      <span className={classes.name}>{username}</span>
      <span className={classes.portal}>
        {portals[portal].label()}
        {groupCode && `, ${m.login_demo_code({ code: groupCode })}`}
      </span>
    </Link>
  );
}
