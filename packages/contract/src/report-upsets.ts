import { upsetPlaces } from '@udaya/core/reports/upsets';
import * as z from 'zod/mini';

/** Where the reader was upset, and whether they wrote to the reviewers. */
export const OwnUpset = z.object({ place: z.enum(upsetPlaces), note: z.boolean() });
export type OwnUpset = z.infer<typeof OwnUpset>;
