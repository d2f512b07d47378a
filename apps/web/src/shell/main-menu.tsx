import { Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Role } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import classes from './main-menu.module.css';
import { menuOf } from './menu.ts';

/** How the menu is drawn: `rows` beside the page, `bar` above it, `stacked` signs over words, `icons` signs alone. */
export type MenuShape = 'rows' | 'bar' | 'stacked' | 'icons';

interface Props {
  role: Role;
  shape: MenuShape;
  /** What stands above the entries, e.g. the brand. */
  head?: ReactNode;
  /** After a choice, e.g. to close the drawer. */
  onChoose?: () => void;
}

/** The main menu of a role. */
export function MainMenu({ role, shape, head, onChoose }: Props) {
  return (
    <nav aria-label={m.shell_menu()} className={classes.nav}>
      {head}
      <ul className={classes.list} data-shape={shape}>
        {menuOf(role).map(({ label, icon: Sign, to }) => (
          <li key={to}>
            <Tooltip label={label()} position="right" disabled={shape !== 'icons'}>
              <Link to={to} className={classes.link} onClick={onChoose}>
                <Sign size={21} stroke={1.7} aria-hidden="true" className={classes.sign} />
                <span className={classes.label}>{label()}</span>
              </Link>
            </Tooltip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
