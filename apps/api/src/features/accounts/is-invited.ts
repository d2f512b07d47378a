import { userTypeOf } from '@udaya/core/identity/roles';
import type { User } from './store.ts';

/** Whether somebody was invited and has not chosen a password yet: only consumers make accounts of their own. */
export function isInvited({ role, status }: Pick<User, 'role' | 'status'>): boolean {
  return userTypeOf(role) !== 'USER' && status === 'PENDING';
}

/** The same of a product admin. */
export function isInvitedAdmin(user: Pick<User, 'role' | 'status'>): boolean {
  return user.role === 'productAdmin' && isInvited(user);
}
