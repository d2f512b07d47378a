import type { SystemDb } from '../../platform/database/handles.ts';
import { absoluteLimitMs } from './find-actor.ts';
import { deleteOldSessions } from './store.ts';
import { deleteUnseenNetworks } from './store-networks.ts';
import { deleteOldLoginTries } from './store-tries.ts';
import { lockedAfterFailures } from './throttle-login.ts';

const day = 24 * 3_600_000;
const triesStoredMs = 30 * day;
const networksStoredMs = 90 * day;

/**
 * Forgets sessions and known networks whose time is over, and failed sign-ins after thirty days without another; a lock stays
 * until its owner lifts it.
 */
export async function sweepSessions(system: SystemDb): Promise<void> {
  const now = Date.now();
  await deleteOldSessions(system, new Date(now - absoluteLimitMs));
  await deleteOldLoginTries(system, lockedAfterFailures, new Date(now - triesStoredMs));
  await deleteUnseenNetworks(system, new Date(now - networksStoredMs));
}
