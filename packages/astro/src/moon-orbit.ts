const radiansPerDegree = Math.PI / 180;

/** Multiples of the Moon's elongation D, the Sun's anomaly M, the Moon's anomaly M' and her argument of latitude F, and what they bring. */
type Term = readonly [D: number, M: number, Mm: number, F: number, amount: number];

/** Sines, in millionths of a degree of latitude. */
const latitudeTerms: readonly Term[] = [
  [0, 0, 0, 1, 5_128_122],
  [0, 0, 1, 1, 280_602],
  [0, 0, 1, -1, 277_693],
  [2, 0, 0, -1, 173_237],
  [2, 0, -1, 1, 55_413],
  [2, 0, -1, -1, 46_271],
  [2, 0, 0, 1, 32_573],
  [0, 0, 2, 1, 17_198],
  [2, 0, 1, -1, 9266],
  [0, 0, 2, -1, 8822],
  [2, -1, 0, -1, 8216],
  [2, 0, -2, -1, 4324],
  [2, 0, 1, 1, 4200],
  [2, 1, 0, -1, -3359],
  [2, -1, -1, 1, 2463],
  [2, -1, 0, 1, 2211],
  [2, -1, -1, -1, 2065],
  [0, 1, -1, -1, -1870],
  [4, 0, -1, -1, 1828],
  [0, 1, 0, 1, -1794],
  [0, 0, 0, 3, -1749],
  [0, 1, -1, 1, -1565],
  [1, 0, 0, 1, -1491],
  [0, 1, 1, 1, -1475],
  [0, 1, 1, -1, -1410],
  [0, 1, 0, -1, -1344],
  [1, 0, 0, -1, -1335],
];

/** Cosines, in metres of distance. */
const distanceTerms: readonly Term[] = [
  [0, 0, 1, 0, -20_905_355],
  [2, 0, -1, 0, -3_699_111],
  [2, 0, 0, 0, -2_955_968],
  [0, 0, 2, 0, -569_925],
  [2, 0, -2, 0, 246_158],
  [2, -1, 0, 0, -204_586],
  [2, 0, 1, 0, -170_733],
  [2, -1, -1, 0, -152_138],
  [0, 1, -1, 0, -129_620],
  [1, 0, 0, 0, 108_743],
  [0, 1, 1, 0, 104_755],
];

/**
 * The Moon's latitude in degrees (within 0.003) and her distance in km (within 50), from the largest terms of the series of Meeus,
 * Astronomical Algorithms, 2nd edition, chapter 47, for `T` Julian centuries of TT from J2000.
 */
export function moonOrbit(T: number): { latDeg: number; distanceKm: number } {
  const D = 297.8501921 + T * (445_267.1114034 - T * 0.0018819);
  const M = 357.5291092 + T * (35_999.0502909 - T * 0.0001536);
  const Mm = 134.9633964 + T * (477_198.8675055 + T * 0.0087414);
  const F = 93.272095 + T * (483_202.0175233 - T * 0.0036539);
  const longitude = 218.3164477 + T * 481_267.88123421;
  const sum = (terms: readonly Term[], of: (radians: number) => number) =>
    terms.reduce(
      (all, [d, m, mm, f, amount]) => all + amount * of((d * D + m * M + mm * Mm + f * F) * radiansPerDegree),
      0,
    );
  const latitude = sum(latitudeTerms, Math.sin) - 2235 * Math.sin(longitude * radiansPerDegree);
  return { latDeg: latitude / 1e6, distanceKm: 385_000.56 + sum(distanceTerms, Math.cos) / 1000 };
}
