import type { Planet } from '@udaya/astro/planets';
import { type Area, areaOf, taskAreas } from '../../knowledge/areas.ts';
import type { CuratedText } from '../../knowledge/curated-text.ts';
import type { Position } from '../../knowledge/passage.ts';
import { isSettled, type ReportFacts, settledHouse } from '../report-facts.ts';
import { chooseWording } from './choose-wording.ts';
import type { Claim } from './find-contradictions.ts';
import { hashOf } from './hash-of.ts';
import { seedOf, wordingSeedOf } from './seed-of.ts';
import type { TextShelf } from './text-shelf.ts';
import { standingOf } from './weigh.ts';

/** The rows of a report's one plan. */
export interface MadePlan {
  week: CuratedText[];
  month: CuratedText[];
}

const monthTasks = 2;

/** Brihat Parashara Hora Shastra 27 gives a planet in one of the four corners, the kendras, its full strength of place. */
const corners: readonly (number | null)[] = [1, 4, 7, 10];

/**
 * One thing for this week, and two for this month; these are the only tasks of a report. They are of areas that stand out in this chart, by a
 * planet that is exalted or at home or in a corner whatever the minute, and of which of these, the birth draws; then of the others. By weight the Sun's would
 * come first in nearly every report, and by dignity Saturn's for a whole school year. No task
 * asks for what a part denies.
 */
export function makePlan(
  facts: ReportFacts,
  shelf: TextShelf,
  { placed, claims }: { placed: readonly { planet: Planet; position: Position }[]; claims: readonly Claim[] },
): MadePlan {
  const { ageBand } = facts;
  const seed = seedOf(facts);
  const wording = wordingSeedOf(facts);
  const areas = placed
    .filter(({ planet }) => taskAreas.includes(areaOf[planet]))
    .map(({ planet, position }) => ({
      area: areaOf[planet],
      standsOut:
        (isSettled(facts, planet) && standingOf(planet, position) > 0) ||
        corners.includes(settledHouse(facts, planet)),
      draw: hashOf(`${seed} ${planet}`),
    }))
    .sort((one, other) => Number(other.standsOut) - Number(one.standsOut) || one.draw - other.draw)
    .map(({ area }) => area);
  const tasks = (span: string, of: readonly Area[]) =>
    of.flatMap((area) => {
      const row = chooseWording(shelf, `plan.${span}.${area}`, { ageBand, seed: wording, said: claims });
      return row ? [{ area, row }] : [];
    });
  const week = tasks('week', areas).slice(0, 1);
  const month = tasks(
    'month',
    areas.filter((area) => week.every((task) => task.area !== area)),
  ).slice(0, monthTasks);
  return { week: week.map(({ row }) => row), month: month.map(({ row }) => row) };
}
