import { areas } from '../knowledge/areas.ts';

/** What a reader can flag as upsetting: a part, by its area of life, or what stands around the parts. */
export const flagPlaces = [...areas, 'frame'] as const;
export type FlagPlace = (typeof flagPlaces)[number];

/** The most characters of a note to the reviewers. */
export const flagNoteLimit = 500;
