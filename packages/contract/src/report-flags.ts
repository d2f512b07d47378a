import { flagPlaces } from '@udaya/core/reports/flags';
import * as z from 'zod/mini';

/** What the reader flagged, and whether they wrote to the reviewers. */
export const OwnFlag = z.object({ place: z.enum(flagPlaces), note: z.boolean() });
export type OwnFlag = z.infer<typeof OwnFlag>;
