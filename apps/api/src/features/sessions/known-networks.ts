import { hmac } from '../../platform/crypto/secrets.ts';
import type { Queryable, Reached, SystemDb } from '../../platform/database/handles.ts';
import { hasNetwork, insertNetwork } from './store-networks.ts';

/** How many networks an account knows at once; those not seen for longest are forgotten first. */
const networksPerUser = 10;

/** What is kept of a network: whoever reads the table learns neither the address nor who shares one. */
function networkMark(key: Buffer, userId: string, network: string): Buffer {
  return Buffer.from(hmac(key, `${userId}/${network}`), 'base64url');
}

/**
 * The mark of a network, if the account has logged in from there before. It is looked for likewise where there is no account, so
 * that the time tells nothing.
 */
export async function knownMark(
  db: SystemDb,
  key: Buffer,
  userId: string | undefined,
  network: string,
): Promise<Buffer | undefined> {
  const mark = networkMark(key, userId ?? '', network);
  return (await hasNetwork(db, userId ?? '', mark)) ? mark : undefined;
}

/** Remembers that the owner was at a network: the password was right there, or the mailed link was opened. */
export async function rememberNetwork(
  tx: Queryable,
  key: Buffer,
  user: Reached<{ id: string }>,
  network: string,
): Promise<void> {
  await insertNetwork(
    tx,
    user,
    { mark: networkMark(key, user.id, network), seenAt: new Date() },
    networksPerUser,
  );
}
