import { type Planet, planets } from '@udaya/astro/planets';
import type { ReportType } from '../reports/report-types.ts';

export { type Planet, planets };

/** The signs a planet can stand in: 1 Mesha/Aries to 12 Meena/Pisces. The specification calls this its position. */
export const positions = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Position = (typeof positions)[number];

/** One curated text of the knowledge base: what a report says of one planet in one position. */
export interface Passage {
  reportType: ReportType;
  planet: Planet;
  position: Position;
  title: string;
  description: string;
}
