import { ActionIcon } from '@mantine/core';
import * as m from '@udaya/messages';
import { IconAdjustmentsHorizontal, IconMenu2 } from '../ui/icons.tsx';
import { NotificationsMenu } from './notifications-menu.tsx';
import { OwnLanguageMenu } from './own-language-menu.tsx';
import { ShellBrand } from './shell-brand.tsx';
import classes from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

interface Props {
  menuOpen: boolean;
  onMenu: () => void;
  onSettings: () => void;
}

/** The bar above every logged-in page: menu and brand where there is no side menu, then what is the user's own. */
export function TopBar({ menuOpen, onMenu, onSettings }: Props) {
  return (
    <div className={classes.bar}>
      <ActionIcon
        className={`${classes.button} ${classes.burger}`}
        variant="transparent"
        size={44}
        aria-label={m.shell_menu_open()}
        aria-expanded={menuOpen}
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <IconMenu2 size={22} stroke={1.7} />
      </ActionIcon>
      <div className={classes.brand}>
        <ShellBrand />
      </div>
      <div className={classes.own}>
        <OwnLanguageMenu className={classes.language} />
        <NotificationsMenu className={classes.button} />
        <ActionIcon
          className={classes.button}
          variant="transparent"
          size={44}
          aria-label={m.settings_button()}
          aria-haspopup="dialog"
          onClick={onSettings}
        >
          <IconAdjustmentsHorizontal size={22} stroke={1.7} />
        </ActionIcon>
        <UserMenu className={classes.user} />
      </div>
    </div>
  );
}
