import { Text } from '@mantine/core';
import { firstBirthDate } from '@udaya/core/births/birth-words';
import { isCalendarDate } from '@udaya/core/births/calendar-date';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { DateField } from '../../../shell/date-field.tsx';
import { showDateWithWeekday } from '../../../shell/show-date.ts';

interface Props {
  path: string;
  /** yyyy-MM-dd, or what was typed where that is no date. */
  value: string;
  error?: ReactNode;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** The day of birth, said back with its weekday. The calendar begins with the years. */
export function BirthDateField({ path, value, error, onChange, onBlur }: Props) {
  return (
    <div>
      <DateField
        label={m.birth_date()}
        description={m.birth_date_hint()}
        value={value}
        error={error}
        path={path}
        begin="decade"
        minDate={firstBirthDate}
        onChange={onChange}
        onBlur={onBlur}
      />
      {isCalendarDate(value) && !error && (
        <Text size="sm" mt={4} aria-live="polite">
          {showDateWithWeekday(value)}
        </Text>
      )}
    </div>
  );
}
