import type { Planet } from '@udaya/astro/planets';
import type { Position } from '../knowledge/passage.ts';
import type { ReportContent } from './report-content.ts';

/** What became of one statement of a report. */
export interface StatementChange {
  planet: Planet;
  /** Whether another text stands there now. */
  changed: boolean;
  /** Where the planet stood before; undefined where nothing was said of it. */
  before: Position | undefined;
  after: Position;
}

/** What a later version says of each planet, beside the earlier one, in the order of the later one's statements. */
export function compareVersions(earlier: ReportContent, later: ReportContent): StatementChange[] {
  return later.statements
    .filter((one) => one.description.trim() !== '')
    .map(({ planet, position, description }) => {
      const former = earlier.statements.find((one) => one.planet === planet);
      return {
        planet,
        changed: former?.description !== description,
        before: former?.position,
        after: position,
      };
    });
}
