import { productTimeZone } from '@udaya/core/product-time-zone';

/** The first day of this month where the product counts, or of one some months earlier, as yyyy-MM-dd. */
export function firstOfMonth(monthsAgo = 0): string {
  const today = Temporal.Now.plainDateISO(productTimeZone);
  return today.with({ day: 1 }).subtract({ months: monthsAgo }).toString();
}

/** The months up to this one as yyyy-MM, the latest first. */
export function latestMonths(count: number): string[] {
  return Array.from({ length: count }, (_, ago) => firstOfMonth(ago).slice(0, 7));
}
