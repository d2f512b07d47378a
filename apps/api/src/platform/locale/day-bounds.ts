/** The days yyyy-MM-dd of a period in a time zone, and the instants where each begins; the last bound is where today ends. */
export interface DayBounds {
  days: string[];
  bounds: Date[];
}

/** The last so many days in a time zone, today among them. Each is as long as the clock there makes it. */
export function dayBounds(now: Temporal.Instant, timeZone: string, count: number): DayBounds {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const days = Array.from({ length: count }, (_, index) => today.add({ days: index + 1 - count }));
  const bounds = [...days, today.add({ days: 1 })].map(
    (day) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds),
  );
  return { days: days.map(String), bounds };
}
