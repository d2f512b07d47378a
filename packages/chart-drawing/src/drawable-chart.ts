import { readNakshatra } from '@udaya/astro/nakshatras';

/** One point of a chart as the drawing needs it. */
export interface DrawablePoint {
  /** The sign (rasi) it stands in: 1 Mesha to 12 Meena. */
  sign: number;
  /** Sidereal longitude in degrees, 0 <= x < 360. */
  lonDeg: number;
  /** Whether it seems to move backwards. */
  retrograde: boolean;
}

/**
 * The least that a chart must hold to be drawn: its points by name ('Sun', 'Moon', … 'Ascendant'). The engine's chart fits
 * as it is. Without a birth time there is no Ascendant, and the drawing says so.
 */
export interface DrawableChart {
  points: { readonly [name: string]: DrawablePoint | undefined };
}

/** Short names in the order in which points of the same minute are listed. */
export const shortNames: Readonly<Record<string, string>> = {
  Ascendant: 'Asc',
  Sun: 'Su',
  Moon: 'Mo',
  Mars: 'Ma',
  Mercury: 'Me',
  Jupiter: 'Ju',
  Venus: 'Ve',
  Saturn: 'Sa',
  Rahu: 'Ra',
  Ketu: 'Ke',
};

// Less than a milliarcsecond, in minutes: takes back what binary fractions lose on a whole minute.
const minuteDust = 1e-6;

/** Whole minutes of arc that a point has covered in its sign, 0 to 1799; floored, never rounded into the next sign. */
export function minutesInSign(point: DrawablePoint): number {
  const minutes = Math.floor((point.lonDeg - (point.sign - 1) * 30) * 60 + minuteDust);
  return Math.min(1799, Math.max(0, minutes));
}

/** A point's place in its sign in degrees and floored minutes, as in `12°04'`. */
export function degreesInSign(point: DrawablePoint): string {
  const minutes = minutesInSign(point);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}'`;
}

/** The lunar mansion and its quarter at a longitude in degrees, as in `Rohini 2`. */
export function nakshatraAt(lonDeg: number): string {
  const quarter = Math.min(107, Math.floor((lonDeg * 60 + minuteDust) / 200));
  return `${readNakshatra(Math.floor(quarter / 4) + 1).name} ${(quarter % 4) + 1}`;
}
