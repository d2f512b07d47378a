import { ownFields } from '@udaya/contract/intake/forms';
import * as z from 'zod/mini';
import { defineDraft } from '../../../api/define-draft.ts';
import { randomKey } from '../../../api/random-key.ts';
import { draftSchema } from '../../intake/intake-values.ts';

/** What was typed of a new birth, until it is sent. */
export const birthDraft = defineDraft(draftSchema(ownFields()), 'birth');

/** Makes the birth that was kept before there was an account the draft of whoever has logged in; false where there is none. */
export function claimFirstBirth(username: string): boolean {
  const first = birthDraft.read();
  if (!first) return false;
  // What its owner has typed since is not replaced.
  const takes = birthDraft.of(username).read() === undefined;
  if (takes) birthDraft.of(username).save(first);
  else birthDraft.drop();
  return takes;
}

/** The key under which these very details were sent, for a try that got no answer. */
const submission = defineDraft(z.object({ key: z.string(), body: z.string() }), 'birth.sent');

/**
 * The idempotency key of a submission: the same as long as the same details are sent again, so that a repeated try makes
 * no second record; a new one as soon as something was changed.
 */
export function submissionKey(username: string, body: string): string {
  const sent = submission.of(username).read();
  if (sent?.body === body) return sent.key;
  const key = randomKey();
  submission.of(username).save({ key, body });
  return key;
}

/** The next try is a submission of its own. */
export function forgetSubmission(): void {
  submission.drop();
}

/** The report that was just made and waits for its payment: whoever comes back to the form is not to make it twice. */
export const waitingReport = defineDraft(z.object({ id: z.string() }), 'birth.waiting');

/** The details of a report as they were changed, until they are sent or given up: one draft a report. */
export const correctionDraft = defineDraft(draftSchema(ownFields()), 'correction');
