import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

interface Props
  extends Omit<ButtonProps, 'loading' | 'loaderProps'>,
    Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  working: boolean;
}

/** A button that takes no second click while it works. It is not disabled then, so the keyboard stays on it. */
export function WorkingButton({ working, leftSection, onClick, ...others }: Props) {
  return (
    <Button
      aria-disabled={working || undefined}
      {...others}
      leftSection={working ? <Loader size={18} color="currentColor" /> : leftSection}
      onClick={(event) => {
        // Also keeps a form from being sent again, by the button or by Enter.
        if (working) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
