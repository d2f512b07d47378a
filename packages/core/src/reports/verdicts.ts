/** What a reader can say of a part of a report. */
export const verdicts = ['fits', 'notQuite'] as const;
export type Verdict = (typeof verdicts)[number];
