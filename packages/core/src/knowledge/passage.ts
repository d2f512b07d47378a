import { type Planet, planets } from '@udaya/astro/planets';

export { type Planet, planets };

/** The signs a planet can stand in: 1 Mesha/Aries to 12 Meena/Pisces. The specification calls this its position. */
export const positions = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Position = (typeof positions)[number];
