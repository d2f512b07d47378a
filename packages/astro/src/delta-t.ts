/** The list below begins with the start of this year. */
const firstYear = 1899;

/**
 * Seconds of TT less UT1 at the start of each Julian year from 1899 to 2051, observed to 2023 and predicted after.
 * Stephenson, Morrison and Hohenkerk 2016 before 1955; the Astronomical Almanac and IERS from 1955.
 */
const secondsAtYearStart = new Float64Array([
  -3.04, -1.99, -0.76, 0.6, 2.04, 3.5, 4.91, 6.23, 7.47, 8.68, 9.89, 11.13, 12.42, 13.74, 15.05, 16.31, 17.47,
  18.51, 19.43, 20.25, 20.97, 21.61, 22.18, 22.68, 23.12, 23.48, 23.78, 24.02, 24.19, 24.31, 24.39, 24.42,
  24.41, 24.37, 24.32, 24.24, 24.16, 24.08, 24.04, 24.05, 24.17, 24.42, 24.83, 25.35, 25.92, 26.51, 27.05,
  27.5, 27.89, 28.24, 28.57, 28.93, 29.32, 29.7, 30.18, 30.62, 31.07, 31.35, 31.68, 32.18, 32.68, 33.15,
  33.59, 34, 34.47, 35.03, 35.73, 36.54, 37.43, 38.29, 39.2, 40.18, 41.17, 42.23, 43.37, 44.48, 45.48, 46.46,
  47.52, 48.53, 49.59, 50.54, 51.38, 52.17, 52.96, 53.79, 54.34, 54.87, 55.32, 55.82, 56.3, 56.86, 57.57,
  58.31, 59.12, 59.98, 60.79, 61.63, 62.3, 62.97, 63.47, 63.83, 64.09, 64.3, 64.47, 64.57, 64.69, 64.85,
  65.15, 65.46, 65.78, 66.07, 66.32, 66.6, 66.91, 67.28, 67.64, 68.1, 68.59, 68.97, 69.22, 69.36, 69.36,
  69.29, 69.18, 69.1, 69, 68.9, 68.8, 68.8, 69.04, 69.28, 69.52, 69.76, 70.01, 70.26, 70.51, 70.76, 71.02,
  71.28, 71.54, 71.8, 72.07, 72.33, 72.61, 72.88, 73.16, 73.44, 73.72, 74, 74.29, 74.58, 74.87,
]);

const lastInterval = secondsAtYearStart.length - 2;

/**
 * Seconds to add to universal time for terrestrial time, linear between years (within 0.034 s of the full model).
 *
 * @param dayUt Days of UT from J2000, 1899 to 2050; the six hours between the last Julian and the last civil new year
 *   follow the last interval.
 */
export function deltaTSeconds(dayUt: number): number {
  const years = (dayUt + 0.5) / 365.25 + (2000 - firstYear);
  const interval = Math.min(Math.floor(years), lastInterval);
  const before = secondsAtYearStart[interval] as number;
  return before + ((secondsAtYearStart[interval + 1] as number) - before) * (years - interval);
}
