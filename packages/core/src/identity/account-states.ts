import type { UserStatus } from './roles.ts';

/** What whoever looks after accounts sees of one: it waits for its activation, is in use, disabled, or soon to be erased. */
export const accountStates = ['pending', 'active', 'disabled', 'deleting'] as const;
export type AccountState = (typeof accountStates)[number];

/** The state of an account that is not erased. */
export function accountStateOf(status: UserStatus, isDeleting: boolean): AccountState {
  if (isDeleting) return 'deleting';
  if (status === 'ACTIVE') return 'active';
  return status === 'PENDING' ? 'pending' : 'disabled';
}

/** For how many days the deletion of an account can be taken back. */
export const restorableDays = 30;
