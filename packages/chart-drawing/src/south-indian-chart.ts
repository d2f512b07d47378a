import { createElement, type ReactElement } from 'react';
import { chartTheme as theme } from './chart-theme.ts';
import { describeChart } from './describe-chart.ts';
import { drawPoint, pointsIn } from './draw-point.ts';
import { type DrawableChart, mansionName, nakshatraAt, signNames, wordsOf } from './drawable-chart.ts';

/** What the chart is drawn from. */
export interface SouthIndianChartProps {
  chart: DrawableChart;
  /** Width and height in pixels. */
  size: number;
}

const cell = 100;
const edge = 2;
const side = 4 * cell + 2 * edge;
const pad = 7;
const labelHeight = 17;
const largestFont = 13;

/** Column and row of a sign's fixed cell: Meena top left, then clockwise. */
function cellOf(sign: number): { x: number; y: number } {
  const step = sign % 12;
  const [column, row] =
    step < 4 ? [step, 0] : step < 7 ? [3, step - 3] : step < 10 ? [9 - step, 3] : [0, 12 - step];
  return { x: edge + column * cell, y: edge + row * cell };
}

function drawSign(chart: DrawableChart, sign: number): ReactElement {
  const { x, y } = cellOf(sign);
  const points = pointsIn(chart, sign);
  const rising = chart.points.Ascendant?.sign === sign;
  // The rows share the height under the sign's name, so that even ten points stay inside.
  const row = Math.min(largestFont * 1.25, (cell - labelHeight - pad / 2) / Math.max(1, points.length));
  const fontSize = round(Math.min(largestFont, row / 1.14));
  return createElement(
    'g',
    { key: sign },
    createElement('rect', {
      x,
      y,
      width: cell,
      height: cell,
      fill: rising ? theme.tint : theme.background,
      stroke: theme.line,
    }),
    rising &&
      createElement('path', {
        d: `M${x + cell - 24} ${y}L${x + cell} ${y + 24}`,
        stroke: theme.accent,
        strokeWidth: 1.6,
        fill: 'none',
      }),
    createElement(
      'text',
      { x: x + pad, y: y + 13, fontSize: 9.6, fill: theme.muted },
      wordsOf(chart).signs[sign - 1],
    ),
    points.map((point, index) =>
      drawPoint(chart, point, {
        x: x + pad,
        y: round(y + labelHeight + index * row + fontSize * 0.92),
        fontSize,
      }),
    ),
  );
}

function drawCentre(chart: DrawableChart): ReactElement {
  const middle = side / 2;
  const { Ascendant: ascendant, Moon: moon } = chart.points;
  const { mansion, division } = chart;
  const words = wordsOf(chart);
  const lines = [
    `${words.lagna} ${ascendant ? signNames(chart, 'Ascendant') : words.unknown}`,
    ...(moon ? [`${words.moon} ${signNames(chart, 'Moon')}`] : []),
    ...(moon && mansion === undefined && !division ? [nakshatraAt(moon.lonDeg, words)] : []),
    ...(mansion ? [mansionName(mansion, words)] : []),
  ];
  return createElement(
    'g',
    { key: 'centre', textAnchor: 'middle' },
    createElement(
      'text',
      { x: middle, y: middle - 24, fontSize: 24, fontWeight: 600, fill: theme.text },
      division ? words.navamsa : words.rasi,
    ),
    createElement('path', {
      d: `M${middle - 16} ${middle - 11}h32`,
      stroke: theme.accent,
      strokeWidth: 1.6,
      fill: 'none',
    }),
    lines.map((line, index) =>
      createElement(
        'text',
        { key: line, x: middle, y: middle + 12 + index * 18, fontSize: 13, fill: theme.muted },
        line,
      ),
    ),
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * The South-Indian chart: twelve fixed sign cells around a centre, Meena top left and on clockwise; the Ascendant's cell
 * bears a corner stroke, each point its short name, degrees and floored minutes, and (R) where it is retrograde. Needs no
 * hooks and no browser.
 */
export function SouthIndianChart({ chart, size }: SouthIndianChartProps): ReactElement {
  return createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${side} ${side}`,
      role: 'img',
      fontFamily: theme.fontFamily,
      width: size,
      height: size,
    },
    createElement('title', null, `South Indian ${chart.division ? 'navamsa' : 'birth'} chart`),
    createElement('desc', null, describeChart(chart)),
    createElement('rect', { width: side, height: side, fill: theme.background }),
    signs.map((sign) => drawSign(chart, sign)),
    drawCentre(chart),
    createElement('rect', {
      x: edge,
      y: edge,
      width: 4 * cell,
      height: 4 * cell,
      fill: 'none',
      stroke: theme.line,
      strokeWidth: 2,
    }),
  );
}

const signs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
