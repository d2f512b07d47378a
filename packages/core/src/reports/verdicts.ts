/** What a reader can say of a part of a report. */
export const verdicts = ['fits', 'notQuite'] as const;
export type Verdict = (typeof verdicts)[number];

/** A passage is listed once so many reports have feedback on it: a share of fewer says little of the text. */
export const fewestVoices = 10;
