import {
  aadhaarPattern,
  addressLimits,
  countCodePoints,
  countGraphemes,
  diallingCodePattern,
  mobilePattern,
  nameLimits,
  passportPattern,
  passwordLength,
  passwordLimits,
  personName,
  removesNumber,
  usernameLimits,
  usernamePattern,
} from '@udaya/core/identity/account-rules';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { captchaFields, ignored, text } from './fields.ts';
import { route } from './route.ts';

const tag = 'Accounts';
const Done = z.object({ message: z.string() });

const firstName = z.string({ error: m.account_first_name_required }).check(
  z.trim(),
  z.minLength(1, { error: m.account_first_name_required, abort: true }),
  z.maxLength(400, { error: m.account_first_name_max, abort: true }),
  z.regex(personName, { error: m.account_first_name_pattern }),
  z.refine((name) => countCodePoints(name) >= nameLimits.min, { error: m.account_first_name_min }),
  z.refine((name) => countGraphemes(name) <= nameLimits.max, { error: m.account_first_name_max }),
);

const lastName = z._default(
  z.string({ error: m.field_not_text }).check(
    z.trim(),
    z.maxLength(400, { error: m.account_last_name_max, abort: true }),
    z.regex(personName, { error: m.account_last_name_pattern }),
    z.refine((name) => countGraphemes(name) <= nameLimits.max, { error: m.account_last_name_max }),
  ),
  '',
);

const address1 = text(addressLimits.max, m.account_address_required).check(
  z.refine((address) => countCodePoints(address) >= addressLimits.min, { error: m.account_address_min }),
);

const mobile = z
  .string({ error: m.account_mobile_required })
  .check(
    z.trim(),
    z.minLength(1, { error: m.account_mobile_required, abort: true }),
    z.regex(mobilePattern, { error: m.account_mobile_invalid }),
  );

/** A mail address; required and valid have one message. */
const email = (required: () => string) =>
  z
    .string({ error: required })
    .check(z.trim(), z.maxLength(254, { error: required, abort: true }), z.email({ error: required }));

const diallingCode = z
  .string({ error: m.account_dialling_code_required })
  .check(z.trim(), z.regex(diallingCodePattern, { error: m.account_dialling_code_required }));

