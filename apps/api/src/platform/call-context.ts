import type { IncomingHttpHeaders } from 'node:http';
import type { AuditAction } from '@udaya/core/access/audit-actions';
import type { Actor } from '@udaya/core/access/scope';
import type { Locale } from '@udaya/core/locale';
import type { Queryable, TenantDb } from './database/handles.ts';

/** Whom and what an entry of the audit log is about, where that is not the actor alone. */
export interface AuditAbout {
  actorId?: string;
  targetId?: string;
  /** The group that it concerns: said where no report tells it, and where the report is gone. */
  groupId?: string;
}

/** What a verb knows of the call that it serves, whoever calls. */
export interface OpenCall {
  requestId: string;
  /** The language of the answer: the page's, else the account's choice, or the browser's. Messages know it by themselves. */
  locale: Locale;
  /** The caller's network as limits count it. */
  network: string;
  userAgent: string | undefined;
  /** The session's token, '' without one. */
  token: string;
  headers: IncomingHttpHeaders;
  /** The body as it was sent, on routes that keep it. */
  rawBody: string | undefined;
  /** Appends to the audit log, in the transaction of what is told, under the actor and the request. */
  audit(db: Queryable, action: AuditAction, about?: AuditAbout): Promise<void>;
}

/** The call of somebody with a session. */
export interface UserCall extends OpenCall {
  actor: Actor;
  db: TenantDb;
  /** Notes in the audit log that the actor read something. Where the database takes no writes, reading goes on all the same. */
  auditReading(action: AuditAction, targetId: string): Promise<void>;
}
