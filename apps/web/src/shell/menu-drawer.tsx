import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Session } from '@udaya/contract/sessions';
import * as m from '@udaya/messages';
import { MainMenu } from './main-menu.tsx';
import classes from './menu-drawer.module.css';

interface Props {
  onClose: () => void;
  theme: Session['settings']['sidebarTheme'];
}

/** The main menu of narrow screens. */
export function MenuDrawer({ onClose, theme }: Props) {
  // Turning a tablet can make the screen wide while the drawer is open: the side menu then takes over.
  const narrow = useMediaQuery('(max-width: 991.98px)', true);
  return (
    <Drawer
      opened={narrow}
      onClose={onClose}
      size={296}
      title={m.shell_menu()}
      closeButtonProps={{ 'aria-label': m.shell_menu_close(), size: 44, iconSize: 20 }}
      attributes={{
        content: { 'data-udaya-drawer': true, 'data-bar': theme },
        header: { role: 'presentation' },
      }}
      classNames={{ content: classes.content, header: classes.header, close: classes.close }}
    >
      <MainMenu shape="rows" onChoose={onClose} />
    </Drawer>
  );
}
