/** A time of day. Hours 0 to 23. */
export interface TimeOfDay {
  hour: number;
  minute: number;
  second: number;
}

const pattern = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*(AM|PM))?$/i;

/**
 * Reads a birth time as it comes over the wire. A text that bears AM or PM is read by that alone ('00:00:00 AM' and
 * '12:00 AM' are midnight). Any other is a 24-hour time, except that `meridies` 'Pm' adds twelve to hours 1 to 11; 'Am'
 * changes nothing, being a constant of old clients. Undefined for what is no time, 13:00 PM among it.
 */
export function parseBirthTime(text: string, meridies?: string): TimeOfDay | undefined {
  const match = pattern.exec(text.trim());
  if (!match) return undefined;
  const hour = Number(match[1]);
  const minute = Number(match[2]);
  const second = Number(match[3] ?? 0);
  if (minute > 59 || second > 59) return undefined;
  const half = match[4]?.toUpperCase();
  if (half) {
    if (hour > 12) return undefined;
    return { hour: (hour % 12) + (half === 'PM' ? 12 : 0), minute, second };
  }
  if (hour > 23) return undefined;
  const afternoon = meridies?.toLowerCase() === 'pm' && hour >= 1 && hour <= 11;
  return { hour: afternoon ? hour + 12 : hour, minute, second };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** 24-hour text 'HH:mm:ss', the form the engine takes. */
export function toClockTime({ hour, minute, second }: TimeOfDay): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}`;
}

/** 12-hour text '07:05:00 PM', the form that records and pages show. Midnight is '12:00:00 AM'. */
export function toTwelveHour({ hour, minute, second }: TimeOfDay): string {
  return `${twoDigits(hour % 12 || 12)}:${twoDigits(minute)}:${twoDigits(second)} ${hour < 12 ? 'AM' : 'PM'}`;
}
