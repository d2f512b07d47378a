import { Button, type ButtonProps } from '@mantine/core';
import * as m from '@udaya/messages';
import type { ComponentPropsWithoutRef } from 'react';

interface Props
  extends Omit<ButtonProps, 'children'>,
    Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps | 'children'> {
  label: string;
  /** So many seconds it rests. */
  wait: number;
}

/** A button that says how long it still rests; the keyboard stays on it meanwhile. */
export function WaitButton({ label, wait, onClick, ...others }: Props) {
  const resting = wait > 0;
  return (
    <Button
      {...others}
      data-disabled={resting || undefined}
      aria-disabled={resting || undefined}
      onClick={(event) => {
        if (!resting) onClick?.(event);
      }}
    >
      {resting ? m.account_send_wait({ label, seconds: wait }) : label}
    </Button>
  );
}
