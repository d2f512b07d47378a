import { Failure } from '@udaya/core/failure';
import type { Database } from '../../platform/database/database.ts';
import { readToken } from './one-time-tokens.ts';

/**
 * Looks at a reset link without spending it.
 * @throws Failure `link.invalid`, `link.expired`
 */
export async function checkResetLink(db: Database, token: string): Promise<{ usable: true }> {
  const { usable } = await readToken(db, 'reset', token);
  if (!usable) throw new Failure('link.expired');
  return { usable };
}
