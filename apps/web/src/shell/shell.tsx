import './shell-styles.ts';
import { useMantineColorScheme } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Session } from '@udaya/contract/sessions';
import { type ReactNode, useEffect } from 'react';
import { useSession } from '../api/use-session.ts';
import { MainMenu, type MenuShape } from './main-menu.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { Preloader } from './preloader.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import classes from './shell.module.css';
import { ShellBrand } from './shell-brand.tsx';
import { ShellFooter } from './shell-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

const shapes = {
  default: 'rows',
  compact: 'rows',
  condensed: 'stacked',
  icon: 'icons',
} as const satisfies Record<string, MenuShape>;

/** The frame of every page behind the login, as its user likes it. */
export function Shell({ children }: { children: ReactNode }) {
  const { settings } = useSession();
  const [menuOpen, menu] = useDisclosure(false);
  const [settingsOpen, panel] = useDisclosure(false);
  useColourScheme(settings.colourScheme);
  const horizontal = settings.layoutType === 'horizontal';

  return (
    <div
      className={classes.shell}
      data-menu={settings.layoutType}
      data-width={settings.layoutWidth}
      data-sidebar={settings.sidebarType}
    >
      <SkipLink />
      {!horizontal && (
        <div className={classes.sidebar} data-bar={settings.sidebarTheme}>
          <MainMenu
            shape={shapes[settings.sidebarType]}
            head={
              <ShellBrand small={settings.sidebarType === 'icon' || settings.sidebarType === 'condensed'} />
            }
          />
        </div>
      )}
      <header className={classes.top} data-bar={settings.topbarTheme}>
        <TopBar menuOpen={menuOpen} onMenu={menu.open} onSettings={panel.open} />
        {horizontal && (
          <div className={classes.topMenu}>
            <MainMenu shape="bar" />
          </div>
        )}
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <ShellFooter />
      <MenuDrawer opened={menuOpen} onClose={menu.close} theme={settings.sidebarTheme} />
      <SettingsPanel opened={settingsOpen} onClose={panel.close} />
      <Preloader wanted={settings.preloader} />
    </div>
  );
}

/** Shows the page in the colour scheme that its user chose. */
function useColourScheme(wish: Session['settings']['colourScheme']): void {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  useEffect(() => {
    if (colorScheme !== wish) setColorScheme(wish);
  }, [colorScheme, wish, setColorScheme]);
}
