import '@mantine/core/styles/Menu.layer.css';
import { Menu, UnstyledButton } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { IconChevronDown } from '../ui/icons.tsx';
import classes from './main-menu.module.css';
import type { MenuSection } from './menu.ts';

/** A section of the menu above the page: a button that opens its ways. It is marked while one of them is open. */
export function MenuButton({ section: { label, icon: Sign, entries } }: { section: MenuSection }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const here = entries.some(({ to }) => path === to || path.startsWith(`${to}/`));
  return (
    <Menu
      position="bottom-start"
      radius="md"
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton className={classes.link} data-here={here || undefined}>
          <Sign size={21} stroke={1.7} aria-hidden="true" className={classes.sign} />
          <span className={classes.label}>{label()}</span>
          <IconChevronDown size={16} stroke={1.8} aria-hidden="true" className={classes.chevron} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ to, shortLabel, label: fullLabel, icon: PartSign }) => (
          <Menu.Item
            key={to}
            leftSection={<PartSign size={18} stroke={1.7} aria-hidden="true" />}
            className={classes.item}
            renderRoot={(props) => <Link {...props} to={to} />}
          >
            {(shortLabel ?? fullLabel)()}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
