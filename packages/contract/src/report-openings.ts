import { openingPurposes } from '@udaya/core/reports/opening-purposes';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { recordId, text } from './fields.ts';
import { route } from './route.ts';

const tag = 'Reports';
const idParams = z.object({ id: recordId });

/** When a report was opened, and for what, as product admins read it of each other; one a day by each. */
export const Opening = z.object({
  openedDate: z.string(),
  /** Null: not stated. */
  purpose: z.nullable(z.enum(openingPurposes)),
  note: z.string(),
  /** The username of the admin. */
  openedBy: z.string(),
});
export type Opening = z.infer<typeof Opening>;

/** `stated`: the actor has said what for today, and is not asked again. */
export const Openings = z.object({ stated: z.boolean(), openings: z.array(Opening) });
export type Openings = z.infer<typeof Openings>;

/** For what product admins open reports of others. That they do is noted by whatever shows one. */
export const openings = {
  list: route({
    method: 'GET',
    path: '/product/reports/:id/openings',
    access: ['productAdmin'],
    refuses: ['record.missing'],
    tag,
    summary: 'When a report was opened by product admins, and for what, latest first',
    params: idParams,
    reply: Openings,
  }),

  /** Said once by each admin for each report and day; said again, it stays as it was. */
  state: route({
    method: 'POST',
    path: '/product/reports/:id/openings',
    access: ['productAdmin'],
    limit: 'changes',
    refuses: ['record.missing'],
    audits: ['report.opened'],
    tag,
    summary: 'States for what the caller opens a report; its owner sees the day and the purpose',
    params: idParams,
    body: z.object({
      purpose: z.enum(openingPurposes, { error: m.report_opening_purpose_required }),
      note: z._default(text(300), ''),
    }),
    reply: Openings,
  }),
};
