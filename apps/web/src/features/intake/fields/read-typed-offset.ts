const furthest = 16 * 60;

/** Reads an offset from Greenwich as people type it: '+05:30', 'UTC+5:30', '-3', '5.5'. Minutes, or undefined. */
export function readTypedOffset(typed: string): number | undefined {
  const text = typed
    .trim()
    .toUpperCase()
    .replace(/^(UTC|GMT)\s*/, '')
    .replace('−', '-');
  const clock = /^([+-]?)(\d{1,2})(?::?([0-5]\d))?$/.exec(text);
  const decimal = /^([+-]?)(\d{1,2}[.,]\d{1,2})$/.exec(text);
  const match = clock ?? decimal;
  if (!match) return undefined;
  const size = clock
    ? Number(clock[2]) * 60 + Number(clock[3] ?? 0)
    : Math.round(Number(match[2]?.replace(',', '.')) * 60);
  const minutes = match[1] === '-' ? -size : size;
  return Math.abs(minutes) <= furthest ? minutes : undefined;
}
