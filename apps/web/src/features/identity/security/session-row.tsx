import { Text } from '@mantine/core';
import type { OpenSession } from '@udaya/contract/security';
import * as m from '@udaya/messages';
import { IconDeviceLaptop } from '../../../ui/icons.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import classes from './security-page.module.css';

interface Props {
  session: OpenSession;
  /** It is being ended. */
  ending: boolean;
  onEnd: () => void;
}

/** One place where one is signed in. */
export function SessionRow({ session, ending, onEnd }: Props) {
  return (
    <li className={classes.session}>
      <IconDeviceLaptop size={22} stroke={1.6} aria-hidden="true" className={classes.sign} />
      <div className={classes.words}>
        <Text fw={600}>{session.device}</Text>
        <Text size="sm" c="dimmed">
          {m.security_session_seen()} <Timestamp instant={session.lastSeenDate} />
        </Text>
        <Text size="sm" c="dimmed">
          {m.security_session_began()} <Timestamp instant={session.createdDate} />
        </Text>
      </div>
      {session.current ? (
        <StatusBadge tone="good">{m.security_session_current()}</StatusBadge>
      ) : (
        <WorkingButton
          variant="default"
          size="sm"
          aria-label={m.security_session_end_label({ device: session.device })}
          working={ending}
          onClick={onEnd}
        >
          {m.security_session_end()}
        </WorkingButton>
      )}
    </li>
  );
}
