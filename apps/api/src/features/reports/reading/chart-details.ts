import { readNakshatra } from '@udaya/astro/nakshatras';
import type { Planet } from '@udaya/astro/planets';
import { readSign } from '@udaya/astro/signs';
import { daysForMinute, type Period, vimshottari } from '@udaya/astro/vimshottari';
import { describeChart } from '@udaya/chart-drawing/describe-chart';
import { type DrawableChart, navamsaChart } from '@udaya/chart-drawing/drawable-chart';
import { NorthIndianChart } from '@udaya/chart-drawing/north-indian-chart';
import { SouthIndianChart } from '@udaya/chart-drawing/south-indian-chart';
import { type ChartDetails, chartStyles } from '@udaya/contract/chart-details';
import type { BirthTime } from '@udaya/core/births/birth-time';
import type { PresentedChart } from '@udaya/core/reports/present-moon';
import type { PresentedReport } from '@udaya/core/reports/present-report';
import { formatDay } from '@udaya/format/format-day';
import { isoDayIn } from '@udaya/format/format-instant';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { currentLocale } from '../../../platform/locale/current-locale.ts';
import { signName } from '../record/report-text.ts';
import { chartInWords } from './chart-words.ts';

const size = 404;
const styleName = { south: m.chart_style_south, north: m.chart_style_north };
const drawings = { south: SouthIndianChart, north: NorthIndianChart };

/** Rasi and navamsa in both styles, lords and periods of a report, for those who may see its chart; null for everybody else. */
export function chartDetails({ chart: presented, birthTime }: PresentedReport): ChartDetails | null {
  if (!presented) return null;
  const chart = chartInWords(presented);
  const charts: [string, DrawableChart][] = [
    [m.chart_rasi(), chart],
    [m.chart_navamsa(), navamsaChart(chart, birthTime.accuracy === 'exact')],
  ];
  return {
    drawings: chartStyles.flatMap((style) =>
      charts.map(([heading, one]) => ({
        style,
        heading,
        svg: renderToStaticMarkup(createElement(drawings[style], { chart: one, size })),
        words: m.chart_alt({ heading, style: styleName[style](), words: describeChart(one) }),
        note: pointsOf(one) < pointsOf(chart) ? m.chart_navamsa_open() : '',
      })),
    ),
    rows: lordRows(chart),
    periods: periodsOf(chart, birthTime),
  };
}

const pointsOf = ({ points }: DrawableChart): number => Object.values(points).filter(Boolean).length;

const planetName = (planet: Planet): string => m.knowledge_planet({ planet });

/** The rising sign and the lords, of what the time of birth does not leave open. */
function lordRows({ points, others, mansion }: PresentedChart): ChartDetails['rows'] {
  const signOf = (name: 'Ascendant' | 'Moon') => (others[name]?.length ? undefined : points[name]?.sign);
  const lordOf = (sign: number | undefined) => (sign ? planetName(readSign(sign).lord) : '');
  const rising = signOf('Ascendant');
  return [
    { label: m.chart_lagna(), value: rising ? signName(rising) : '' },
    { label: m.chart_lord_lagna(), value: lordOf(rising) },
    { label: m.chart_lord_moon(), value: lordOf(signOf('Moon')) },
    {
      label: m.chart_lord_nakshatra(),
      value: mansion ? planetName(readNakshatra(mansion.nakshatra).lord) : '',
    },
  ].filter(({ value }) => value !== '');
}

/** The periods as dates at the place; their parts only where the time is exact, and nothing where it is not known. */
function periodsOf(
  { points, mansion }: PresentedChart,
  { accuracy, instant, zone }: BirthTime,
): ChartDetails['periods'] {
  const heading = m.chart_periods();
  if (accuracy === 'unknown' || !points.Moon || !mansion)
    return { heading, note: m.chart_periods_unknown(), rows: [] };
  const day = (utcMs: number) => formatDay(isoDayIn(new Date(utcMs), zone), currentLocale());
  const told = ({ lord, fromUtcMs, toUtcMs }: Period) => ({
    lord: planetName(lord),
    from: day(fromUtcMs),
    to: day(toUtcMs),
  });
  const periods = vimshottari(points.Moon.lonDeg, instant.getTime());
  const isExact = accuracy === 'exact';
  const days = formatNumber(Math.round(daysForMinute(periods) * 10) / 10, currentLocale());
  return {
    heading,
    note: [m.chart_periods_note(), isExact ? '' : m.chart_periods_moving({ days })].filter(Boolean).join(' '),
    rows: periods.map((period) => ({ ...told(period), parts: isExact ? period.parts.map(told) : [] })),
  };
}
