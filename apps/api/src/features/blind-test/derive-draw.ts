import { createHash, createHmac } from 'node:crypto';
import type { BlindSide } from '@udaya/core/blind-test/blind-words';
import type { ReaderBand } from '@udaya/core/knowledge/age-band';

/** Completed years of age, first and last, that a band of a child holds. */
const yearsOf: Partial<Record<ReaderBand, readonly [number, number]>> = {
  '0': [0, 0],
  '1-2': [1, 2],
  '3-5': [3, 5],
  '6-9': [6, 9],
  '10-14': [10, 14],
};

/** Bytes of an HMAC that make a fraction: as many as a double holds exactly. */
const fractionBytes = 6;

const hmacOf = (seed: Buffer, text: string) => createHmac('sha256', seed).update(text).digest();

/** What a seed is promised by before it is known: SHA-256 of its bytes, hex. */
export const seedHash = (seed: Buffer): string => createHash('sha256').update(seed).digest('hex');

/** On which side the child's own part stands: by the lowest bit of the first byte of HMAC-SHA-256(seed, "side n"), A for 0. */
export function deriveSide(seed: Buffer, draw: number): BlindSide {
  return ((hmacOf(seed, `side ${draw}`)[0] ?? 0) & 1) === 0 ? 'A' : 'B';
}

/** The instants between which children of a band were born, seen from the first day of a month (yyyy-MM), in UTC: from the first on, before the second. */
export function birthsOfBand(band: ReaderBand, month: string): { fromMs: number; toMs: number } {
  const [first, last] = yearsOf[band] ?? [0, 0];
  const day = Temporal.PlainDate.from(`${month}-01`);
  const before = (years: number) =>
    day.subtract({ years }).add({ days: 1 }).toZonedDateTime('UTC').epochMilliseconds;
  return { fromMs: before(last + 1), toMs: before(first) };
}

/**
 * When the other birth happened, in UTC milliseconds: the first six bytes of HMAC-SHA-256(seed, "birth n") as a fraction of the time in which
 * children of the band were born.
 */
export function deriveBirth(
  seed: Buffer,
  draw: number,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): number {
  const fraction = hmacOf(seed, `birth ${draw}`).readUIntBE(0, fractionBytes) / 2 ** (8 * fractionBytes);
  return fromMs + Math.floor(fraction * (toMs - fromMs));
}
