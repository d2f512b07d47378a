import type { BirthTimeWarning } from '@udaya/astro/resolve-birth-instant';
import { formatOffset } from '@udaya/core/births/clock-time';
import * as m from '@udaya/messages';
import { changeChoices } from './clock-change.ts';
import type { Moment } from './resolve-moment.ts';

const texts: Record<BirthTimeWarning, () => string> = {
  'time-skipped': m.birth_clock_warning_skipped,
  'time-repeated': m.birth_clock_warning_repeated,
  'zone-merged-before-1970': m.birth_warning_zone_merged,
  'india-wartime': m.birth_warning_india_wartime,
  'india-before-1948': m.birth_warning_india_before_1948,
  'offset-given-by-hand': m.birth_warning_offset_by_hand,
};

/** Doubts about a local time, in words. Codes that a newer engine no longer knows are left out. */
export function describeWarnings(codes: readonly string[]): { code: string; message: string }[] {
  return codes.flatMap((code) => {
    const text = texts[code as BirthTimeWarning] as (() => string) | undefined;
    return text ? [{ code, message: text() }] : [];
  });
}

// Clock times that were kept in India before one time held for all: minutes east of Greenwich.
const indianOffsets = {
  standard: 330,
  wartime: 390,
  calcutta: 353 + 1 / 3,
  madras: 321 + 1 / 6,
  bombay: 291,
};

/** The offsets that a person may choose from where a local time is in doubt; empty where it is not. */
export function offsetChoices({
  instant,
  place: { zone },
  clockTime,
}: Moment): { utcOffsetMinutes: number; label: string }[] {
  if (instant.kind !== 'unique') {
    return changeChoices({ ...instant, zone, clockTime }).map(({ offsetSeconds, words }) => ({
      utcOffsetMinutes: offsetSeconds / 60,
      label: `${words} (UTC${formatOffset(offsetSeconds)})`,
    }));
  }
  const { standard, wartime, calcutta, madras, bombay } = indianOffsets;
  if (instant.warnings.includes('india-wartime')) {
    return [
      choice(wartime, m.birth_choice_india_wartime()),
      choice(standard, m.birth_choice_india_standard()),
    ];
  }
  if (instant.warnings.includes('india-before-1948')) {
    return [
      choice(standard, m.birth_choice_india_standard()),
      choice(calcutta, m.birth_choice_calcutta()),
      choice(madras, m.birth_choice_madras()),
      choice(bombay, m.birth_choice_bombay()),
    ];
  }
  return [];
}

const choice = (minutes: number, what: string) => ({
  utcOffsetMinutes: minutes,
  label: `UTC${formatOffset(minutes * 60)}, ${what}`,
});

/** What is doubtful about a settled moment, in words, with the clocks to choose from. */
export function describeDoubts(moment: Moment) {
  return { warnings: describeWarnings(moment.warnings), choices: offsetChoices(moment) };
}
