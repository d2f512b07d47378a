import { untouchedTime } from '@udaya/core/births/birth-words';
import { isCalendarDate } from '@udaya/core/births/calendar-date';
import { showTime } from '@udaya/core/births/clock-time';
import { formatDayWithWeekday } from '@udaya/format/format-day';
import { monthNames } from '@udaya/format/month-names';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { controlId, described, FieldError } from './fields.tsx';
import { ageToConfirm, dateOf, type Errors, type Values } from './student-values.ts';

interface Props {
  values: Values;
  errors: Errors;
  change: (change: Partial<Values>) => void;
}

const digits = (text: string) => text.replaceAll(/\D/g, '');

/** The day of birth in three parts, which nobody can mistake for each other, said back with its weekday. */
export function DateField({ values, errors, change }: Props) {
  const error = errors.dateOfBirth;
  const date = dateOf(values);
  const wrong = error ? true : undefined;
  const age = ageToConfirm(values);
  return (
    <fieldset className="field" aria-describedby={described('dateOfBirth', true, error)}>
      <legend>{m.birth_date()}</legend>
      <p className="hint" id="dateOfBirth-hint">
        {m.student_date_hint()}
      </p>
      <div className="parts">
        <label>
          {m.student_day()}
          <input
            id={controlId('dateOfBirth')}
            className="two"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            aria-invalid={wrong}
            value={values.day}
            onChange={(event) => change({ day: digits(event.currentTarget.value) })}
          />
        </label>
        <label>
          {m.student_month()}
          <select
            aria-invalid={wrong}
            value={values.month}
            onChange={(event) => change({ month: event.currentTarget.value })}
          >
            <option value="">{m.student_choose()}</option>
            {monthNames(getLocale()).map((name, index) => (
              <option key={name} value={String(index + 1)}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {m.student_year()}
          <input
            className="four"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            aria-invalid={wrong}
            value={values.year}
            onChange={(event) => change({ year: digits(event.currentTarget.value) })}
          />
        </label>
      </div>
      <p className="said" aria-live="polite">
        {isCalendarDate(date) && values.year.length === 4 && !error
          ? formatDayWithWeekday(date, getLocale())
          : ''}
      </p>
      {age && (
        <div className="note">
          <p role="status">{m.student_age_question({ years: age.years })}</p>
          <label className="choice">
            <input
              type="checkbox"
              checked={values.confirmed === age.of}
              onChange={({ currentTarget: { checked } }) => change({ confirmed: checked ? age.of : '' })}
            />
            <span>{m.student_age_confirm()}</span>
          </label>
        </div>
      )}
      <FieldError path="dateOfBirth" error={error} />
    </fieldset>
  );
}

const two = (value: number) => String(value).padStart(2, '0');
// 00 stands for midnight, as the field shows it before anybody touched it.
const hours = Array.from({ length: 13 }, (_, hour) => two(hour));
const minutes = Array.from({ length: 60 }, (_, minute) => two(minute));

/** A time of twelve hours, minute by minute. It warns as long as midnight was not chosen but only left standing. */
export function TimeField({ values, errors, change }: Props) {
  const { timeOfBirth, timeAccuracy } = values;
  const error = errors.timeOfBirth;
  const needless = timeAccuracy === 'unknown';
  const [hour = '00', minute = '00', , half = 'AM'] = timeOfBirth.split(/[: ]/);
  const set = (h: string, min: string, ampm: string) => change({ timeOfBirth: `${h}:${min}:00 ${ampm}` });
  const wrong = error ? true : undefined;
  const parts = [
    { words: m.birth_time_hour(), value: hour, all: hours, on: (one: string) => set(one, minute, half) },
    {
      words: m.birth_time_minute(),
      value: minute,
      all: minutes,
      on: (one: string) => set(hour === '00' ? '12' : hour, one, half),
    },
    {
      words: m.birth_time_half(),
      value: half,
      all: ['AM', 'PM'],
      on: (one: string) => set(hour === '00' ? '12' : hour, minute, one),
    },
  ];
  return (
    <fieldset className="field" aria-describedby={described('timeOfBirth', true, error)}>
      <legend>{m.birth_time()}</legend>
      <p className="hint" id="timeOfBirth-hint">
        {needless ? m.birth_time_not_needed() : m.birth_time_hint()}
      </p>
      <div className="clock">
        {parts.map((part, index) => (
          <select
            key={part.words}
            id={index === 0 ? controlId('timeOfBirth') : undefined}
            aria-label={part.words}
            aria-invalid={wrong}
            disabled={needless}
            value={part.value}
            onChange={(event) => part.on(event.currentTarget.value)}
          >
            {part.all.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        ))}
      </div>
      <p className="warning" aria-live="polite">
        {!needless && timeAccuracy !== '' && timeOfBirth === untouchedTime
          ? m.birth_time_untouched({ time: showTime(untouchedTime) })
          : ''}
      </p>
      <FieldError path="timeOfBirth" error={error} />
    </fieldset>
  );
}
