import { type ChartWords, type DrawableChart, pointNames } from '@udaya/chart-drawing/drawable-chart';
import * as m from '@udaya/messages';
import { currentLocale } from '../../../platform/locale/current-locale.ts';
import { signName } from '../record/report-text.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A chart as it is drawn for whom the work is being done. */
export const chartInWords = <C extends DrawableChart>(chart: C): C & Pick<DrawableChart, 'words'> => ({
  ...chart,
  words: chartWords(),
});

/** What the drawing of a chart says in the language of the work that is being done; English is what it says by itself. */
function chartWords(): ChartWords | undefined {
  if (currentLocale() === 'en') return undefined;
  const named = (name: (point: (typeof pointNames)[number]) => string) =>
    Object.fromEntries(pointNames.map((point) => [point, name(point)]));
  return {
    short: named((point) => m.chart_short({ point })),
    points: named((planet) => m.knowledge_planet({ planet })),
    signs: numbers(12).map(signName),
    nakshatras: numbers(27).map((nakshatra) => m.chart_nakshatra_name({ nakshatra: nakshatra as 1 })),
    lagna: m.chart_short_lagna(),
    moon: m.knowledge_planet({ planet: 'Moon' }),
    rasi: m.chart_rasi(),
    navamsa: m.chart_navamsa(),
    unknown: m.chart_unknown(),
    or: m.chart_or(),
    retrograde: m.chart_retrograde(),
    turning: m.chart_turning(),
  };
}
