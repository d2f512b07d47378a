/** The periods that a group's dashboard looks back over, in days that end with today, and how many of them are counted together. */
export const groupPeriods = [
  { days: 30, every: 1 },
  { days: 90, every: 1 },
  { days: 364, every: 7 },
] as const;
export type GroupPeriod = (typeof groupPeriods)[number]['days'];

/** The period that is shown first. */
export const usualGroupPeriod = 30 satisfies GroupPeriod;
