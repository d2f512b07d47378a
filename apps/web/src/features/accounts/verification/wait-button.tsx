import * as m from '@udaya/messages';
import type { ComponentProps } from 'react';
import { WorkingButton } from '../../../ui/working-button.tsx';

interface Props extends Omit<ComponentProps<typeof WorkingButton>, 'children'> {
  label: string;
  /** So many seconds it rests. */
  wait: number;
}

/** A button that says how long it still rests; the keyboard stays on it meanwhile. */
export function WaitButton({ label, wait, working, onClick, ...others }: Props) {
  const resting = wait > 0;
  return (
    <WorkingButton
      {...others}
      working={working}
      data-disabled={resting || undefined}
      aria-disabled={resting || working || undefined}
      onClick={(event) => {
        if (!resting) onClick?.(event);
      }}
    >
      {resting ? m.account_send_wait({ label, seconds: wait }) : label}
    </WorkingButton>
  );
}
