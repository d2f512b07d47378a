import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { NotificationList as Latest, Notification } from '@udaya/contract/notifications';
import * as m from '@udaya/messages';
import { useRef } from 'react';
import { errorLine } from '../api/error-text.ts';
import { useSession } from '../api/use-session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconBellOff } from '../ui/icons.tsx';
import { MessageLine } from '../ui/message-line.tsx';
import { Timestamp } from '../ui/timestamp.tsx';
import { securityPageOf } from './destinations.ts';
import classes from './notification-list.module.css';
import { QueryView } from './query-view.tsx';
import { useMarkRead, type useNotifications } from './use-notifications.ts';

interface Props {
  feed: ReturnType<typeof useNotifications>;
  onChoose: () => void;
}

/** What the bell opens. */
export function NotificationList({ feed, onChoose }: Props) {
  return (
    <QueryView query={feed} skeleton="16rem">
      {(list) => <Entries list={list} onChoose={onChoose} />}
    </QueryView>
  );
}

interface EntriesProps {
  list: Latest;
  onChoose: () => void;
}

function Entries({ list: { unread, notifications }, onChoose }: EntriesProps) {
  const markRead = useMarkRead();
  const title = useRef<HTMLParagraphElement>(null);
  const choose = ({ id, read }: Notification) => {
    if (!read) markRead.mutate([id]);
    onChoose();
  };
  return (
    <>
      <div className={classes.head}>
        <Text fw={600} ref={title} tabIndex={-1}>
          {m.notification_bell_title()}
        </Text>
        {unread > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-disabled={markRead.isPending}
            // The button goes, and must not take the focus with it.
            onClick={() => markRead.mutate(undefined, { onSuccess: () => title.current?.focus() })}
          >
            {m.notification_bell_mark_read()}
          </Button>
        )}
      </div>
      <MessageLine tone="error" {...errorLine(markRead.error)} />
      {notifications.length === 0 ? (
        <EmptyState
          icon={<IconBellOff size={24} stroke={1.6} />}
          title={m.notification_bell_none()}
          text={m.notification_bell_empty()}
        />
      ) : (
        <ul className={classes.list}>
          {notifications.map((notification) => (
            <li key={notification.id} className={classes.item} data-unread={!notification.read || undefined}>
              <Entry notification={notification} onChoose={() => choose(notification)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Entry({ notification, onChoose }: { notification: Notification; onChoose: () => void }) {
  const { reportId, title, read, createdDate, kind } = notification;
  const { role } = useSession();
  const words = (
    <>
      <span className={classes.title}>
        {title}
        {!read && <span className={classes.unread}>{m.notification_bell_unread()}</span>}
      </span>
      <Timestamp instant={createdDate} className={classes.time} />
    </>
  );
  if (kind.startsWith('security.')) {
    return (
      <Link to={securityPageOf(role)} className={classes.entry} onClick={onChoose}>
        {words}
      </Link>
    );
  }
  if (kind.startsWith('archive.')) {
    return (
      <Link to="/enterprise/report" className={classes.entry} onClick={onChoose}>
        {words}
      </Link>
    );
  }
  if (kind.startsWith('review.')) {
    return (
      <Link to="/product/reviews" search={{}} className={classes.entry} onClick={onChoose}>
        {words}
      </Link>
    );
  }
  if (kind.startsWith('model.')) {
    return (
      <Link to="/product/operations/writer" search={{}} className={classes.entry} onClick={onChoose}>
        {words}
      </Link>
    );
  }
  if (kind === 'births.imported') {
    return (
      <Link to="/enterprise/births" className={classes.entry} onClick={onChoose}>
        {words}
      </Link>
    );
  }
  if (!reportId) {
    return (
      <button type="button" className={classes.entry} onClick={onChoose}>
        {words}
      </button>
    );
  }
  if (kind.startsWith('payment.') && role === 'user') {
    return (
      <Link to="/payments/invoice" search={{ report: reportId }} className={classes.entry} onClick={onChoose}>
        {words}
      </Link>
    );
  }
  const isOfGroup = role !== 'user' && role !== 'productAdmin';
  return (
    <Link
      to={isOfGroup ? '/enterprise/report-summary/$id' : '/users-birthchart/$id'}
      params={{ id: reportId }}
      className={classes.entry}
      onClick={onChoose}
    >
      {words}
    </Link>
  );
}
