import { Indicator } from '@mantine/core';
import * as m from '@udaya/messages';
import { IconBell } from '../ui/icons.tsx';
import { DropPanel } from './drop-panel.tsx';
import classes from './notification-list.module.css';
import { NotificationList } from './notification-list.tsx';
import { useNotifications } from './use-notifications.ts';

/** The bell: how many notifications are unread, and the list of them. */
export function NotificationsMenu({ className = '' }: { className?: string | undefined }) {
  const feed = useNotifications();
  const unread = feed.data?.unread ?? 0;
  return (
    <DropPanel
      buttonClass={`${classes.bell} ${className}`}
      panelClass={classes.panel}
      label={unread > 0 ? m.notification_bell_button_unread({ count: unread }) : m.notification_bell_button()}
      button={
        <Indicator
          label={unread > 99 ? '99+' : unread}
          disabled={unread === 0}
          color="clay.7"
          size={18}
          offset={3}
        >
          <IconBell size={22} stroke={1.7} />
        </Indicator>
      }
    >
      {(close) => <NotificationList feed={feed} onChoose={close} />}
    </DropPanel>
  );
}
