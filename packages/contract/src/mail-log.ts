import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { dateText, noneOr, recordId, text, timeZoneText } from './fields.ts';
import { listRoute } from './list-route.ts';
import { route } from './route.ts';

const tag = 'Operations';

/** Every kind of mail that the product sends. */
export const mailKinds = [
  'activation',
  'activation-again',
  'admin-invitation',
  'already-registered',
  'password-reset',
  'login-locked',
  'password-changed',
  'email-confirm',
  'email-notice',
  'email-changed',
  'report-ready',
  'report-file',
  'payment-receipt',
  'payment-refunded',
  'payment-failed',
  'account-deleted',
  'group-invitation',
  'group-code-changed',
  'retention-notice',
  'account-deactivated',
  'account-activated',
  'account-details-changed',
  'account-deletion-scheduled',
  'account-restored',
  'member-changed',
] as const;

export const mailStates = ['waiting', 'sent', 'failed'] as const;

/** What can be done with a mail: it is sent again as it was, or made again; the others say why neither. */
export const mailResends = ['again', 'anew', 'waits', 'own-link', 'contents-gone'] as const;

/** One mail of the log: neither its words nor its links. */
export const LoggedMail = z.object({
  id: z.string(),
  kind: z.string(),
  /** As `a•••@example.org`; empty where that is not known. */
  recipient: z.string(),
  /** The account that it was for; null where there was none, or none is known. */
  account: z.nullable(z.object({ id: z.string(), username: z.string(), erased: z.boolean() })),
  state: z.enum(mailStates),
  tries: z.int(),
  /** What the mail server said last where it was not taken, as a code. */
  problem: z.nullable(z.string()),
  createdDate: z.string(),
  sentDate: z.nullable(z.string()),
  failedDate: z.nullable(z.string()),
  resend: z.enum(mailResends),
});
export type LoggedMail = z.infer<typeof LoggedMail>;

/** The mails of the last thirty days, for the product admin. */
export const mailLog = {
  list: listRoute({
    path: '/product/operations/mails',
    access: ['productAdmin'],
    tag,
    summary: 'The mails of the last thirty days, latest first; filters that are empty do not count',
    filters: {
      kind: noneOr(z.enum(mailKinds, { error: m.field_invalid })),
      state: noneOr(z.enum(mailStates, { error: m.field_invalid })),
      /** A username or an email address, typed whole. */
      who: noneOr(text(254)),
      day: noneOr(dateText),
      /** Where the reader's days begin; India's without it. */
      timeZone: noneOr(timeZoneText),
    },
    row: LoggedMail,
  }),

  resend: route({
    method: 'POST',
    path: '/product/operations/mails/:id/resend',
    access: ['productAdmin'],
    limit: 'changes',
    refuses: ['record.missing', 'mail.not_resendable'],
    audits: ['mail.resent'],
    tag,
    summary:
      'Sends a mail that failed again, or makes one again whose contents are gone, where that makes sense',
    params: z.object({ id: recordId }),
    reply: z.object({ message: z.string() }),
  }),

  resendAll: route({
    method: 'POST',
    path: '/product/operations/mails/resend',
    access: ['productAdmin'],
    limit: 'changes',
    audits: ['mail.resent'],
    tag,
    summary: 'Sends every mail that failed again, as far as that makes sense',
    reply: z.object({ message: z.string() }),
  }),
};
