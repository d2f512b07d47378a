import './shell-styles.ts';
import { useMantineColorScheme } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Session } from '@udaya/contract/sessions';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useSession } from '../api/use-session.ts';
import { useFocusReturn } from '../ui/use-focus-return.ts';
import { MainMenu, type MenuShape } from './main-menu.tsx';
import { Preloader } from './preloader.tsx';
import classes from './shell.module.css';
import { ShellBrand } from './shell-brand.tsx';
import { ShellFooter } from './shell-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

// Their code comes when they are opened.
const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }));
const SettingsPanel = lazy(async () => ({ default: (await import('./settings-panel.tsx')).SettingsPanel }));

const shapes = {
  default: 'rows',
  compact: 'rows',
  condensed: 'stacked',
  icon: 'icons',
} as const satisfies Record<string, MenuShape>;

/** The frame of every page behind the login, as its user likes it. */
export function Shell({ children }: { children: ReactNode }) {
  const { settings } = useSession();
  const focus = useFocusReturn();
  const aside = { onOpen: focus.leave, onClose: focus.comeBack };
  const [menuOpen, menu] = useDisclosure(false, aside);
  const [settingsOpen, panel] = useDisclosure(false, aside);
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
      <Suspense>
        {menuOpen && <MenuDrawer onClose={menu.close} theme={settings.sidebarTheme} />}
        {settingsOpen && <SettingsPanel onClose={panel.close} />}
      </Suspense>
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
