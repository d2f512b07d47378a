import * as z from 'zod/mini';
import { dropDraft, keepDraft, readDraft } from '../../../api/draft-store.ts';
import { BirthFields } from '../birth-form/birth-fields.ts';

const nameOf = (reportId: string) => `correction.${reportId}`;

const CorrectionDraft = z.object({
  /** Whose draft it is: another account in the same tab never sees it. */
  username: z.string(),
  fields: BirthFields,
});

/** What this user had made of the details of this report, if anything. */
export function readCorrectionDraft(username: string, reportId: string): BirthFields | undefined {
  const parsed = CorrectionDraft.safeParse(readDraft(nameOf(reportId)));
  return parsed.success && parsed.data.username === username ? parsed.data.fields : undefined;
}

/** Keeps the details as they were changed until they are sent or given up. */
export function keepCorrectionDraft(username: string, reportId: string, fields: BirthFields): void {
  keepDraft(nameOf(reportId), { username, fields });
}

export function dropCorrectionDraft(reportId: string): void {
  dropDraft(nameOf(reportId));
}
