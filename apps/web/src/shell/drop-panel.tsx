import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import classes from './drop-panel.module.css';

interface Props {
  className?: string | undefined;
  /** The looks of the button, and what it says. */
  buttonClass?: string | undefined;
  label?: string | undefined;
  button: ReactNode;
  /** What it opens; it is there only while it is open. */
  children: (close: () => void) => ReactNode;
  panelClass?: string | undefined;
}

/** A button with a panel of links or buttons below it: Escape, a press beside it and leaving it by the keyboard close it. */
export function DropPanel({
  className = '',
  buttonClass,
  label,
  button: words,
  children,
  panelClass = '',
}: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what it hears comes from the buttons in it
    <div className={`${classes.drop} ${className}`} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {words}
      </button>
      {open && (
        <>
          {/* A click anywhere else closes it. */}
          <div className={classes.beside} aria-hidden="true" onClick={close} />
          <div id={id} className={`${classes.panel} ${panelClass}`}>
            {children(close)}
          </div>
        </>
      )}
    </div>
  );
}
