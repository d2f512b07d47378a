import type { BirthInstant } from '@udaya/astro/resolve-birth-instant';
import { plainTime } from '@udaya/core/births/clock-time';
import * as m from '@udaya/messages';

/** The clocks go the other way again within so many days where they are changed for summer and winter. */
const seasonDays = 400;

interface Change {
  kind: 'overlap' | 'gap';
  /** Earlier first. */
  candidates: readonly [BirthInstant, BirthInstant];
  zone: string;
  /** Local clock time HH:mm:ss, as it was entered. */
  clockTime: string;
}

/** The two readings of a time that came twice or was skipped when the clocks were changed, in the order of the clocks, in words. */
export function changeChoices({ kind, candidates: [earlier, later], zone, clockTime }: Change) {
  const isBack = kind === 'overlap';
  // Of a gap the earlier instant is read with the new offset, of an overlap with the old one.
  const [before, after] = isBack ? [earlier, later] : [later, earlier];
  const seasonal = goesBackAndForth(zone, before, after);
  const words = isBack
    ? seasonal
      ? [m.birth_clock_first_summer, m.birth_clock_second_winter]
      : [m.birth_clock_first, m.birth_clock_second]
    : seasonal
      ? [m.birth_clock_still_winter, m.birth_clock_already_summer]
      : [m.birth_clock_not_yet_forward, m.birth_clock_already_forward];
  const time = plainTime(clockTime);
  return [before, after].map(({ offsetSeconds }, index) => ({
    offsetSeconds,
    words: words[index]?.({ time }) ?? '',
  }));
}

/** Whether a change between two offsets was one for summer or winter: the next change takes it back. */
function goesBackAndForth(zone: string, before: BirthInstant, after: BirthInstant): boolean {
  // A day after the change both readings lie behind it.
  const changed = Temporal.Instant.fromEpochMilliseconds(Math.max(before.utcMs, after.utcMs))
    .toZonedDateTimeISO(zone)
    .add({ days: 1 });
  const next = changed.getTimeZoneTransition('next');
  if (!next || next.epochMilliseconds - changed.epochMilliseconds > seasonDays * 86_400_000) return false;
  return next.offsetNanoseconds / 1e9 === before.offsetSeconds;
}
