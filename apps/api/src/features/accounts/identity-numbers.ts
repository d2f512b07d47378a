import { removesNumber } from '@udaya/core/identity/account-rules';
import { seal, unseal } from '../../platform/crypto/seal.ts';

type AadhaarColumns = { aadhaarGiven: boolean; aadhaarLastFour: string | null };
type PassportColumns = { passportSealed: Buffer | null };

/** What is kept of an Aadhaar number: that it was given, and its last four digits. '' changes nothing, '0' removes it. */
export function toAadhaarColumns(number: string): Partial<AadhaarColumns> {
  if (number === '') return {};
  if (number === removesNumber) return { aadhaarGiven: false, aadhaarLastFour: null };
  return { aadhaarGiven: true, aadhaarLastFour: number.slice(-4) };
}

/** What is kept of a passport number: sealed for this user's row. '' changes nothing, '0' removes it. */
export function toPassportColumns(key: Buffer, userId: string, number: string): Partial<PassportColumns> {
  if (number === '') return {};
  if (number === removesNumber) return { passportSealed: null };
  return { passportSealed: seal(key, number.toUpperCase(), passportBinding(userId)) };
}

/** An Aadhaar number as it may be shown: 'XXXX XXXX 1234', or '' when none was given. */
export function maskAadhaar({ aadhaarGiven, aadhaarLastFour }: AadhaarColumns): string {
  return aadhaarGiven ? `XXXX XXXX ${aadhaarLastFour ?? 'XXXX'}` : '';
}

/** A passport number as it may be shown: its last third, or '' when none was given. */
export function maskPassport(key: Buffer, user: { id: string } & PassportColumns): string {
  const number = openPassport(key, user);
  if (number === undefined) return user.passportSealed ? 'XXXXXXXX' : '';
  const shown = Math.min(3, Math.floor(number.length / 3));
  return 'X'.repeat(number.length - shown) + number.slice(number.length - shown);
}

/** The passport number itself, for its owner's own data; undefined without one, or sealed under a key that is gone. */
export function openPassport(key: Buffer, user: { id: string } & PassportColumns): string | undefined {
  if (!user.passportSealed) return undefined;
  try {
    return unseal(key, user.passportSealed, passportBinding(user.id));
  } catch {
    return undefined;
  }
}

const passportBinding = (userId: string) => `users/${userId}/passport`;
