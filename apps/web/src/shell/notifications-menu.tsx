import { ActionIcon, Indicator, Popover } from '@mantine/core';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { IconBell } from '../ui/icons.tsx';
import { NotificationList } from './notification-list.tsx';
import { useNotifications } from './use-notifications.ts';

/** The bell: how many notifications are unread, and the list of them. */
export function NotificationsMenu({ className }: { className?: string | undefined }) {
  const [opened, setOpened] = useState(false);
  const feed = useNotifications();
  const unread = feed.data?.unread ?? 0;
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      offset={6}
      width="min(24rem, calc(100vw - 1rem))"
      radius="md"
      shadow="md"
      trapFocus
      returnFocus
      withinPortal={false}
    >
      <Popover.Target>
        <ActionIcon
          className={className}
          variant="transparent"
          size={44}
          aria-label={
            unread > 0 ? m.notification_bell_button_unread({ count: unread }) : m.notification_bell_button()
          }
          onClick={() => setOpened(!opened)}
        >
          <Indicator
            label={unread > 99 ? '99+' : unread}
            disabled={unread === 0}
            color="clay.7"
            size={18}
            offset={3}
          >
            <IconBell size={22} stroke={1.7} />
          </Indicator>
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={m.notification_bell_title()}>
        <NotificationList feed={feed} onChoose={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
