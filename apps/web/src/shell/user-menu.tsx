import { Avatar, Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import * as m from '@udaya/messages';
import { Link } from '@tanstack/react-router';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useSession } from '../api/use-session.ts';
import { roleWords } from './role-words.ts';
import classes from './user-menu.module.css';

/** Who is signed in, and the way out. */
export function UserMenu({ className }: { className?: string | undefined }) {
  const { firstName, lastName, username, role } = useSession();
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
            <span className={classes.role}>{roleWords(role)}</span>
          </span>
          <IconChevronDown size={16} stroke={1.8} aria-hidden="true" className={classes.arrow} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {username} · {roleWords(role)}
        </Menu.Label>
        <Menu.Item
          component={Link}
          to="/logout"
          preload={false}
          leftSection={<IconLogout size={18} stroke={1.7} aria-hidden="true" />}
        >
          {m.shell_logout()}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
