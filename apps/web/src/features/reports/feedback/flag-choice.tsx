import { Button } from '@mantine/core';
import * as m from '@udaya/messages';
import type { Ref } from 'react';
import classes from './flag-choice.module.css';

interface Props {
  ref?: Ref<HTMLButtonElement>;
  /** What the place is called. */
  name: string;
  flagged: boolean;
  onSay: (flagged: boolean) => void;
}

/** Lets a reader flag something as upsetting, and takes it back by a press. */
export function FlagChoice({ ref, name, flagged, onSay }: Props) {
  return (
    <Button
      ref={ref}
      size="compact-md"
      variant={flagged ? 'light' : 'subtle'}
      color="gray"
      className={classes.choice}
      aria-pressed={flagged}
      aria-label={m.feedback_upset_of({ part: name })}
      onClick={() => onSay(!flagged)}
    >
      {m.feedback_upset()}
    </Button>
  );
}
