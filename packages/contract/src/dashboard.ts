import { dashboardPeriods } from '@udaya/core/dashboard-periods';
import * as z from 'zod/mini';
import { timeZoneText, wholeNumberText } from './fields.ts';
import { route } from './route.ts';

const tag = 'Product administration';

/** What is counted a day. */
const Figures = z.object({
  consumerReports: z.int(),
  groupReports: z.int(),
  payments: z.int(),
  signUps: z.int(),
  /** Reports that were given up and are not written yet. */
  failedReports: z.int(),
  /** Payments that came to nothing. */
  failedPayments: z.int(),
  /** Mails that were given up. */
  failedMails: z.int(),
});
export type FigureKey = keyof z.infer<typeof Figures>;
export const figureKeys = Object.keys(Figures.shape) as readonly FigureKey[];

/** A day of the dashboard, yyyy-MM-dd where the reader is. */
const DashboardDay = z.extend(Figures, { day: z.string() });

export const Dashboard = z.object({
  days: z.array(DashboardDay),
  /** Of as many days before the first one. */
  before: Figures,
  /** What was paid within the days, in major units, a line each currency; refunds are not taken off. */
  takings: z.array(z.object({ currency: z.string(), amount: z.number() })),
});
export type Dashboard = z.infer<typeof Dashboard>;

/** What asks for the product admin's attention, the most pressing first. */
export const attentionKinds = [
  'refundsDue',
  'failedReports',
  'slowPayments',
  'failedJobs',
  'failedMails',
  'serverErrors',
  'offeredTexts',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

export const DashboardNow = z.object({
  /** Only what is not nought. */
  attention: z.array(z.object({ kind: z.enum(attentionKinds), count: z.int() })),
});
export type DashboardNow = z.infer<typeof DashboardNow>;

/** How the product does, for its administrator. */
export const dashboard = {
  read: route({
    method: 'GET',
    path: '/product/dashboard',
    access: ['productAdmin'],
    tag,
    summary: 'Reports, payments, sign-ups and failures of each of the last days',
    query: z.object({
      days: z._default(z.pipe(wholeNumberText, z.literal(dashboardPeriods)), 30),
      /** Where the reader's days begin; India's without it. */
      timeZone: z.optional(timeZoneText),
    }),
    reply: Dashboard,
  }),

  readNow: route({
    method: 'GET',
    path: '/product/dashboard/now',
    access: ['productAdmin'],
    tag,
    summary: 'What needs attention now',
    reply: DashboardNow,
  }),
};
