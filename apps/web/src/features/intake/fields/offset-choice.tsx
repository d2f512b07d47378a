import { Button, TextInput } from '@mantine/core';
import type { ResolvedBirth } from '@udaya/contract/births';
import { formatOffset } from '@udaya/core/births/clock-time';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { ChoiceGroup } from './choice-group.tsx';
import classes from './offset-choice.module.css';
import { readTypedOffset } from './read-typed-offset.ts';

interface Props {
  /** What the record of the place's zone says, without anything chosen by hand. */
  recorded: ResolvedBirth;
  /** The offset chosen by hand, in minutes. */
  chosen: number | undefined;
  onChoose: (utcOffsetMinutes: number | undefined) => void;
}

/** Which of the clocks that may have been meant it was: some to choose from, or one to type. */
export function OffsetChoice({ recorded, chosen, onChoose }: Props) {
  const uncertain = recorded.warnings.some(({ code }) => code === 'zone-merged-before-1970');
  if (recorded.choices.length > 0) {
    const current = chosen ?? recorded.utcOffsetMinutes;
    const nearest = recorded.choices.reduce((best, one) =>
      Math.abs(one.utcOffsetMinutes - current) < Math.abs(best.utcOffsetMinutes - current) ? one : best,
    );
    return (
      <ChoiceGroup
        path="utcOffsetMinutes"
        label={m.birth_offset()}
        choices={recorded.choices.map(({ utcOffsetMinutes, label }) => ({
          value: String(utcOffsetMinutes),
          label,
        }))}
        value={String(nearest.utcOffsetMinutes)}
        onChange={(value) => onChoose(Number(value))}
      />
    );
  }
  return uncertain ? <OffsetByHand chosen={chosen} onChoose={onChoose} /> : null;
}

function OffsetByHand({ chosen, onChoose }: Pick<Props, 'chosen' | 'onChoose'>) {
  const [typed, setTyped] = useState(chosen === undefined ? '' : formatOffset(chosen * 60));
  const [unread, setUnread] = useState(false);
  const apply = () => {
    const minutes = readTypedOffset(typed);
    setUnread(minutes === undefined && typed.trim() !== '');
    if (minutes !== undefined || typed.trim() === '') onChoose(minutes);
  };
  return (
    <div className={classes.byHand}>
      <TextInput
        label={m.birth_offset_by_hand()}
        placeholder="+05:30"
        maxLength={12}
        value={typed}
        error={unread ? m.birth_offset_unread() : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <Button variant="default" onClick={apply}>
        {m.birth_offset_apply()}
      </Button>
    </div>
  );
}
