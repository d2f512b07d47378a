import { productTimeZone } from '@udaya/core/product-time-zone';

const zoned = (at: Date) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(productTimeZone);
const toDate = (at: Temporal.ZonedDateTime) => new Date(at.epochMilliseconds);

/** When what was made at an instant has been kept for so many months. */
export function dueOf(createdAt: Date, months: number): Date {
  return toDate(zoned(createdAt).add({ months }));
}

/** What was made before this instant has been kept for so many months by another. */
export function createdBefore(dueAt: Date, months: number): Date {
  return toDate(zoned(dueAt).subtract({ months }));
}

/** The first instants of the months after the one of an instant, so many. */
export function nextMonths(at: Date, many: number): Date[] {
  const first = zoned(at).with({ day: 1 }).startOfDay();
  return Array.from({ length: many }, (_, index) => toDate(first.add({ months: index + 1 })));
}

/** The day of an instant in the product's time zone. */
export function dayOf(at: Date): string {
  return zoned(at).toPlainDate().toString();
}
