const radiansPerArcsec = Math.PI / 648_000;

/** Turns of the Earth against the equinox, as Greenwich mean sidereal time counts them, precession aside (IAU 2006). */
export function greenwichTurns(dayUt: number): number {
  return 0.779057273264 + 0.0027378119113545 * dayUt + dayUt;
}

/**
 * Greenwich mean sidereal time in radians, up to whole circles (IAU 2006).
 *
 * @param dayUt Days of UT from J2000.
 * @param T Julian centuries of TT from J2000.
 */
export function greenwichMeanSiderealTime(dayUt: number, T: number): number {
  const turns = greenwichTurns(dayUt);
  const precession = (0.014506 + T * (4612.156534 + T * 1.3915817)) * radiansPerArcsec;
  return (turns - Math.floor(turns)) * 2 * Math.PI + precession;
}

/** Mean obliquity of the ecliptic in radians, for `T` Julian centuries of TT from J2000 (IAU 2006). */
export function meanObliquity(T: number): number {
  return (84_381.406 + T * (-46.836769 + T * (-0.0001831 + T * 0.0020034))) * radiansPerArcsec;
}
