import type { InterfaceSettings } from '@udaya/core/identity/interface-settings';
import { baseLocale } from '@udaya/core/locale';
import type { Reader } from '../mails/letter.ts';

/** Where a user gets mail, and in which language. */
export function mailboxOf(user: {
  firstName: string;
  lastName?: string;
  email: string;
  settings?: InterfaceSettings | null;
}): Reader {
  return {
    name: `${user.firstName} ${user.lastName ?? ''}`.trim(),
    address: user.email,
    locale: user.settings?.language ?? baseLocale,
  };
}

/** Stands where an account has no address of its own; no mail leaves for it, and nobody can register it. */
export function noAddress(userId: string): string {
  return `${userId}@account.invalid`;
}
