import * as z from 'zod/mini';

/** The day of a birth in words, as page, PDF and export show it. */
export const DayOfBirth = z.object({
  heading: z.string(),
  lead: z.string(),
  rows: z.array(z.object({ term: z.string(), value: z.string(), about: z.string() })),
  /** How a name may begin, in three scripts, for a child in its first year; `pada` is empty where there is only one. */
  syllables: z.nullable(
    z.object({
      label: z.string(),
      about: z.string(),
      sounds: z.array(
        z.object({ pada: z.string(), latin: z.string(), tamil: z.string(), devanagari: z.string() }),
      ),
    }),
  ),
  /** The birth between sunrise and sunrise, in order; `at` is its share of that time. */
  course: z.nullable(
    z.object({
      heading: z.string(),
      marks: z.array(
        z.object({
          kind: z.enum(['sunrise', 'birth', 'sunset', 'nextSunrise']),
          label: z.string(),
          time: z.string(),
          at: z.number(),
        }),
      ),
    }),
  ),
});
export type DayOfBirth = z.infer<typeof DayOfBirth>;
