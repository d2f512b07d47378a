import { consentMethods } from '@udaya/core/births/consent-methods';
import { consentRoles, consentStates, withdrawalAskers } from '@udaya/core/groups/data-duty';
import { locales } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { dateText, dayFilters, noneOr, recordId, text } from './fields.ts';
import { listRoute } from './list-route.ts';
import { route } from './route.ts';

const tag = 'Group data';
const access = consentRoles;
const idParams = z.object({ id: recordId });

/** A consent as the register lists it. */
export const ConsentEntry = z.object({
  id: z.string(),
  reportId: z.string(),
  /** Whose birth details it is about. */
  name: z.string(),
  method: z.enum(consentMethods),
  evidence: z.string(),
  /** Who entered it; empty where nobody with an account did, or the account is gone. */
  enteredBy: z.string(),
  wordingVersion: z.string(),
  language: z.enum(locales),
  givenDate: z.string(),
  state: z.enum(consentStates),
  withdrawnDate: z.nullable(z.string()),
  branchName: z.nullable(z.string()),
});
export type ConsentEntry = z.infer<typeof ConsentEntry>;

/** A consent with its whole wording, and how it was withdrawn. */
export const ConsentDetail = z.extend(ConsentEntry, {
  wording: z.string(),
  withdrawal: z.nullable(
    z.object({
      date: z.string(),
      enteredBy: z.string(),
      asker: z.nullable(z.enum(withdrawalAskers)),
      askedOn: z.nullable(z.string()),
      reason: z.string(),
    }),
  ),
  /** The report is closed and waits to be erased on this day; null where it is open. */
  eraseDate: z.nullable(z.string()),
});
export type ConsentDetail = z.infer<typeof ConsentDetail>;

const filters = {
  /** A part of the name of the person whom it is about. */
  name: noneOr(text(100)),
  method: noneOr(z.enum(consentMethods, { error: m.field_invalid })),
  state: noneOr(z.enum(consentStates, { error: m.field_invalid })),
  ...dayFilters,
};

/** The register of consents of a group, for its admins; a branch's for the branch's. */
export const groupConsents = {
  list: listRoute({
    path: '/group/data/consents',
    access,
    tag,
    summary: 'The consents to the reports of the group or the branch, latest first',
    filters,
    row: ConsentEntry,
  }),

  exportAll: route({
    method: 'GET',
    path: '/group/data/consents/export',
    access,
    limit: 'documents',
    audits: ['consents.exported'],
    tag,
    summary: 'The consents that fit as a CSV file, latest first, 100,000 at most',
    query: z.object(filters),
    replyFile: 'text/csv',
  }),

  read: route({
    method: 'GET',
    path: '/group/data/consents/:id',
    access,
    refuses: ['record.missing'],
    tag,
    summary: 'One consent with its whole wording',
    params: idParams,
    reply: ConsentDetail,
  }),

  /** Nothing is written of the report any more, and nobody reads it; thirty days later it is erased. */
  withdraw: route({
    method: 'POST',
    path: '/group/data/consents/:id/withdrawal',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'consent.changed'],
    audits: ['consent.withdrawn'],
    tag,
    summary: 'Withdraws a consent, and closes its report',
    params: idParams,
    body: z.object({
      asker: z.enum(withdrawalAskers, { error: m.data_asker_required }),
      askedOn: z.string({ error: m.data_asked_on_required }).check(
        z.minLength(1, { error: m.data_asked_on_required, abort: true }),
        z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: m.field_bad_date, abort: true }),
        z.refine((day) => dateText.safeParse(day).success, { error: m.field_bad_date }),
      ),
      reason: text(300, m.data_reason_required),
    }),
    reply: ConsentDetail,
  }),

  /** Only as long as the report is not erased. The withdrawn consent stays as it is; a new one stands beside it. */
  renew: route({
    method: 'POST',
    path: '/group/data/consents/:id/renewal',
    access,
    limit: 'changes',
    refuses: ['record.missing', 'consent.changed'],
    audits: ['consent.renewed'],
    tag,
    summary: 'Enters that the consent was given again, and opens its report',
    params: idParams,
    body: z.object({
      evidence: text(300, m.data_evidence_required),
      consent: z.literal(true, { error: m.birth_consent_required }),
    }),
    reply: ConsentDetail,
  }),
};
