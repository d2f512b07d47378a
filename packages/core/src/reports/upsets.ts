import { areas } from '../knowledge/areas.ts';

/** Where a reader can say that something upset them: in a part, by its area of life, or in what stands around the parts. */
export const upsetPlaces = [...areas, 'frame'] as const;
export type UpsetPlace = (typeof upsetPlaces)[number];

/** The most characters of a note to the reviewers. */
export const upsetNoteLimit = 500;
