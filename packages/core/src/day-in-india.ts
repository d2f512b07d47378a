import { productTimeZone } from './product-time-zone.ts';

/** An instant as its day in the product's time zone: '4 March 2026'. */
export function dayInIndia(instant: Date): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: productTimeZone } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(instant);
}
