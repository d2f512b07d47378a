import { productTimeZone } from '@udaya/core/product-time-zone';

/** The first instant of a day yyyy-MM-dd in a time zone, `plusDays` later; undefined without a day. */
export function startOfDay(
  day: string | undefined,
  timeZone: string = productTimeZone,
  plusDays = 0,
): Date | undefined {
  if (!day) return undefined;
  const start = Temporal.PlainDate.from(day).add({ days: plusDays }).toZonedDateTime(timeZone);
  return new Date(start.epochMilliseconds);
}