/** A password as it is typed: neither trimmed nor changed. */
function password(words: { required: () => string; min: () => string; max: () => string }) {
  return z.string({ error: words.required }).check(
    z.minLength(1, { error: words.required, abort: true }),
    z.maxLength(400, { error: words.max, abort: true }),
    z.refine((typed) => passwordLength(typed) >= passwordLimits.min, { error: words.min, abort: true }),
    z.refine((typed) => passwordLength(typed) <= passwordLimits.max, { error: words.max, abort: true }),
    z.refine((typed) => typed.isWellFormed(), { error: m.field_bad_characters }),
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
  required: m.profile_new_password_required,
  min: m.account_password_min,
  max: m.account_password_max,
});
/** The password that is in use; only its presence and its limits are checked here. */
export const oldPassword = password({
  required: m.profile_old_password_required,
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

/** The rule that `confirmPassword` repeats `field`. It is told as soon as both are typed, whatever else is still missing. */
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

const place = {
  address1,
  address2: z._default(text(addressLimits.max), ''),
  city: text(150, m.account_city_required),
  state: text(150, m.account_state_required),
  country: z._default(text(100), 'India'),
};

/** Everything of the registration form. `licensecheckbox` and `mobilecode` are shown and never trusted. */
export const Signup = z
  .object({
    firstName,
    lastName,
    ...place,
    dailingCode: diallingCode,
    mobile,
    aadharNumber: z._default(
      z
        .string()
        .check(
          z.trim(),
          z.regex(new RegExp(`^$|${aadhaarPattern.source}`), { error: m.account_aadhaar_invalid }),
        ),
      '',
    ),
    passportNumber: z._default(
      z
        .string()
        .check(
          z.trim(),
          z.regex(new RegExp(`^$|${passportPattern.source}`), { error: m.account_passport_invalid }),
        ),
      '',
    ),
    email: email(m.account_email_invalid),
    username: z
      .string({ error: m.account_username_required })
      .check(
        z.minLength(1, { error: m.account_username_required, abort: true }),
        z.maxLength(400, { error: m.account_username_max, abort: true }),
        z.regex(usernamePattern, { error: m.account_username_pattern, abort: true }),
        z.minLength(usernameLimits.min, { error: m.account_username_min }),
        z.maxLength(usernameLimits.max, { error: m.account_username_max }),
      ),
    password: chosenPassword,
    confirmPassword: repeated,
    ...captchaFields,
    licensecheckbox: ignored,
    mobilecode: ignored,
  })
  .check(repeats('password', m.account_confirm_differs));
export type Signup = z.input<typeof Signup>;

/**
 * Answers the same whether the address is known or not. `pendingToken` (24 hours) belongs to the new account until it is
 * activated: keep it in session storage for 'send again' and 'change address'.
 */
export const signup = route({
  method: 'POST',
  path: '/astro-users/signup',
  access: 'public',
  tag,
  summary: 'Registers a consumer; an activation link follows by mail',
  body: Signup,
  reply: z.object({ message: z.string(), email: z.string(), pendingToken: z.string() }),
});

export const DiallingCountry = z.object({ name: z.string(), pcode: z.string(), code: z.string() });
export type DiallingCountry = z.infer<typeof DiallingCountry>;

/** `pcode` has its plus: '+91'. India comes first, the others by name. */
export const listDiallingCountries = route({
  method: 'GET',
  path: '/astro-users/countries',
  access: 'public',
  tag,
  summary: 'Countries with their dialling codes',
  reply: z.array(DiallingCountry),
});

const mailedToken = z
  .string({ error: m.failure_link_invalid })
  .check(
    z.minLength(1, { error: m.failure_link_invalid }),
    z.maxLength(200, { error: m.failure_link_invalid }),
  );

/**
 * A second visit of a used link answers `already-active`. Refused with `link.invalid` (400), or with `link.expired` (410),
 * whose body has a `pendingToken` for one click on 'send a new link'.
 */
export const activateUser = route({
  method: 'GET',
  path: '/astro-users/activateUser',
  access: 'public',
  tag,
  summary: 'Activates an account by the token of the mailed link',
  query: z.object({ token: mailedToken }),
  reply: z.object({ message: z.string(), status: z.enum(['activated', 'already-active']) }),
});

/**
 * Sends the activation link again: by the address alone, or by a `pendingToken` (from signup, from a login refused with
 * `login.not_activated`, or from `link.expired`), with which an `email` changes the address. 429 `mail.cooldown` with
 * Retry-After while a mail to the address is still fresh, whether it is known or not.
 */
export const resendActivation = route({
  method: 'POST',
  path: '/astro-users/resend-activation',
  access: 'public',
  tag,
  summary: 'Sends the activation link again, or to another address',
  body: z.union(
    [
      z.object({
        pendingToken: z.string().check(z.minLength(1), z.maxLength(300)),
        email: z.optional(email(m.account_email_invalid)),
      }),
      z.object({ email: email(m.account_email_invalid) }),
    ],
    { error: m.account_email_invalid },
  ),
  reply: z.object({ message: z.string(), retryAfterSeconds: z.int() }),
});

/** Answers the same for every address. 429 `mail.cooldown` with Retry-After while a mail is still fresh. */
export const forgotPassword = route({
  method: 'POST',
  path: '/astro-users/forgot-password',
  access: 'public',
  tag,
  summary: 'Mails a link with which a new password can be set',
  body: z.object({ email: email(m.forgot_email_required) }),
  reply: z.object({ message: z.string(), retryAfterSeconds: z.int() }),
});

/** Refused with `link.invalid` (400) or `link.expired` (410); a password that is refused does not spend the link. */
export const resetPassword = route({
  method: 'POST',
  path: '/astro-users/reset-password',
  access: 'public',
  tag,
  summary: 'Sets a new password by the token of the mailed link and ends all sessions',
  body: z
    .object({ token: mailedToken, password: chosenPassword, confirmPassword: repeated })
    .check(repeats('password', m.account_confirm_differs)),
  reply: Done,
});

/** The link is `/confirm-email/:token`. Refused with `link.invalid` (400) or `link.expired` (410). */
export const confirmEmail = route({
  method: 'POST',
  path: '/astro-users/confirm-email',
  access: 'public',
  tag,
  summary: 'Confirms a changed mail address by the token that was mailed to it',
  body: z.object({ token: mailedToken }),
  reply: Done,
});

/**
 * The own profile. `aadharNumber` and `passportNumber` are always empty; the masks say what is stored. `countryCode` is the
 * dialling code, e.g. '+91'. `pendingEmail` waits for its confirmation.
 */
export const Profile = z.object({
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  countryCode: z.string(),
  mobile: z.string(),
  email: z.string(),
  pendingEmail: z.nullable(z.string()),
  aadharNumber: z.literal(''),
  aadharMasked: z.string(),
  passportNumber: z.literal(''),
  passportMasked: z.string(),
});
export type Profile = z.infer<typeof Profile>;

export const getProfile = route({
  method: 'GET',
  path: '/astro-users/profile',
  access: ['user'],
  tag,
  summary: 'The own profile',
  reply: Profile,
});

const keptNumber = (pattern: RegExp, error: () => string) =>
  z._default(
    z.string().check(z.trim(), z.regex(new RegExp(`^$|^${removesNumber}$|${pattern.source}`), { error })),
    '',
  );

/** Tab 'Personal details'. Of the two numbers '' keeps what is stored and '0' removes it. */
export const PersonalUpdate = z.object({
  updateDetail: z.literal('personal'),
  firstName,
  lastName,
  ...place,
  countryCode: diallingCode,
  mobile,
  email: email(m.account_email_invalid),
  aadharNumber: keptNumber(aadhaarPattern, m.account_aadhaar_invalid),
  passportNumber: keptNumber(passportPattern, m.account_passport_invalid),
});
export type PersonalUpdate = z.input<typeof PersonalUpdate>;

/** Tab 'Login details'. */
export const LoginUpdate = z
  .object({
    updateDetail: z.literal('login'),
    password: oldPassword,
    newPassword,
    confirmPassword: z.optional(repeated),
  })
  .check(repeats('newPassword', m.profile_confirm_differs));
export type LoginUpdate = z.input<typeof LoginUpdate>;

/** A wrong old password is 400 on the field `password`. A changed address waits in `pendingEmail` for its confirmation. */
export const putProfile = route({
  method: 'PUT',
  path: '/astro-users/profile',
  access: ['user'],
  tag,
  summary: 'Changes the own personal details, or the password',
  body: z.discriminatedUnion('updateDetail', [PersonalUpdate, LoginUpdate], { error: m.field_invalid }),
  reply: z.object({ message: z.string(), profile: Profile }),
});
