import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { Planet } from '@udaya/astro/planets';
import type { Change } from '@udaya/astro/sensitivity';
import type { TimeAccuracy } from '@udaya/core/births/birth-words';
import { recordTime } from '@udaya/core/births/clock-time';
import * as m from '@udaya/messages';
import { signName } from '../record/report-text.ts';
import { type BirthMoment, sensitivityOf } from './cast-facts.ts';

/** In words, what of a chart hangs on the minute: the changes within the window of the birth time. */
export function describeSensitivity(ephemeris: Ephemeris, birth: BirthMoment): string[] {
  if (birth.timeAccuracy === 'exact') return [];
  const { Ascendant, Moon, ...others } = sensitivityOf(ephemeris, birth);
  const at = (change: Change) => localTime(change.utcMs, birth.offsetSeconds);
  const sentences = [
    ...(Ascendant?.sign.changes ?? []).map((change) =>
      m.birth_hangs_rising_sign({
        time: at(change),
        from: signName(change.from),
        to: signName(change.to),
      }),
    ),
    ...(Moon?.sign.changes ?? []).map((change) =>
      m.birth_hangs_moon_sign({
        time: at(change),
        from: signName(change.from),
        to: signName(change.to),
      }),
    ),
    ...(Moon?.nakshatra.changes ?? []).map((change) =>
      m.birth_hangs_nakshatra({
        time: at(change),
        from: nakshatraName(change.from),
        to: nakshatraName(change.to),
      }),
    ),
    ...Object.entries(others).flatMap(([planet, { sign }]) =>
      sign.changes.map((change) =>
        m.report_trace_hangs_planet({
          time: at(change),
          planet: m.knowledge_planet({ planet: planet as Planet }),
          from: signName(change.from),
          to: signName(change.to),
        }),
      ),
    ),
  ];
  return sentences.length > 0 ? sentences : [noChange(birth.timeAccuracy)];
}

const nakshatraName = (nakshatra: number) =>
  m.chart_nakshatra_name({
    nakshatra: nakshatra as Parameters<typeof m.chart_nakshatra_name>[0]['nakshatra'],
  });

const noChange = (accuracy: TimeAccuracy) =>
  accuracy === 'unknown' ? m.birth_hangs_nothing_day() : m.birth_hangs_nothing();

function localTime(utcMs: number, offsetSeconds: number): string {
  return recordTime(new Date(utcMs + offsetSeconds * 1000).toISOString().slice(11, 19));
}
