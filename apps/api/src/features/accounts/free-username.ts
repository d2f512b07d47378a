import { usernameLimits } from '@udaya/core/identity/account-rules';
import type { SystemDb } from '../../platform/database/handles.ts';
import { findUserByUsername } from './store.ts';

/** A username like the address, in the characters and length that usernames have; `of` begins it where the address gives none. */
export async function freeUsername(tx: SystemDb, email: string, of: 'product' | 'group'): Promise<string> {
  const name = (email.split('@')[0] ?? '')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+|-+$/g, '');
  const long = name.length < usernameLimits.min ? `${name}-admin`.replace(/^-/, `${of}-`) : name;
  for (let number = 1; ; number += 1) {
    const tail = number === 1 ? '' : `-${number}`;
    const username = long.slice(0, usernameLimits.max - tail.length) + tail;
    if (!(await findUserByUsername(tx, username))) return username;
  }
}
