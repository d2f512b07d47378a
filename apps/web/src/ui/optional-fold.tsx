import { type ReactNode, useState } from 'react';
import { IconChevronRight } from './icons.tsx';
import classes from './optional-fold.module.css';

interface Props {
  /** What is in it, in words: nobody should have to open it to know. */
  label: string;
  /** Something in it was filled in when the form was opened. */
  filled: boolean;
  /** Something in it is wrong: it opens, so that the error is seen. */
  wrong: boolean;
  children: ReactNode;
}

/** Fields that may stay empty, folded away. What was typed stays in them, folded or not. */
export function OptionalFold({ label, filled, wrong, children }: Props) {
  const [open, setOpen] = useState(filled);
  const [wasWrong, setWasWrong] = useState(false);
  if (wrong !== wasWrong) {
    setWasWrong(wrong);
    if (wrong) setOpen(true);
  }
  return (
    <details className={classes.fold} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <IconChevronRight size={18} stroke={1.8} aria-hidden="true" />
        {label}
      </summary>
      <div className={classes.inside}>{children}</div>
    </details>
  );
}
