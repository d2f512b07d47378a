import { NativeSelect } from '@mantine/core';
import { untouchedTime } from '@udaya/core/births/birth-words';
import { showTime } from '@udaya/core/births/clock-time';
import * as m from '@udaya/messages';
import { type FocusEvent, type ReactNode, useId } from 'react';
import { IconClockExclamation } from '../../../ui/icons.tsx';
import { leavesGroup } from '../leaves-group.ts';
import classes from './birth-time-field.module.css';

const two = (value: number) => String(value).padStart(2, '0');
// 00 stands for midnight, as the field shows it before anybody touched it.
const hours = Array.from({ length: 13 }, (_, hour) => two(hour));
const minutes = Array.from({ length: 60 }, (_, minute) => two(minute));
const halves = ['AM', 'PM'];

interface Props {
  path: string;
  /** 'hh:mm:ss AM', the wire's form. */
  value: string;
  error?: ReactNode;
  /** A time that is not known needs none. */
  disabled: boolean;
  /** Whether to warn of a midnight that nobody chose. */
  warns: boolean;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** A time of twelve hours, minute by minute. It warns as long as midnight was not chosen but only left standing. */
export function BirthTimeField({ path, value, error, disabled, warns, onChange, onBlur }: Props) {
  const id = useId();
  const [hour = '00', minute = '00', , half = 'AM'] = value.split(/[: ]/);
  const untouched = warns && value === untouchedTime && !disabled;
  const set = (h: string, min: string, ampm: string) => onChange(`${h}:${min}:00 ${ampm}`);
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (leavesGroup(event)) onBlur();
  };
  return (
    <fieldset className={classes.group} aria-describedby={`${id}-hint ${id}-warning`}>
      <legend className={classes.label}>{m.birth_time()}</legend>
      <p id={`${id}-hint`} className={classes.hint}>
        {disabled ? m.birth_time_not_needed() : m.birth_time_hint()}
      </p>
      <div className={classes.clock}>
        <NativeSelect
          size="md"
          aria-label={m.birth_time_hour()}
          data={hours}
          value={hour}
          disabled={disabled}
          error={Boolean(error)}
          onBlur={leave}
          data-path={path}
          onChange={(event) => set(event.currentTarget.value, minute, half)}
        />
        <span className={classes.colon} aria-hidden="true">
          :
        </span>
        <NativeSelect
          size="md"
          aria-label={m.birth_time_minute()}
          data={minutes}
          value={minute}
          disabled={disabled}
          error={Boolean(error)}
          onBlur={leave}
          onChange={(event) => set(hour === '00' ? '12' : hour, event.currentTarget.value, half)}
        />
        <NativeSelect
          size="md"
          aria-label={m.birth_time_half()}
          data={halves}
          value={half}
          disabled={disabled}
          error={Boolean(error)}
          onBlur={leave}
          onChange={(event) => set(hour === '00' ? '12' : hour, minute, event.currentTarget.value)}
        />
      </div>
      {error && <p className={classes.error}>{error}</p>}
      <div id={`${id}-warning`} aria-live="polite">
        {untouched && (
          <p className={classes.warning}>
            <IconClockExclamation size={18} stroke={1.7} aria-hidden="true" />
            {m.birth_time_untouched({ time: showTime(value) })}
          </p>
        )}
      </div>
    </fieldset>
  );
}
