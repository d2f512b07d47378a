import type { Planet } from '@udaya/astro/planets';
import type { RowAgeBand } from '../../knowledge/age-band.ts';
import { areaOf } from '../../knowledge/areas.ts';
import type { CuratedText } from '../../knowledge/curated-text.ts';
import type { TextShelf } from './text-shelf.ts';

/** The rows of a report's one plan. */
export interface MadePlan {
  week: CuratedText[];
  month: CuratedText[];
}

const monthTasks = 2;

/**
 * One thing for this week, of what leads after Moon and Ascendant, and two for this month, of what follows. These are the only tasks of a
 * report. The planets come in the order of its parts.
 */
export function makePlan(ordered: readonly Planet[], shelf: TextShelf, ageBand: RowAgeBand | null): MadePlan {
  const after = ordered.filter((planet) => planet !== 'Moon' && planet !== 'Ascendant');
  const find = (span: 'week' | 'month', planet: Planet) =>
    shelf.find(`plan.${span}.${areaOf[planet]}`, ageBand);
  const first = after.find((planet) => find('week', planet));
  const week = first ? find('week', first) : undefined;
  const month = after.filter((planet) => planet !== first).flatMap((planet) => find('month', planet) ?? []);
  return { week: week ? [week] : [], month: month.slice(0, monthTasks) };
}
