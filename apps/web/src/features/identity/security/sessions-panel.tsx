import { Button, Text } from '@mantine/core';
import { revokeSession, signOutEverywhere, type OpenSession } from '@udaya/contract/security';
import * as m from '@udaya/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconDeviceLaptop } from '@tabler/icons-react';
import { call } from '../../../api/call.ts';
import { errorWords } from '../../../api/error-words.ts';
import { sessionStore } from '../../../api/session-store.ts';
import { useSession } from '../../../api/use-session.ts';
import { doorOf } from '../../../shell/destinations.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormEnd } from '../../../ui/form-end.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import classes from './security-page.module.css';
import { activityQuery, sessionsQuery } from './security-queries.ts';

/** Where one is signed in, and the ways to end that. */
export function SessionsPanel() {
  const query = useQuery(sessionsQuery);
  return (
    <SectionPanel title={m.security_sessions_title()} lead={m.security_sessions_lead()}>
      {query.isPending && <LoadingState />}
      {query.isError && <ErrorState {...errorWords(query.error)} onRetry={() => void query.refetch()} />}
      {query.isSuccess && <Sessions sessions={query.data.sessions} />}
    </SectionPanel>
  );
}

function Sessions({ sessions }: { sessions: readonly OpenSession[] }) {
  const { role } = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const revoke = useMutation({
    mutationFn: (id: string) => call(revokeSession, { params: { id } }),
    onSuccess: (list) => {
      queryClient.setQueryData(sessionsQuery.queryKey, list);
      void queryClient.invalidateQueries(activityQuery);
    },
  });
  const everywhere = useMutation({
    mutationFn: (keepCurrent: boolean) => call(signOutEverywhere, { body: { keepCurrent } }),
    onSuccess: (_done, keepCurrent) => {
      if (keepCurrent) {
        void queryClient.invalidateQueries({ queryKey: ['security'] });
        return;
      }
      sessionStore.end('signed-out');
      void navigate({ to: doorOf(role), search: { notice: 'signed-out' }, replace: true });
    },
  });
  const others = sessions.filter(({ current }) => !current).length;
  const error = revoke.error ?? everywhere.error;
  return (
    <>
      <ul className={classes.list}>
        {sessions.map((session) => (
          <li key={session.id} className={classes.session}>
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
              <Button
                variant="default"
                size="sm"
                aria-label={m.security_session_end_label({ device: session.device })}
                loading={revoke.isPending && revoke.variables === session.id}
                onClick={() => revoke.mutate(session.id)}
              >
                {m.security_session_end()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormEnd
        news={
          <>
            <MessageLine tone="error" text={error ? errorWords(error).message : undefined} />
            <MessageLine
              tone="success"
              text={revoke.isSuccess ? m.security_session_ended() : everywhere.data?.message}
            />
          </>
        }
      >
        <Button
          variant="default"
          disabled={others === 0}
          loading={everywhere.isPending && everywhere.variables}
          onClick={() => everywhere.mutate(true)}
        >
          {m.security_everywhere_else()}
        </Button>
        <Button
          variant="default"
          loading={everywhere.isPending && !everywhere.variables}
          onClick={() => everywhere.mutate(false)}
        >
          {m.security_everywhere()}
        </Button>
      </FormEnd>
    </>
  );
}
