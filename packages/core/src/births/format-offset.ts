/** An offset from UTC in seconds as +05:30; seconds are shown where the clocks of the time had some. */
export function formatOffset(offsetSeconds: number): string {
  const total = Math.round(Math.abs(offsetSeconds));
  const pad = (value: number) => String(value).padStart(2, '0');
  const seconds = total % 60 === 0 ? '' : `:${pad(total % 60)}`;
  return `${offsetSeconds < 0 ? '-' : '+'}${pad(Math.floor(total / 3600))}:${pad(Math.floor(total / 60) % 60)}${seconds}`;
}
