import { nakshatras } from '@udaya/astro/nakshatras';
import type { ReportContent } from '@udaya/core/reports/report-content';

/** The Moon's lunar mansion with its quarter, e.g. 'Hasta, pada 1'; empty where the time of birth leaves it open. */
export function nakshatraName({
  nakshatra,
  pada,
  moonSteadiness,
}: Pick<ReportContent['chart'], 'nakshatra' | 'pada' | 'moonSteadiness'>): string {
  const found = moonSteadiness === 'stable' ? nakshatras[nakshatra - 1] : undefined;
  return found ? `${found.name}, pada ${pada}` : '';
}
