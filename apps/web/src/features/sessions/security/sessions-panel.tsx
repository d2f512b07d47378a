import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type OpenSession, sessions } from '@udaya/contract/sessions';
import * as m from '@udaya/messages';
import { useRef } from 'react';
import { call } from '../../../api/call.ts';
import { errorLine } from '../../../api/error-text.ts';
import { sessionStore } from '../../../api/session-store.ts';
import { useSession } from '../../../api/use-session.ts';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import type { Column, ListPage } from '../../../shell/data-list/list-types.ts';
import { RowActions } from '../../../shell/data-list/row-actions.tsx';
import { portalOf } from '../../../shell/destinations.ts';
import { focusPanelHeading } from '../../../ui/focus-heading.ts';
import { FormEnd } from '../../../ui/form-end.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { activityQuery, sessionsQuery } from './security-queries.ts';

const columns: readonly Column<OpenSession>[] = [
  {
    key: 'device',
    title: m.account_security_session_device(),
    card: 'name',
    minWidth: '9rem',
    cell: ({ device }) => device,
  },
  {
    key: 'seen',
    title: m.account_security_session_seen(),
    card: 'fact',
    cell: ({ lastSeenDate }) => <Timestamp instant={lastSeenDate} />,
  },
  {
    key: 'began',
    title: m.account_security_session_began(),
    card: 'fact',
    cell: ({ createdDate }) => <Timestamp instant={createdDate} />,
  },
];

/** Where one is logged in, and the ways to end that. */
export function SessionsPanel() {
  const { role } = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const query = useQuery({ ...sessionsQuery, select: sessionPage });
  const revoke = useMutation({
    mutationFn: (id: string) => call(sessions.end, { params: { id } }),
    onSuccess: (left) => {
      focusPanelHeading(list.current);
      queryClient.setQueryData(sessionsQuery.queryKey, left);
      void queryClient.invalidateQueries(activityQuery);
    },
  });
  const everywhere = useMutation({
    mutationFn: (keepCurrent: boolean) => call(sessions.endAll, { body: { keepCurrent } }),
    onSuccess: (_done, keepCurrent) => {
      if (keepCurrent) {
        focusPanelHeading(list.current);
        void queryClient.invalidateQueries({ queryKey: ['security'] });
        return;
      }
      sessionStore.end('logged-out');
      void navigate({ to: portalOf(role), search: { notice: 'logged-out' }, replace: true });
    },
  });
  // What is said is about the latest of the two.
  const end = (id: string) => {
    everywhere.reset();
    revoke.mutate(id);
  };
  const endAll = (keepCurrent: boolean) => {
    revoke.reset();
    everywhere.mutate(keepCurrent);
  };
  const others = query.data?.rows.filter(({ current }) => !current).length ?? 0;
  const error = revoke.error ?? everywhere.error;
  return (
    <SectionPanel title={m.account_security_sessions_title()} lead={m.account_security_sessions_lead()}>
      <div ref={list}>
        <DataList
          title={m.account_security_sessions_title()}
          query={query}
          columns={columns}
          renderActions={(session) => (
            <SessionActions
              session={session}
              ending={revoke.isPending && revoke.variables === session.id}
              onEnd={() => end(session.id)}
            />
          )}
          expected={1}
          empty={null}
        />
      </div>
      <FormEnd
        messages={
          <>
            <MessageLine tone="error" {...errorLine(error)} />
            <MessageLine
              tone="success"
              text={revoke.isSuccess ? m.account_security_session_ended() : everywhere.data?.message}
            />
          </>
        }
      >
        <WorkingButton
          variant="default"
          disabled={others === 0}
          working={everywhere.isPending && everywhere.variables}
          onClick={() => endAll(true)}
        >
          {m.account_security_everywhere_else()}
        </WorkingButton>
        <WorkingButton
          variant="default"
          working={everywhere.isPending && !everywhere.variables}
          onClick={() => endAll(false)}
        >
          {m.account_security_everywhere()}
        </WorkingButton>
      </FormEnd>
    </SectionPanel>
  );
}

interface ActionsProps {
  session: OpenSession;
  /** It is being ended. */
  ending: boolean;
  onEnd: () => void;
}

function SessionActions({ session: { current, device }, ending, onEnd }: ActionsProps) {
  if (current) return <StatusBadge tone="good">{m.account_security_session_current()}</StatusBadge>;
  return (
    <RowActions
      menuLabel={m.account_security_session_end_label({ device })}
      actions={[
        {
          key: 'end',
          label: m.account_security_session_end(),
          fullLabel: m.account_security_session_end_label({ device }),
          onChoose: onEnd,
          working: ending,
        },
      ]}
    />
  );
}

function sessionPage({ sessions: rows }: { sessions: OpenSession[] }): ListPage<OpenSession> {
  return { rows, total: rows.length, pages: 1 };
}
