import { Avatar, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useSession } from '../api/use-session.ts';
import { IconChevronDown, IconLock, IconLogout, IconShieldHeart, IconUser } from '../ui/icons.tsx';
import { securityPageOf } from './destinations.ts';
import { DropPanel } from './drop-panel.tsx';
import { roleLabel } from './role-label.ts';
import classes from './user-menu.module.css';

const sign = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

/** Who is logged in, what is their own, and the way out. */
export function UserMenu({ className }: { className?: string | undefined }) {
  const { firstName, lastName, username, role, groupName, branchName } = useSession();
  const name = `${firstName} ${lastName}`.trim() || username;
  return (
    <DropPanel
      buttonClass={className}
      panelClass={classes.panel}
      button={
        <>
          <VisuallyHidden>{m.shell_user_menu()}</VisuallyHidden>
          <Avatar name={name} color="clay.7" variant="filled" size={34} aria-hidden="true" />
          <span className={classes.name}>
            <span>{name}</span>
            <span className={classes.role}>{roleLabel(role)}</span>
          </span>
          <IconChevronDown size={16} stroke={1.8} aria-hidden="true" className={classes.arrow} />
        </>
      }
    >
      {(close) => (
        <>
          <p className={classes.who}>
            {username} · {roleLabel(role)}
            {groupName && (
              <span className={classes.group}>{branchName ? `${groupName} · ${branchName}` : groupName}</span>
            )}
          </p>
          <ul className={classes.list}>
            {role === 'user' && (
              <li>
                <Link to="/profile" className={classes.entry} onClick={close}>
                  <IconUser {...sign} />
                  {m.account_profile_title()}
                </Link>
              </li>
            )}
            <li>
              <Link to={securityPageOf(role)} className={classes.entry} onClick={close}>
                <IconLock {...sign} />
                {m.account_security_title()}
              </Link>
            </li>
            <li>
              <Link to="/privacy" className={classes.entry} onClick={close}>
                <IconShieldHeart {...sign} />
                {m.privacy_title()}
              </Link>
            </li>
            <li className={classes.out}>
              <Link to="/logout" preload={false} className={classes.entry}>
                <IconLogout {...sign} />
                {m.shell_logout()}
              </Link>
            </li>
          </ul>
        </>
      )}
    </DropPanel>
  );
}
