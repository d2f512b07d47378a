import * as m from '@udaya/messages';

/** A time zone as hours from Greenwich, then as clocks show it, with its name: '5.5 hours (UTC+05:30, Asia/Kolkata)'. */
export function timeZoneWords(minutes: number, name: string): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  const sign = minutes < 0 ? '-' : '+';
  const offset = `UTC${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  const hours = Number((minutes / 60).toFixed(2));
  return m.report_time_zone_value({ hours, offset, zone: name });
}
