import { Avatar, Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useSession } from '../api/use-session.ts';
import { IconChevronDown, IconLock, IconLogout, IconShieldHeart, IconUser } from '../ui/icons.tsx';
import { securityPageOf } from './destinations.ts';
import { roleLabel } from './role-label.ts';
import classes from './user-menu.module.css';

const sign = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

/** Who is logged in, what is their own, and the way out. */
export function UserMenu({ className }: { className?: string | undefined }) {
  const { firstName, lastName, username, role, groupName, branchName } = useSession();
  const name = `${firstName} ${lastName}`.trim() || username;
  return (
    <Menu
      position="bottom-end"
      width={250}
      offset={6}
      radius="md"
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton className={className}>
          <VisuallyHidden>{m.shell_user_menu()}</VisuallyHidden>
          <Avatar name={name} color="clay.7" variant="filled" size={34} aria-hidden="true" />
          <span className={classes.name}>
            <span>{name}</span>
            <span className={classes.role}>{roleLabel(role)}</span>
          </span>
          <IconChevronDown size={16} stroke={1.8} aria-hidden="true" className={classes.arrow} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {username} · {roleLabel(role)}
          {groupName && (
            <span className={classes.group}>{branchName ? `${groupName} · ${branchName}` : groupName}</span>
          )}
        </Menu.Label>
        {role === 'user' && (
          <Menu.Item component={Link} to="/profile" leftSection={<IconUser {...sign} />}>
            {m.account_profile_title()}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to={securityPageOf(role)} leftSection={<IconLock {...sign} />}>
          {m.account_security_title()}
        </Menu.Item>
        <Menu.Item component={Link} to="/privacy" leftSection={<IconShieldHeart {...sign} />}>
          {m.privacy_title()}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item component={Link} to="/logout" preload={false} leftSection={<IconLogout {...sign} />}>
          {m.shell_logout()}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
