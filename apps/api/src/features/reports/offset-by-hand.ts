import type { BirthRecord } from '@udaya/core/births/birth-record';

/** The offset of the clock that was chosen by hand, in minutes east of UTC; undefined where the zone's own was taken. */
export function offsetByHand({
  warnings,
  offsetSeconds,
}: Pick<BirthRecord, 'warnings' | 'offsetSeconds'>): number | undefined {
  return warnings.includes('offset-given-by-hand') ? offsetSeconds / 60 : undefined;
}
