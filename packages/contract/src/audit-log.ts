import { auditActions } from '@udaya/core/access/audit-actions';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { dayFilters, noneOr, text } from './fields.ts';
import { listRoute } from './list-route.ts';
import { route } from './route.ts';

const tag = 'Operations';

/** What stands in `who` where the product itself did something. */
export const bySystem = 'system';

/** Somebody who did something: looked up now, since the log itself holds ids only. */
export const AuditActor = z.object({
  id: z.string(),
  /** Empty where the account was erased, or is not there any more. */
  username: z.string(),
  erased: z.boolean(),
});

export const AuditLogEntry = z.object({
  id: z.string(),
  date: z.string(),
  action: z.string(),
  /** The action in words. */
  what: z.string(),
  /** Null where nobody was logged in, or the product did it by itself. */
  actor: z.nullable(AuditActor),
  targetId: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
});
export type AuditLogEntry = z.infer<typeof AuditLogEntry>;

/** What the log is narrowed by; what is empty does not count. */
const filters = {
  /** A username, an email address or an account's id, typed whole; `system` for what nobody who was logged in did. */
  who: noneOr(text(254)),
  action: noneOr(z.enum(auditActions, { error: m.field_invalid })),
  targetId: noneOr(text(200)),
  requestId: noneOr(text(64)),
  ...dayFilters,
};

/** How many entries one export holds at most. */
export const mostExported = 100_000;

/** Who did what, for the product admin. The log is only ever appended to. */
export const auditLog = {
  list: listRoute({
    path: '/product/operations/audit',
    access: ['productAdmin'],
    tag,
    summary: 'The audit log, latest first; the first 10,000 entries that fit can be leafed through',
    filters,
    row: AuditLogEntry,
  }),

  listActions: route({
    method: 'GET',
    path: '/product/operations/audit/actions',
    access: ['productAdmin'],
    tag,
    summary: 'Every action that the audit log tells apart, in words',
    reply: z.object({ actions: z.array(z.object({ action: z.string(), what: z.string() })) }),
  }),

  exportEntries: route({
    method: 'GET',
    path: '/product/operations/audit/export',
    access: ['productAdmin'],
    limit: 'documents',
    audits: ['audit.exported'],
    tag,
    summary: 'The entries that fit as a CSV file, latest first, 100,000 at most',
    query: z.object(filters),
    replyFile: 'text/csv',
  }),
};
