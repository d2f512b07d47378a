import { Alert } from '@mantine/core';
import * as m from '@udaya/messages';
import { IconLock } from '../../ui/icons.tsx';

/** Tells somebody that the own branch takes no new reports, and what goes on. */
export function BranchClosedNote({ branch }: { branch: string }) {
  return (
    <Alert
      color="clay"
      role="note"
      icon={<IconLock size={20} aria-hidden="true" />}
      title={m.branch_closed_title({ branch })}
    >
      {m.branch_closed_text()}
    </Alert>
  );
}
