import type { Actor } from '@udaya/core/access/scope';
import { Failure } from '@udaya/core/failure';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Limiter } from '../../platform/throttle/limiter.ts';
import { appendAudit } from './append-audit.ts';

/**
 * Saves in the audit log who asked for a route that is not for their role, under the route's pattern. The log is never cleared, so
 * `limiter` says how many of one user are kept.
 */
export function recordRefusals(db: SystemDb, limiter: Limiter) {
  return async (actor: Actor, route: string, requestId: string): Promise<void> => {
    try {
      await limiter.take(actor.userId);
    } catch (error) {
      if (error instanceof Failure) return;
      throw error;
    }
    await appendAudit(db, { action: 'access.denied', actorId: actor.userId, targetId: route, requestId });
  };
}
