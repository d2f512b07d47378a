import type { Recognised } from '@udaya/core/access/scope';
import { absoluteMinutes, idleMinutes } from '@udaya/core/identity/account-rules';
import { isLocale } from '@udaya/core/locale';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { isDatabaseAway } from '../../platform/database/database-away.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { findLiveSession, touchSession } from './store.ts';

const minute = 60_000;
export const idleLimitMs = idleMinutes * minute;
export const absoluteLimitMs = absoluteMinutes * minute;

/** Who a token belongs to: a live session of an active account. Role and status are read afresh with every request. */
export async function findActor(db: SystemDb, token: string): Promise<Recognised | undefined> {
  const now = Date.now();
  const tokenHash = hashToken(token);
  const session = await findLiveSession(db, tokenHash, {
    seenAfter: new Date(now - idleLimitMs),
    createdAfter: new Date(now - absoluteLimitMs),
  });
  // Of a closed group the sessions sleep: opened again, they go on as far as they still hold.
  if (session?.status !== 'ACTIVE' || session.groupClosedAt) return undefined;
  // Once a minute is enough to tell an idle session from a busy one, and spares a write on every request.
  const unseenFor = now - session.lastSeenAt.getTime();
  const touches = unseenFor > minute;
  const isTouched = touches && (await touch(db, tokenHash, new Date(now)));
  const idleLeft = idleLimitMs - (isTouched ? 0 : unseenFor);
  const { userId, role, groupId, branchId } = session;
  return {
    actor: { userId, role, groupId, branchId },
    locale: isLocale(session.language) ? session.language : undefined,
    idleSeconds: Math.floor(Math.min(idleLeft, absoluteLimitMs - (now - session.createdAt.getTime())) / 1000),
  };
}

/** False where the database takes no writes now: whoever reads goes on reading, and is noted with the next request. */
async function touch(db: SystemDb, tokenHash: Buffer, now: Date): Promise<boolean> {
  try {
    await touchSession(db, tokenHash, now);
    return true;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return false;
  }
}
