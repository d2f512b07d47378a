/**
 * The layout of `data/ephemeris.bin`, little endian, shared by the generator that writes it and the engine that reads it.
 *
 * | byte | type | meaning |
 * |---|---|---|
 * | 0 | 4 characters | `magic` |
 * | 4 | uint16 | `formatVersion` |
 * | 6 | uint16 | number of bodies, in the order of `tableBodies` |
 * | 8 | uint32 | table version: rises whenever the numbers change; stored with every chart |
 * | 12 | uint32 | checksum (FNV-1a) of all bytes after the header |
 * | 16 | float64 | first instant covered, Julian day TT |
 * | 24 | float64 | last instant covered, Julian day TT |
 * | 32 | 16 bytes a body | uint32 byte offset, uint32 segments, uint16 days a segment, uint16 degree, uint16 wide coefficients, uint16 zero |
 *
 * A body's data are, for all segments, its first `wide` Chebyshev coefficients as int32, then, for all segments, the
 * remaining ones as int16 (padded to a multiple of four bytes). Coefficients are sidereal (Lahiri) longitudes in
 * milliarcseconds.
 */
export const tableBodies = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'TrueNode',
] as const;

/** A body of the table: the seven planets and the Moon's osculating ascending node. */
export type TableBody = (typeof tableBodies)[number];

/** First four bytes of a table. */
export const magic = 'UDYE';

/** Rises when the layout changes, so that an engine refuses a table which it would misread. */
export const formatVersion = 1;

/** Bytes before the list of bodies. */
export const fixedHeaderBytes = 32;

/** Bytes of one entry in the list of bodies. */
export const bodyHeaderBytes = 16;

/** FNV-1a over `bytes`, 32 bits: tells a cut or damaged table from a whole one. */
export function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
