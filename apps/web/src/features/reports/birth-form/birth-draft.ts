import * as z from 'zod/mini';
import { dropDraft, keepDraft, readDraft } from '../../../api/draft-store.ts';
import { randomKey } from '../../../api/random-key.ts';
import { BirthFields, emptyBirth } from './birth-fields.ts';

const name = 'birth';

const BirthDraft = z.object({
  /** Whose draft it is: another account in the same tab never sees it. */
  username: z.string(),
  fields: BirthFields,
  /** The key under which these very details were sent, for a try that got no answer. */
  sent: z.optional(z.object({ key: z.string(), body: z.string() })),
});
type BirthDraft = z.infer<typeof BirthDraft>;

function read(username: string): BirthDraft | undefined {
  const parsed = BirthDraft.safeParse(readDraft(name));
  return parsed.success && parsed.data.username === username ? parsed.data : undefined;
}

/** What this user had typed, or an empty form. */
export function readBirthDraft(username: string): BirthFields {
  return read(username)?.fields ?? emptyBirth;
}

/** Keeps what was typed until it is sent. */
export function keepBirthDraft(username: string, fields: BirthFields): void {
  keepDraft(name, { ...read(username), username, fields });
}

/**
 * The idempotency key of a submission: the same as long as the same details are sent again, so that a repeated try makes
 * no second record; a new one as soon as something was changed.
 */
export function submissionKey(username: string, fields: BirthFields, body: string): string {
  const sent = read(username)?.sent;
  if (sent?.body === body) return sent.key;
  const key = randomKey();
  keepDraft(name, { username, fields, sent: { key, body } });
  return key;
}

/** The next try is a submission of its own. */
export function forgetSubmission(username: string): void {
  const draft = read(username);
  if (draft) keepDraft(name, { username, fields: draft.fields });
}

export function dropBirthDraft(): void {
  dropDraft(name);
}
