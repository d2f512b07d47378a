import type { SystemDb } from '../../platform/database/handles.ts';
import { absoluteLimitMs } from './find-viewer.ts';
import { deleteExpired } from './store-links.ts';
import { deleteUnseenNetworks } from './store-networks.ts';
import { deleteOldLoginTries } from './store-sessions.ts';
import { lockedAfterFailures } from './throttle-login.ts';

const day = 24 * 3_600_000;
const linksKeptMs = 30 * day;
const pendingKeptMs = 30 * day;
const triesKeptMs = 30 * day;
const networksKeptMs = 90 * day;

/**
 * Forgets captchas, sessions, links and known networks whose time is over, accounts that were not activated within thirty days,
 * and failed sign-ins after thirty days without another; a lock stays until its owner lifts it.
 */
export async function sweepExpired(db: SystemDb): Promise<void> {
  const now = Date.now();
  await deleteExpired(db, new Date(now), {
    sessions: new Date(now - absoluteLimitMs),
    links: new Date(now - linksKeptMs),
    pendingUsers: new Date(now - pendingKeptMs),
  });
  await deleteOldLoginTries(db, lockedAfterFailures, new Date(now - triesKeptMs));
  await deleteUnseenNetworks(db, new Date(now - networksKeptMs));
}
