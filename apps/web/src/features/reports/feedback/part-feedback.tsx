import { Button } from '@mantine/core';
import type { Verdict } from '@udaya/core/reports/verdicts';
import * as m from '@udaya/messages';
import { IconArrowBackUp, IconCheck, IconX } from '../../../ui/icons.tsx';
import classes from './part-actions.module.css';

interface Props {
  /** What the part is called. */
  name: string;
  verdict: Verdict | null;
  /** Each verdict in words. */
  words: Record<Verdict, string>;
  onSay: (verdict: Verdict | null) => void;
}

export const verdictIcons: Record<Verdict, typeof IconCheck> = { fits: IconCheck, notQuite: IconX };

/** Whether a part fits, as its reader says it: changed and taken back by a press. */
export function PartFeedback({ name, verdict, words, onSay }: Props) {
  const choices: readonly Verdict[] = ['fits', 'notQuite'];
  return (
    <div role="group" aria-label={m.feedback_group({ part: name })} className={classes.choices}>
      {choices.map((one) => {
        const said = verdict === one;
        const Icon = verdictIcons[one];
        return (
          <Button
            key={one}
            size="compact-md"
            variant={said ? 'light' : 'default'}
            aria-pressed={said}
            leftSection={said ? <Icon size={16} stroke={2} aria-hidden="true" /> : undefined}
            onClick={() => onSay(said ? null : one)}
          >
            {words[one]}
          </Button>
        );
      })}
      {verdict && (
        <Button
          size="compact-md"
          variant="subtle"
          leftSection={<IconArrowBackUp size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => onSay(null)}
        >
          {m.feedback_undo()}
        </Button>
      )}
    </div>
  );
}
