import {
  bodyHeaderBytes,
  checksum,
  fixedHeaderBytes,
  formatVersion,
  magic,
  type TableBody,
  tableBodies,
} from './table-format.ts';

const j2000 = 2_451_545;

/** The fitted longitude of one body: Chebyshev coefficients in milliarcseconds, segment after segment. */
export interface BodySeries {
  readonly coefficients: Int32Array;
  /** Coefficients of one segment: degree + 1. */
  readonly size: number;
  readonly segmentsPerDay: number;
  /** Days of TT from J2000 at which the first segment begins. */
  readonly firstDay: number;
}

/** A table of positions, read once and shared by all charts. Opaque to callers, but for its version and range. */
export interface Ephemeris {
  /** Rises whenever the numbers change. */
  readonly tableVersion: number;
  /** Julian day TT. */
  readonly firstJdTt: number;
  /** Julian day TT. */
  readonly lastJdTt: number;
  readonly bodies: Readonly<Record<TableBody, BodySeries>>;
}

/**
 * Reads the table of positions (`data/ephemeris.bin`, layout in `table-format.ts`). Loading the bytes is the caller's
 * business. Keeps a copy of its own: 2 MB.
 *
 * @throws RangeError if the bytes are no table, a table of another format, cut short or damaged.
 */
export function readEphemeris(table: ArrayBuffer): Ephemeris {
  const headerBytes = fixedHeaderBytes + bodyHeaderBytes * tableBodies.length;
  if (table.byteLength < headerBytes) throw new RangeError('ephemeris table: too short to be one');
  const view = new DataView(table);
  for (let i = 0; i < magic.length; i++) {
    if (view.getUint8(i) !== magic.charCodeAt(i))
      throw new RangeError('ephemeris table: not a table of positions');
  }
  const format = view.getUint16(4, true);
  if (format !== formatVersion || view.getUint16(6, true) !== tableBodies.length) {
    throw new RangeError(
      `ephemeris table: format ${format} is not the format ${formatVersion} that is read here`,
    );
  }
  if (checksum(new Uint8Array(table, headerBytes)) !== view.getUint32(12, true)) {
    throw new RangeError('ephemeris table: cut short or damaged');
  }
  const firstJdTt = view.getFloat64(16, true);
  const bodies = {} as Record<TableBody, BodySeries>;
  tableBodies.forEach((name, i) => {
    bodies[name] = readBody(view, fixedHeaderBytes + i * bodyHeaderBytes, firstJdTt);
  });
  return { tableVersion: view.getUint32(8, true), firstJdTt, lastJdTt: view.getFloat64(24, true), bodies };
}

function readBody(view: DataView, entry: number, firstJdTt: number): BodySeries {
  const start = view.getUint32(entry, true);
  const segments = view.getUint32(entry + 4, true);
  const size = view.getUint16(entry + 10, true) + 1;
  const wide = view.getUint16(entry + 12, true);
  const narrowStart = start + segments * wide * 4;
  const coefficients = new Int32Array(segments * size);
  for (let segment = 0; segment < segments; segment++) {
    for (let k = 0; k < size; k++) {
      coefficients[segment * size + k] =
        k < wide
          ? view.getInt32(start + (segment * wide + k) * 4, true)
          : view.getInt16(narrowStart + (segment * (size - wide) + k - wide) * 2, true);
    }
  }
  const segmentsPerDay = 1 / view.getUint16(entry + 8, true);
  return { coefficients, size, segmentsPerDay, firstDay: firstJdTt - j2000 };
}

/**
 * Longitude of a body in milliarcseconds, up to whole circles, by Clenshaw's sum.
 *
 * @param dayTt Days of TT from J2000, within the table.
 */
export function bodyLongitude(
  { coefficients, size, segmentsPerDay, firstDay }: BodySeries,
  dayTt: number,
): number {
  const position = (dayTt - firstDay) * segmentsPerDay;
  const segment = Math.floor(position);
  const x = 2 * (position - segment) - 1;
  const twoX = 2 * x;
  const first = segment * size;
  let b1 = 0;
  let b2 = 0;
  for (let i = first + size - 1; i > first; i--) {
    const b = twoX * b1 + ((coefficients[i] as number) - b2);
    b2 = b1;
    b1 = b;
  }
  return x * b1 + ((coefficients[first] as number) - b2);
}

/**
 * Like {@link bodyLongitude}, and puts its rate of change into `rate[0]`, in milliarcseconds per half segment: its sign
 * tells direct from retrograde. The sum's derivative goes alongside.
 */
export function bodyLongitudeAndRate(
  { coefficients, size, segmentsPerDay, firstDay }: BodySeries,
  dayTt: number,
  rate: Float64Array,
): number {
  const position = (dayTt - firstDay) * segmentsPerDay;
  const segment = Math.floor(position);
  const x = 2 * (position - segment) - 1;
  const twoX = 2 * x;
  const first = segment * size;
  let b1 = 0;
  let b2 = 0;
  let d1 = 0;
  let d2 = 0;
  for (let i = first + size - 1; i > first; i--) {
    const d = twoX * d1 + (2 * b1 - d2);
    const b = twoX * b1 + ((coefficients[i] as number) - b2);
    d2 = d1;
    d1 = d;
    b2 = b1;
    b1 = b;
  }
  rate[0] = x * d1 + (b1 - d2);
  return x * b1 + ((coefficients[first] as number) - b2);
}
