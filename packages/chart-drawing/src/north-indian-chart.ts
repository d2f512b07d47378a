import { createElement, type ReactElement } from 'react';
import { chartTheme as theme } from './chart-theme.ts';
import { describeChart } from './describe-chart.ts';
import { drawPoint, pointsIn } from './draw-point.ts';
import type { DrawableChart } from './drawable-chart.ts';
import type { SouthIndianChartProps } from './south-indian-chart.ts';

const side = 404;
const edge = 2;
const largestFont = 12;

interface House {
  /** Where its texts stand: by their middle, or by the edge at the left or right. */
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** Height that its texts may take. */
  height: number;
  /** Where the number of its sign stands. */
  label: readonly [x: number, y: number];
}

const house = (
  x: number,
  y: number,
  label: readonly [number, number],
  height: number,
  anchor: House['anchor'] = 'middle',
): House => ({ x, y, anchor, height, label });

/** The twelve houses, from the diamond at the top on against the clock: four diamonds about the middle, two triangles in each corner. */
const houses: readonly House[] = [
  house(200, 96, [200, 190], 120),
  house(100, 36, [100, 89], 64),
  house(7, 100, [89, 104], 96, 'start'),
  house(100, 196, [186, 204], 120),
  house(7, 300, [89, 304], 96, 'start'),
  house(100, 366, [100, 321], 64),
  house(200, 304, [200, 220], 120),
  house(300, 366, [300, 321], 64),
  house(393, 300, [311, 304], 96, 'end'),
  house(300, 196, [214, 204], 120),
  house(393, 100, [311, 104], 96, 'end'),
  house(300, 36, [300, 89], 64),
];

/** The first house is the rising sign, or the Moon's where that is not known. */
const firstSignOf = ({ points }: DrawableChart): number | undefined =>
  (points.Ascendant ?? points.Moon)?.sign;

function drawHouse(chart: DrawableChart, place: House, sign: number): ReactElement {
  const points = pointsIn(chart, sign);
  const row = Math.min(largestFont * 1.3, place.height / Math.max(1, points.length));
  const fontSize = Math.round(Math.min(largestFont, row / 1.12) * 10) / 10;
  const top = place.y - (points.length * row) / 2;
  return createElement(
    'g',
    { key: sign, textAnchor: place.anchor },
    createElement(
      'text',
      { x: place.label[0], y: place.label[1], fontSize: 11, textAnchor: 'middle', fill: theme.muted },
      sign,
    ),
    points.map((point, index) =>
      drawPoint(chart, point, {
        x: place.x,
        y: Math.round((top + index * row + fontSize) * 10) / 10,
        fontSize,
      }),
    ),
  );
}

/**
 * The North-Indian chart: houses stand still, the first at the top and on against the clock, each with the number of its sign. It needs a
 * rising sign or a Moon; without either there is nothing to draw.
 */
export function NorthIndianChart({ chart, size }: SouthIndianChartProps): ReactElement {
  const first = firstSignOf(chart);
  return createElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${-edge} ${-edge} ${side} ${side}`,
      role: 'img',
      fontFamily: theme.fontFamily,
      width: size,
      height: size,
    },
    createElement('title', null, `North Indian ${chart.division ? 'navamsa' : 'birth'} chart`),
    createElement('desc', null, describeChart(chart)),
    createElement('rect', { x: -edge, y: -edge, width: side, height: side, fill: theme.background }),
    chart.points.Ascendant &&
      createElement('path', { d: 'M200 0L100 100L200 200L300 100z', fill: theme.tint }),
    createElement('path', {
      d: 'M0 0H400V400H0zM0 0L400 400M400 0L0 400M200 0L400 200L200 400L0 200z',
      fill: 'none',
      stroke: theme.line,
      strokeWidth: 1.4,
    }),
    first !== undefined &&
      houses.map((place, index) => drawHouse(chart, place, ((first - 1 + index) % 12) + 1)),
  );
}
