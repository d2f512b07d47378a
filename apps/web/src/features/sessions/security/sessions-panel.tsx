import { sessions, type OpenSession } from '@udaya/contract/sessions';
import * as m from '@udaya/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { call } from '../../../api/call.ts';
import { errorLine, errorWords } from '../../../api/error-words.ts';
import { sessionStore } from '../../../api/session-store.ts';
import { useSession } from '../../../api/use-session.ts';
import { portalOf } from '../../../shell/destinations.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormEnd } from '../../../ui/form-end.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { focusPanelHeading } from '../../../ui/focus-panel-heading.ts';
import classes from './security-page.module.css';
import { activityQuery, sessionsQuery } from './security-queries.ts';
import { SessionRow } from './session-row.tsx';

/** Where one is signed in, and the ways to end that. */
export function SessionsPanel() {
  const query = useQuery(sessionsQuery);
  return (
    <SectionPanel title={m.security_sessions_title()} lead={m.security_sessions_lead()}>
      {query.isPending && <LoadingState />}
      {query.isError && <ErrorState {...errorWords(query.error)} onRetry={() => void query.refetch()} />}
      {query.isSuccess && <Sessions open={query.data.sessions} />}
    </SectionPanel>
  );
}

function Sessions({ open }: { open: readonly OpenSession[] }) {
  const { role } = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
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
      sessionStore.end('signed-out');
      void navigate({ to: portalOf(role), search: { notice: 'signed-out' }, replace: true });
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
  const others = open.filter(({ current }) => !current).length;
  const error = revoke.error ?? everywhere.error;
  return (
    <>
      <ul ref={list} className={classes.list}>
        {open.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            ending={revoke.isPending && revoke.variables === session.id}
            onEnd={() => end(session.id)}
          />
        ))}
      </ul>
      <FormEnd
        messages={
          <>
            <MessageLine tone="error" {...errorLine(error)} />
            <MessageLine
              tone="success"
              text={revoke.isSuccess ? m.security_session_ended() : everywhere.data?.message}
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
          {m.security_everywhere_else()}
        </WorkingButton>
        <WorkingButton
          variant="default"
          working={everywhere.isPending && !everywhere.variables}
          onClick={() => endAll(false)}
        >
          {m.security_everywhere()}
        </WorkingButton>
      </FormEnd>
    </>
  );
}
