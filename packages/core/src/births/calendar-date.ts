const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day of the calendar, written yyyy-MM-dd. 31 February is none. */
export function isCalendarDate(text: string): boolean {
  const match = pattern.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    year > 0 &&
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day
  );
}

/** Completed years between two calendar dates written yyyy-MM-dd. */
export function yearsBetween(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** Completed months between two calendar dates written yyyy-MM-dd. */
export function monthsBetween(birth: string, day: string): number {
  const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const months = monthOf(day) - monthOf(birth);
  return day.slice(8) < birth.slice(8) ? months - 1 : months;
}
