import '@mantine/dates/styles.layer.css';
import { ActionIcon, Popover, Text, TextInput } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { firstBirthDate } from '@udaya/core/births/birth-words';
import { isCalendarDate } from '@udaya/core/births/calendar-date';
import * as m from '@udaya/messages';
import { IconCalendar } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { showDateWithWeekday, todayText } from '../show-date.ts';
import { readTypedDate, typedDate } from './read-typed-date.ts';

interface Props {
  /** yyyy-MM-dd, or what was typed where that is no date. */
  value: string;
  error?: ReactNode;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** A date to type, or to pick from a calendar that begins with the years. */
export function BirthDateField({ value, error, onChange, onBlur }: Props) {
  const [typed, setTyped] = useState(typedDate(value));
  const [opened, setOpened] = useState(false);
  const real = isCalendarDate(value);

  const type = (text: string) => {
    setTyped(text);
    onChange(readTypedDate(text) ?? text);
  };
  const pick = (date: string | null) => {
    if (!date) return;
    setTyped(typedDate(date));
    onChange(date);
    setOpened(false);
  };

  return (
    <div>
      <TextInput
        label={m.birth_date()}
        description={m.birth_date_hint()}
        placeholder={m.birth_date_placeholder()}
        autoComplete="off"
        maxLength={30}
        value={typed}
        error={error}
        data-path="dateOfBirth"
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => {
          if (real) setTyped(typedDate(value));
          onBlur();
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
                aria-label={m.birth_date_calendar()}
                aria-haspopup="dialog"
                onClick={() => setOpened(!opened)}
              >
                <IconCalendar size={20} stroke={1.7} />
              </ActionIcon>
            </Popover.Target>
            <Popover.Dropdown aria-label={m.birth_date_calendar()}>
              <DatePicker
                size="md"
                value={real ? value : null}
                onChange={pick}
                defaultDate={real ? value : todayText()}
                defaultLevel={real ? 'month' : 'decade'}
                minDate={firstBirthDate}
                maxDate={todayText()}
                hideOutsideDates
                weekendDays={[]}
                ariaLabels={{
                  nextMonth: m.birth_date_next(),
                  previousMonth: m.birth_date_previous(),
                  nextYear: m.birth_date_next(),
                  previousYear: m.birth_date_previous(),
                  nextDecade: m.birth_date_next(),
                  previousDecade: m.birth_date_previous(),
                }}
              />
            </Popover.Dropdown>
          </Popover>
        }
      />
      {real && !error && (
        <Text size="sm" mt={4} aria-live="polite">
          {showDateWithWeekday(value)}
        </Text>
      )}
    </div>
  );
}
