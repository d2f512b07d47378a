import type { Actor } from '@udaya/core/access/scope';
import type { UserCall } from '../../platform/call-context.ts';
import { type SystemDb, tenantDb } from '../../platform/database/handles.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { appendAudit } from './append-audit.ts';
import { openReadings, type Readings } from './open-readings.ts';

/** The call of an actor where no request is, for what is done later in their name. `requestId` is that of the request that asked for it. */
export function callFor(
  system: SystemDb,
  actor: Actor,
  requestId: string,
  readings: Readings = openReadings(system),
): UserCall {
  const own = { actorId: actor.userId, requestId };
  return {
    actor,
    requestId,
    locale: currentLocale(),
    db: tenantDb(system, actor),
    network: '',
    userAgent: undefined,
    token: '',
    headers: {},
    rawBody: undefined,
    audit: (db, action, about) => appendAudit(db, { ...own, ...about, action }),
    auditReading: (action, targetId) => readings.append({ ...own, action, targetId }),
  };
}
