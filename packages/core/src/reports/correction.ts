/** For so many days after a report was made its birth details can be corrected, once. */
export const correctionDays = 14;

/**
 * Until when a report's birth details can be corrected, in milliseconds since 1970; undefined where they can't any more.
 * Whose report may be corrected at all is the policy's to say.
 */
export function correctableUntil(
  { createdAtMs, corrected }: { createdAtMs: number; corrected: boolean },
  nowMs: number,
): number | undefined {
  const endsMs = createdAtMs + correctionDays * 86_400_000;
  return corrected || nowMs >= endsMs ? undefined : endsMs;
}

/** What tells one person from another: the name, the sex, and the day of birth as yyyy-MM-dd. */
export interface WhoIsBorn {
  name: string;
  gender: string;
  dateOfBirth: string;
}

/**
 * Whether corrected details may be those of somebody else: another name, whatever its case and its spaces, another sex or
 * another year of birth. One payment is for one person, so the version before such a correction closes.
 */
export function isOtherPerson(before: WhoIsBorn, after: WhoIsBorn): boolean {
  return (
    plainName(before.name) !== plainName(after.name) ||
    before.gender !== after.gender ||
    before.dateOfBirth.slice(0, 4) !== after.dateOfBirth.slice(0, 4)
  );
}

/**
 * Whether corrected details are those of another reading: name and moment of birth (milliseconds since 1970) both differ. Once the PDF
 * was taken, one payment would be for two.
 */
export function isOtherReading(
  before: { name: string; birthMs: number },
  after: { name: string; birthMs: number },
): boolean {
  return plainName(before.name) !== plainName(after.name) && before.birthMs !== after.birthMs;
}

function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
