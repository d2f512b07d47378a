import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Session } from '@udaya/contract/sessions';
import * as m from '@udaya/messages';
import { useHeadingFocusNow } from '../../../shell/use-heading-focus.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconUsers } from '../../../ui/icons.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import type { Invitation } from './reset-form.tsx';

interface Props {
  session: Session;
  invited: Invitation;
  logOut: () => Promise<unknown>;
}

/** Somebody opened the invitation of somebody else: who is who, and the way on. */
export function LoggedInElse({ session, invited, logOut }: Props) {
  useHeadingFocusNow();
  const leaving = useMutation({ mutationFn: logOut });
  const own = `${session.firstName} ${session.lastName}`.trim();
  return (
    <EmptyState
      heading="h1"
      icon={<IconUsers size={28} stroke={1.6} />}
      title={m.member_else_title({ name: invited.name ?? invited.username })}
      text={m.member_else_text({
        name: own,
        username: session.username,
        invited: invited.name ?? invited.username,
        invitedUsername: invited.username,
      })}
      action={
        <Stack align="center" gap="sm">
          <WorkingButton size="lg" working={leaving.isPending} onClick={() => leaving.mutate()}>
            {m.member_else_leave()}
          </WorkingButton>
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/" />}>
            {m.member_else_stay({ name: own })}
          </Button>
        </Stack>
      }
    />
  );
}
