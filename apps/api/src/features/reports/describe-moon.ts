import type { ReportContent } from '@udaya/core/reports/report-content';
import { formatChoice } from '@udaya/format/format-list';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { nakshatraName } from './nakshatra-name.ts';
import { signName } from './sign-name.ts';
import type { MoonFacts } from './store-lists.ts';

/** The Moon's sign, with the others that it may have within the window of the birth time, and its lunar mansion. */
export function describeMoon(moon: MoonFacts | undefined): { chandraRasi: string; nakshatra: string } {
  if (!moon) return { chandraRasi: '', nakshatra: '' };
  const signs = [moon.chart.chandraRasi, ...(moon.otherPositions ?? [])].sort((one, other) => one - other);
  return {
    chandraRasi: formatChoice(signs.map(signName), currentLocale()),
    nakshatra: nakshatraName(moon.chart),
  };
}

/** What a report says of the Moon. */
export function moonOf({ chart, statements }: ReportContent): MoonFacts {
  return { chart, otherPositions: statements.find((one) => one.planet === 'Moon')?.otherPositions ?? null };
}
