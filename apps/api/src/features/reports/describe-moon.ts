import type { PresentedMoon } from '@udaya/core/reports/present-report';
import { formatChoice } from '@udaya/format/format-list';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { mansionWords, signName } from './report-words.ts';

/** The Moon's sign, with the others that it may have within the window of the birth time, and its lunar mansion. */
export function describeMoon({ signs, mansion }: PresentedMoon): { chandraRasi: string; nakshatra: string } {
  return {
    chandraRasi: formatChoice(signs.map(signName), currentLocale()),
    nakshatra: mansionWords(mansion),
  };
}
