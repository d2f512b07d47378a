/** A time of the clock '07:05:00 PM' as it is read, '07:05 PM'; seconds stay where there are some. */
export function showTime(time: string): string {
  return time.replace(/^(\d{2}:\d{2}):00 /, '$1 ');
}
