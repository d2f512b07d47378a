import { groupPeriods, usualGroupPeriod } from '@udaya/core/groups/figure-periods';
import { groupRoles } from '@udaya/core/identity/roles';
import * as z from 'zod/mini';
import { timeZoneText, wholeNumberText } from './fields.ts';
import { route } from './route.ts';

const periods = groupPeriods.map(({ days }) => days);

/** What was counted of a branch or of somebody. `name` is '' for what belongs to none, and for who is gone. */
const Part = z.object({ id: z.string(), name: z.string(), reports: z.int() });

/** The reports of a period by the parts that the actor sees them in, the largest first. */
export const FigureParts = z.object({
  by: z.enum(['branch', 'user']),
  parts: z.array(Part),
});
export type FigureParts = z.infer<typeof FigureParts>;

export const GroupFigures = z.object({
  /** Each from its first day on; a day, or a week in the longest period. */
  spans: z.array(z.object({ day: z.string(), reports: z.int() })),
  every: z.enum(['day', 'week']),
  total: z.int(),
  /** Of as many days before. */
  before: z.int(),
  /** Null for who sees none but the own reports. */
  breakdown: z.nullable(FigureParts),
});
export type GroupFigures = z.infer<typeof GroupFigures>;

/** How many reports an enterprise user can see, over time and by branch. */
export const groupFigures = {
  readTrend: route({
    method: 'GET',
    path: '/group/reportdashboard/trend',
    access: groupRoles,
    tag: 'Groups',
    summary:
      'Reports of the last 30 or 90 days by day, or of 364 by week, and by branch for a group admin, by user for a branch admin',
    query: z.object({
      days: z._default(z.pipe(wholeNumberText, z.literal(periods)), usualGroupPeriod),
      /** Where the reader's days begin; India's without it. */
      timeZone: z.optional(timeZoneText),
    }),
    reply: GroupFigures,
  }),
};
