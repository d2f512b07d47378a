import type { Route } from '@udaya/contract/route';
import type { AuditAction } from '@udaya/core/access/audit-actions';
import type { Answer } from './world.ts';

/** What a call answered, and what the audit log should tell of it; without an actor, that nobody is known. */
export interface AuditedCall {
  answer: Answer<Route>;
  action: AuditAction;
  actor?: string | undefined;
}
