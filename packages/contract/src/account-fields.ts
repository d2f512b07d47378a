import {
  addressLimits,
  countCodePoints,
  diallingCodePattern,
  mobilePattern,
  nameLimits,
  passwordLength,
  passwordLimits,
  personName,
  removesNumber,
  usernameLimits,
  usernamePattern,
} from '@udaya/core/identity/account-rules';
import { countGraphemes } from '@udaya/format/count-graphemes';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { fewMarks, text } from './fields.ts';

/** 3 to 30 letters of any script, digits and spaces. */
export const firstName = z.string({ error: m.account_first_name_required }).check(
  z.trim(),
  z.minLength(1, { error: m.account_first_name_required, abort: true }),
  z.maxLength(400, { error: m.account_first_name_max, abort: true }),
  z.regex(personName, { error: m.account_first_name_pattern }),
  fewMarks,
  z.refine((name) => countCodePoints(name) >= nameLimits.min, { error: m.account_first_name_min }),
  z.refine((name) => countGraphemes(name) <= nameLimits.max, { error: m.account_first_name_max }),
);

/** Like the first name, but optional. */
export const lastName = z._default(
  z.string({ error: m.field_not_text }).check(
    z.trim(),
    z.maxLength(400, { error: m.account_last_name_max, abort: true }),
    z.regex(personName, { error: m.account_last_name_pattern }),
    fewMarks,
    z.refine((name) => countGraphemes(name) <= nameLimits.max, { error: m.account_last_name_max }),
  ),
  '',
);

const address1 = text(addressLimits.max, m.account_address_required).check(
  z.refine((address) => countCodePoints(address) >= addressLimits.min, { error: m.account_address_min }),
);

/** 8 to 11 digits, without the dialling code. */
export const mobile = z
  .string({ error: m.account_mobile_required })
  .check(
    z.trim(),
    z.minLength(1, { error: m.account_mobile_required, abort: true }),
    z.regex(mobilePattern, { error: m.account_mobile_invalid }),
  );

/** The top domain that never leads anywhere is kept for accounts without an address. */
const isReachable = (address: string) => !/\.invalid$/i.test(address);

/** How somebody of a group is reached beside the email; either may be left empty. */
export const contact = {
  mobile: z._default(
    z.union([z.literal(''), z.string().check(z.trim(), z.regex(mobilePattern))], {
      error: m.account_mobile_invalid,
    }),
    '',
  ),
  address1: z._default(z.union([z.literal(''), address1], { error: m.account_address_min }), ''),
};

/** An email address; required and valid have one message. */
export const email = (required: () => string) =>
  z
    .string({ error: required })
    .check(
      z.trim(),
      z.maxLength(254, { error: required, abort: true }),
      z.email({ error: required }),
      z.refine(isReachable, { error: required }),
    );

/** A dialling code, with or without its plus. */
export const diallingCode = z
  .string({ error: m.account_dialling_code_required })
  .check(z.trim(), z.regex(diallingCodePattern, { error: m.account_dialling_code_required }));

/** A password as it is typed: neither trimmed nor changed. */
function password(words: { required: () => string; min: () => string; max: () => string }) {
  return z.string({ error: words.required }).check(
    z.minLength(1, { error: words.required, abort: true }),
    z.maxLength(400, { error: words.max, abort: true }),
    z.refine((typed) => passwordLength(typed) >= passwordLimits.min, { error: words.min, abort: true }),
    z.refine((typed) => passwordLength(typed) <= passwordLimits.max, { error: words.max, abort: true }),
    z.refine((typed) => typed.isWellFormed() && !typed.includes('\0'), { error: m.field_bad_characters }),
  );
}

/** Where a password is chosen: 6 to 30 characters. */
export const chosenPassword = password({
  required: m.account_password_required,
  min: m.account_password_min,
  max: m.account_password_max,
});
/** A new password beside the old one. */
export const newPassword = password({
  required: m.account_profile_new_password_required,
  min: m.account_password_min,
  max: m.account_password_max,
});
/** The password that is in use; only its presence and its limits are checked here. */
export const oldPassword = password({
  required: m.account_profile_old_password_required,
  min: m.account_password_min,
  max: m.account_password_max,
});

/** The second typing of a password; `repeats` compares the two. */
export const repeated = z
  .string({ error: m.account_confirm_required })
  .check(
    z.minLength(1, { error: m.account_confirm_required }),
    z.maxLength(400, { error: m.account_confirm_required }),
  );

/**
 * The rule that `confirmPassword` repeats `field`. It is told as soon as both are typed, unless a rule of another field ends
 * the check (`abort`).
 */
export function repeats(field: 'password' | 'newPassword', error: () => string) {
  return z.refine<Record<string, unknown>>((form) => form.confirmPassword === form[field], {
    error,
    path: ['confirmPassword'],
    when: ({ value }) => {
      const form = value as Record<string, unknown> | undefined;
      return (
        typeof form?.[field] === 'string' &&
        typeof form.confirmPassword === 'string' &&
        form.confirmPassword !== ''
      );
    },
  });
}

/** Where somebody lives. */
export const place = {
  address1,
  address2: z._default(text(addressLimits.max), ''),
  city: text(150, m.account_city_required),
  state: text(150, m.account_state_required),
  country: z._default(text(100), 'India'),
};

/** 6 to 30 of the characters that a username may have. */
export const username = z
  .string({ error: m.account_username_required })
  .check(
    z.minLength(1, { error: m.account_username_required, abort: true }),
    z.maxLength(400, { error: m.account_username_max, abort: true }),
    z.regex(usernamePattern, { error: m.account_username_pattern, abort: true }),
    z.minLength(usernameLimits.min, { error: m.account_username_min }),
    z.maxLength(usernameLimits.max, { error: m.account_username_max }),
  );

/** A number that may be left out. */
export function optionalNumber(pattern: RegExp, error: () => string) {
  return z._default(z.string().check(z.trim(), z.regex(new RegExp(`^$|${pattern.source}`), { error })), '');
}

/** A number of which '' keeps what is stored and '0' removes it. */
export function storedNumber(pattern: RegExp, error: () => string) {
  return z._default(
    z.string().check(z.trim(), z.regex(new RegExp(`^$|^${removesNumber}$|${pattern.source}`), { error })),
    '',
  );
}
