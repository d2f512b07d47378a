import {
  bodyHeaderBytes,
  checksum,
  fixedHeaderBytes,
  formatVersion,
  magic,
  type TableBody,
  tableBodies,
} from '../src/table-format.ts';

/** Fitted segments of one body, in order of time. */
export interface BodyFit {
  days: number;
  degree: number;
  segments: readonly (readonly number[])[];
}

/** What goes into a table. */
export interface TableContent {
  tableVersion: number;
  firstJdTt: number;
  lastJdTt: number;
  bodies: Readonly<Record<TableBody, BodyFit>>;
}

/** How many leading coefficients of a body need more than 16 bits in some segment. */
function wideCoefficients({ segments, degree }: BodyFit): number {
  let wide = 0;
  for (const segment of segments) {
    for (let k = wide; k <= degree; k++) if (Math.abs(segment[k] as number) > 0x7fff) wide = k + 1;
  }
  return wide;
}

/** Lays out a table as `src/table-format.ts` describes. */
export function writeTable({ tableVersion, firstJdTt, lastJdTt, bodies }: TableContent): ArrayBuffer {
  const headerBytes = fixedHeaderBytes + bodyHeaderBytes * tableBodies.length;
  const layouts = tableBodies.map((name) => {
    const body = bodies[name];
    const wide = wideCoefficients(body);
    const bytes = body.segments.length * (wide * 4 + (body.degree + 1 - wide) * 2);
    return { ...body, wide, bytes: Math.ceil(bytes / 4) * 4 };
  });
  const table = new ArrayBuffer(headerBytes + layouts.reduce((sum, { bytes }) => sum + bytes, 0));
  const view = new DataView(table);
  for (let i = 0; i < magic.length; i++) view.setUint8(i, magic.charCodeAt(i));
  view.setUint16(4, formatVersion, true);
  view.setUint16(6, layouts.length, true);
  view.setUint32(8, tableVersion, true);
  view.setFloat64(16, firstJdTt, true);
  view.setFloat64(24, lastJdTt, true);

  let start = headerBytes;
  layouts.forEach(({ segments, days, degree, wide, bytes }, i) => {
    const entry = fixedHeaderBytes + i * bodyHeaderBytes;
    view.setUint32(entry, start, true);
    view.setUint32(entry + 4, segments.length, true);
    view.setUint16(entry + 8, days, true);
    view.setUint16(entry + 10, degree, true);
    view.setUint16(entry + 12, wide, true);
    let at = start;
    for (const segment of segments) {
      for (let k = 0; k < wide; k++, at += 4) view.setInt32(at, segment[k] as number, true);
    }
    for (const segment of segments) {
      for (let k = wide; k <= degree; k++, at += 2) view.setInt16(at, segment[k] as number, true);
    }
    start += bytes;
  });
  view.setUint32(12, checksum(new Uint8Array(table, headerBytes)), true);
  return table;
}
