import * as z from 'zod/mini';
import { defineDraft } from '../../../api/define-draft.ts';

const PendingVerification = z.object({
  /** Where the mail went; unknown after a login that was refused. */
  email: z.optional(z.string()),
  /** Allows to have the mail sent again. */
  pendingToken: z.optional(z.string()),
  /** The token allows another address, too. */
  mayMove: z.optional(z.boolean()),
  /** The account was made in this visit. */
  registered: z.optional(z.boolean()),
  /** Its username, by which the page of its link finds this tab. */
  username: z.optional(z.string()),
  /** The password that it was made with is easy to guess, and what to do instead. */
  passwordWarning: z.optional(z.string()),
  /** Until when no further mail is sent to the address, in milliseconds since 1970. */
  waitUntil: z.optional(z.number()),
  /** Until when it cannot be changed again, in milliseconds since 1970. */
  moveUntil: z.optional(z.number()),
});
export type PendingVerification = z.infer<typeof PendingVerification>;

/** An email that waits for its owner's click: kept in this tab, so that a reload loses nothing. */
export const verificationDraft = defineDraft(PendingVerification, 'verification');
