/** A published series as the package `astronomia` holds it: terms by power of time. */
export type PublishedSeries = Readonly<Record<string, readonly (readonly number[])[]>>;

/** One published series, laid out flat, one array for each power of time. */
export type FlatSeries = readonly Float64Array[];

/** Lays out a series whose terms have `width` numbers. Small terms come first, so that sums lose no digits. */
export function flatten(series: PublishedSeries, width: number): FlatSeries {
  const powers = Object.keys(series).map(Number);
  return Array.from({ length: Math.max(...powers) + 1 }, (_, power) => {
    const terms = [...(series[power] ?? [])].reverse();
    return Float64Array.from(
      terms.flatMap((term) => Array.from({ length: width }, (_unused, i) => term[i] ?? 0)),
    );
  });
}

/** Sum of A cos(B + C t) t^n, the form of VSOP87, for `t` in Julian millennia from J2000. */
export function sumVsop(series: FlatSeries, t: number): number {
  let total = 0;
  for (let power = series.length - 1; power >= 0; power--) {
    const terms = series[power] as Float64Array;
    let sum = 0;
    for (let i = 0; i < terms.length; i += 3) {
      sum += (terms[i] as number) * Math.cos((terms[i + 1] as number) + (terms[i + 2] as number) * t);
    }
    total = total * t + sum;
  }
  return total;
}

/** Sum of A sin(p0 + p1 T + ... + p4 T^4) T^n, the form of ELP/MPP02, for `T` in Julian centuries from J2000. */
export function sumElp(series: FlatSeries, T: number): number {
  let total = 0;
  for (let power = series.length - 1; power >= 0; power--) {
    const terms = series[power] as Float64Array;
    let sum = 0;
    for (let i = 0; i < terms.length; i += 6) {
      let phase = terms[i + 5] as number;
      for (let k = 4; k >= 1; k--) phase = phase * T + (terms[i + k] as number);
      sum += (terms[i] as number) * Math.sin(phase);
    }
    total = total * T + sum;
  }
  return total;
}
