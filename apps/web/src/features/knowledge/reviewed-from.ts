import * as z from 'zod/mini';

/** What the address of a text's editor carries: the review that led there. */
export const ReviewedFrom = z.object({
  review: z.catch(z.optional(z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/))), undefined),
});
