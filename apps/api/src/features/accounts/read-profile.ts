import type { Profile } from '@udaya/contract/accounts';
import type { UserCall } from '../../platform/call-context.ts';
import { maskAadhaar, maskPassport } from './identity-numbers.ts';
import type { MailCooldown } from './mail-cooldown.ts';
import { readOwnUser } from './read-account.ts';
import type { User } from './store.ts';

export interface ReadProfileDeps {
  identityKey: Buffer;
  cooldown: MailCooldown;
}

/** The actor's own profile. */
export async function readProfile(ctx: UserCall & ReadProfileDeps): Promise<Profile> {
  const user = await readOwnUser(ctx);
  const { id, pendingEmail } = user;
  const mailAgainSeconds = pendingEmail ? await ctx.cooldown.wait('email', [id, pendingEmail]) : 0;
  return { ...presentProfile(ctx.identityKey, user), mailAgainSeconds };
}

/** An account as its owner's profile shows it, but for the pause of its mails; of the two numbers only their masks. */
export function presentProfile(identityKey: Buffer, user: User): Omit<Profile, 'mailAgainSeconds'> {
  const {
    username,
    firstName,
    lastName,
    address1,
    address2,
    city,
    state,
    country,
    mobile,
    email,
    pendingEmail,
  } = user;
  return {
    username,
    firstName,
    lastName,
    address1,
    address2,
    city,
    state,
    country,
    countryCode: user.diallingCode,
    mobile,
    email,
    pendingEmail,
    aadharNumber: '',
    aadharMasked: maskAadhaar(user),
    passportNumber: '',
    passportMasked: maskPassport(identityKey, user),
  };
}
