import '@mantine/dates/styles.layer.css';
import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { isCalendarDate } from '@udaya/core/births/calendar-date';
import * as m from '@udaya/messages';
import { type ReactNode, useState } from 'react';
import { IconCalendar } from '../ui/icons.tsx';
import { readTypedDate, typedDate } from './read-typed-date.ts';
import { today } from './today.ts';

interface Props {
  label: string;
  description?: ReactNode;
  /** yyyy-MM-dd, or what was typed where that is no date. */
  value: string;
  error?: ReactNode;
  className?: string | undefined;
  /** The name of the field in the form, where a summary of errors leads to it. */
  path?: string;
  /** Where the calendar begins when there is no date yet. */
  begin?: 'month' | 'decade';
  minDate?: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A day up to today, to type as people write it, or to pick from a calendar. */
export function DateField({
  label,
  description,
  value,
  error,
  className,
  path,
  begin = 'month',
  minDate,
  onChange,
  onBlur,
}: Props) {
  const [typed, setTyped] = useState(typedDate(value));
  const [opened, setOpened] = useState(false);
  const real = isCalendarDate(value);
  // Changed from outside, by a reset of the form or by going back.
  if ((readTypedDate(typed) ?? typed) !== value) setTyped(typedDate(value));

  const type = (text: string) => {
    const read = readTypedDate(text);
    // Eight digits need no separators: they are put in as soon as it is a date.
    setTyped(read && /^\d{8}$/.test(text) ? typedDate(read) : text);
    onChange(read ?? text);
  };
  const pick = (date: string | null) => {
    if (!date) return;
    setTyped(typedDate(date));
    onChange(date);
    setOpened(false);
  };

  return (
    <TextInput
      className={className}
      label={label}
      description={description}
      placeholder={m.form_calendar_placeholder()}
      autoComplete="off"
      inputMode="numeric"
      maxLength={30}
      value={typed}
      error={error}
      data-path={path}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        if (real) setTyped(typedDate(value));
        onBlur?.();
      }}
      rightSectionWidth={48}
      rightSectionPointerEvents="all"
      rightSection={
        <Popover
          opened={opened}
          onChange={setOpened}
          position="bottom-end"
          shadow="md"
          radius="md"
          trapFocus
          returnFocus
        >
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              size={36}
              aria-label={m.form_calendar({ label })}
              aria-haspopup="dialog"
              onClick={() => setOpened(!opened)}
            >
              <IconCalendar size={20} stroke={1.7} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown aria-label={m.form_calendar({ label })}>
            <DatePicker
              size="md"
              value={real ? value : null}
              onChange={pick}
              defaultDate={real ? value : today()}
              defaultLevel={real ? 'month' : begin}
              {...(minDate ? { minDate } : {})}
              maxDate={today()}
              hideOutsideDates
              weekendDays={[]}
              ariaLabels={{
                nextMonth: m.form_calendar_next(),
                previousMonth: m.form_calendar_previous(),
                nextYear: m.form_calendar_next(),
                previousYear: m.form_calendar_previous(),
                nextDecade: m.form_calendar_next(),
                previousDecade: m.form_calendar_previous(),
              }}
            />
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
