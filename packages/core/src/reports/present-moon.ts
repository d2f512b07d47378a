import type { Planet } from '@udaya/astro/planets';
import type { TimeAccuracy } from '../births/birth-words.ts';
import type { ReportContent } from './report-content.ts';
import type { Permissions } from './report-policy.ts';

/** The Moon's lunar mansion, 1 to 27, with the quarters that it may be in; none where that is not known. */
export interface Mansion {
  nakshatra: number;
  padas: readonly number[];
}

/** Where the Moon stood. */
export interface PresentedMoon {
  /** Its sign, with the others that it may have within the window of the birth time; none where that is not shown. */
  signs: number[];
  /** Absent where it is not shown, or where the window leaves it open. */
  mansion?: Mansion | undefined;
}

/** A chart with what the window of the birth time leaves open. */
export type PresentedChart = ReportContent['chart'] & {
  /** The other signs that a point may have, of those that may. */
  others: Partial<Record<Planet, readonly number[]>>;
  /** Null where that is open. */
  mansion: Mansion | null;
};

/** What is known of the Moon. */
export interface MoonFacts {
  chart: Pick<ReportContent['chart'], 'chandraRasi' | 'nakshatra' | 'pada' | 'padas' | 'moonSteadiness'>;
  otherPositions: readonly number[] | null;
}

/** What a report knows of the Moon. */
export function moonOf({ chart, statements }: ReportContent): MoonFacts {
  return {
    chart,
    otherPositions: statements.find(({ planet }) => planet === 'Moon')?.otherPositions ?? null,
  };
}

/** The Moon of a report, as far as an actor may see it. */
export function presentMoon(
  { chart, otherPositions }: MoonFacts,
  permissions: Pick<Permissions, 'moonSign' | 'nakshatra'>,
  accuracy: TimeAccuracy,
): PresentedMoon {
  const signs = [chart.chandraRasi, ...(otherPositions ?? [])].sort((one, other) => one - other);
  return {
    signs: permissions.moonSign ? signs : [],
    mansion: permissions.nakshatra ? mansionOf(chart, accuracy) : undefined,
  };
}

/**
 * The lunar mansion of a chart's Moon; undefined where the time of birth leaves it open. An older report knows the quarters by an exact time
 * alone.
 */
function mansionOf(
  { nakshatra, pada, padas, moonSteadiness }: MoonFacts['chart'],
  accuracy: TimeAccuracy,
): Mansion | undefined {
  if (moonSteadiness !== 'stable') return undefined;
  return { nakshatra, padas: padas ?? (accuracy === 'exact' ? [pada] : []) };
}

/** A chart with what of it hangs on the minute. */
export function presentChart({ chart, statements }: ReportContent, accuracy: TimeAccuracy): PresentedChart {
  const open = statements.filter(({ otherPositions }) => otherPositions.length > 0);
  return {
    ...chart,
    others: Object.fromEntries(open.map(({ planet, otherPositions }) => [planet, otherPositions])),
    mansion: mansionOf(chart, accuracy) ?? null,
  };
}
