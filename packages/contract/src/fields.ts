import { hasPiledMarks, isOneLine, mostMarks } from '@udaya/core/one-line';
import { isTimeZone } from '@udaya/format/time-zones';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';

// What a rule without words of its own says.
z.config({ localeError: () => m.field_invalid() });

/** The rule that no letter bears a tower of marks, which would be drawn over the text above or below. */
export const fewMarks = z.refine<string>((text) => !hasPiledMarks(text), {
  error: () => m.field_piled_marks({ max: mostMarks }),
});

/** Free text of at most `max` characters on one line, trimmed. `required` names the message for an empty one. */
export function text(max: number, required?: () => string) {
  const capped = z
    .string({ error: required ?? m.field_not_text })
    .check(
      z.maxLength(max, { error: () => m.field_too_long({ max }) }),
      z.trim(),
      z.refine(isOneLine, { error: m.field_bad_characters }),
      fewMarks,
    );
  return required ? capped.check(z.minLength(1, { error: required })) : capped;
}

/** A filter of a list: left out or empty it does not count, and is undefined. */
export function noneOr<Value, Sent>(schema: z.ZodMiniType<Value, Sent>) {
  const some = z.transform((value: '' | Value) => (value === '' ? undefined : value));
  return z.optional(z.pipe(z.union([z.literal(''), schema]), some));
}

/** A wire field that old clients send and the server does not trust. */
export const ignored = z.optional(z.unknown());

/** The two fields of every captcha: its token, and what was read, heard or worked out. */
export const captchaFields = {
  captchaToken: text(200, m.captcha_required),
  userCaptcha: text(80, m.captcha_required),
};

/** A record's random id. */
export const recordId = z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/));

/** A whole number as columns keep it, of 32 bits: no request bears a wider one. */
export const wholeNumber = z.int32();

/** The same, read from the text of a query or path. */
export const wholeNumberText = z.coerce.number().check(wholeNumber);

/** Page of a list: zero-based, 1 to 100 rows. Queries are text, so numbers are read from it. */
export const pageQuery = {
  page: z._default(wholeNumberText.check(z.minimum(0), z.maximum(100_000)), 0),
  size: z._default(wholeNumberText.check(z.minimum(1), z.maximum(100)), 10),
  sortOrder: z._default(z.enum(['asc', 'desc']), 'desc'),
};

/** A plain calendar date, yyyy-MM-dd. */
export const dateText = z.iso
  .date({ error: m.field_bad_date })
  .check(z.refine((day) => day >= '1900-01-01' && day <= '2200-12-31', { error: m.field_bad_date }));

/** An IANA time zone, such as Asia/Kolkata. */
export const timeZoneText = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, { error: m.birth_time_zone_invalid }));

/** Narrows a list to days: from that one on, and up to the other one. */
export const dayFilters = {
  from: noneOr(dateText),
  to: noneOr(dateText),
  /** Where the reader's days begin; India's without it. */
  timeZone: noneOr(timeZoneText),
};

/** The body of every refusal. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** Of an account that waits for its activation: lets its owner have the mail sent again. */
  pendingToken: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
