import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Session } from '@udaya/contract/sessions';
import * as m from '@udaya/messages';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconLock } from '../ui/icons.tsx';
import { homeOf } from './destinations.ts';
import { roleLabel } from './role-label.ts';
import { useTitleInstead } from './use-page-title.ts';

/** What a page shows to somebody of another role. */
export function ForbiddenPage({ session }: { session: Session }) {
  useTitleInstead(m.error_forbidden_title());
  return (
    <EmptyState
      heading="h1"
      icon={<IconLock size={28} stroke={1.6} />}
      title={m.error_forbidden_title()}
      text={m.error_forbidden_text({ username: session.username, role: roleLabel(session.role) })}
      action={
        <Button component={Link} to={homeOf(session.role)}>
          {m.action_home()}
        </Button>
      }
    />
  );
}
