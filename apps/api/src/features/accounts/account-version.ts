import { createHash } from 'node:crypto';
import type { User } from './store.ts';

/** What an account was when it was looked at, as a short text: another one as soon as any of it is changed. */
export function accountVersion(user: User, eraseAfter?: Date): string {
  const { firstName, lastName, address1, address2, city, state, country, diallingCode, mobile } = user;
  const seen = [firstName, lastName, address1, address2, city, state, country, diallingCode, mobile];
  const whole = [
    ...seen,
    user.email,
    user.pendingEmail,
    user.status,
    user.role,
    user.branchId,
    eraseAfter?.toISOString() ?? null,
  ];
  return createHash('sha256').update(JSON.stringify(whole)).digest('base64url').slice(0, 22);
}
