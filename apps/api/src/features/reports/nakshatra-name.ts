import { nakshatras } from '@udaya/astro/nakshatras';
import type { ReportContent } from '@udaya/core/reports/report-content';
import * as m from '@udaya/messages';

type Numbered = Parameters<typeof m.nakshatra_name>[0]['nakshatra'];

/** The Moon's lunar mansion with its quarter, e.g. 'Hasta, pada 1'; empty where the time of birth leaves it open. */
export function nakshatraName({
  nakshatra,
  pada,
  moonSteadiness,
}: Pick<ReportContent['chart'], 'nakshatra' | 'pada' | 'moonSteadiness'>): string {
  if (moonSteadiness !== 'stable' || !nakshatras[nakshatra - 1]) return '';
  return m.nakshatra_with_pada({ name: m.nakshatra_name({ nakshatra: nakshatra as Numbered }), pada });
}
