/**
 * What became of an attempt to have a report worded by a model: it waits or is underway; what came of it is shown, or offered to the reader;
 * `rejected`: too little of the answer passed the checks; `failed`: there was no usable answer; `dropped`: the report was corrected or closed
 * meanwhile.
 */
export const writingStates = [
  'waiting',
  'underway',
  'shown',
  'offered',
  'rejected',
  'failed',
  'dropped',
] as const;
export type WritingState = (typeof writingStates)[number];

/** Why an attempt came to nothing, beside what a model's call can fail with. */
export const writingReasons = [
  'too-little',
  'unsound',
  'stopped',
  'no-model',
  'corrected',
  'closed',
  'no-consent',
  'fault',
] as const;

/** An answer may take so many times the time in which it would be shown by itself; then it is given up. */
export const lateTimes = 3;

/** How often the owner of a report may have it worded again within a day. */
export const wordingsADay = 3;

/** For so many days the raw answers of a model are kept. */
export const answersStoredDays = 90;
