import { usageMonths } from '@udaya/core/groups/group-rules';
import * as z from 'zod/mini';

/** What the address of a group's page carries: whether it is being edited, and how many months of usage are shown. */
export const GroupSearch = z.object({
  edit: z.catch(z.optional(z.literal('details')), undefined),
  months: z.catch(z.optional(z.pipe(z.coerce.number(), z.literal(usageMonths))), undefined),
});
export type GroupSearch = z.infer<typeof GroupSearch>;
