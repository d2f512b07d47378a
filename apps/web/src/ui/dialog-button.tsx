import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

interface Props extends ButtonProps {
  'aria-label'?: string;
  /** The dialog, mostly one whose code comes with it (`lazy`); it is there only while it is open. */
  renderDialog: (close: () => void) => ReactNode;
}

/** A button that opens a dialog, and has the keyboard back once that is closed. */
export function DialogButton({ renderDialog, ...button }: Props) {
  const [open, setOpen] = useState(false);
  const focus = useFocusReturn();
  const show = () => {
    focus.leave();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    focus.comeBack();
  };
  return (
    <>
      <Button variant="default" {...button} onClick={show} />
      {open && <Suspense>{renderDialog(close)}</Suspense>}
    </>
  );
}
