import type { Mailbox } from '../../ports/mail/mailer.ts';

/** Where a user gets mail. */
export function mailboxOf(user: { firstName: string; lastName?: string; email: string }): Mailbox {
  return { name: `${user.firstName} ${user.lastName ?? ''}`.trim(), address: user.email };
}

/** Stands where an account has no address of its own; no mail leaves for it, and nobody can register it. */
export function noAddress(userId: string): string {
  return `${userId}@account.invalid`;
}
