import type { BirthRecord } from '@udaya/core/births/birth-record';
import type { Role } from '@udaya/core/identity/roles';
import { isOtherPerson } from '@udaya/core/reports/correction';

/** Whether a version may not be read any more: the report was corrected since, to somebody else. The product admin still reads it. */
export function isClosedVersion(
  { version }: { version: number },
  report: BirthRecord,
  before: BirthRecord | null | undefined,
  { role }: { role: Role },
): boolean {
  return version === 1 && role !== 'productAdmin' && Boolean(before && isOtherPerson(before, report));
}
