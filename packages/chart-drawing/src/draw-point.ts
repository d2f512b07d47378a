import { createElement, type ReactElement } from 'react';
import { chartTheme as theme } from './chart-theme.ts';
import {
  type DrawableChart,
  type DrawablePoint,
  degreesInSign,
  minutesInSign,
  motionOf,
  pointNames,
  wordsOf,
} from './drawable-chart.ts';

interface NamedPoint extends DrawablePoint {
  name: string;
}

/** The points of a sign, the Ascendant first, then by degree. */
export function pointsIn(chart: DrawableChart, sign: number): NamedPoint[] {
  return pointNames
    .flatMap((name) => {
      const point = chart.points[name];
      return point?.sign === sign ? [{ ...point, name }] : [];
    })
    .sort(
      (a, b) =>
        Number(b.name === 'Ascendant') - Number(a.name === 'Ascendant') ||
        minutesInSign(a) - minutesInSign(b),
    );
}

/** A point as a line of text: its short name, where it stands in its sign, and (R) where it goes back; in a navamsa without degrees. */
export function drawPoint(
  chart: DrawableChart,
  point: NamedPoint,
  place: { x: number; y: number; fontSize: number },
): ReactElement {
  const motion = motionOf(chart, point.name, point);
  const words = [...(chart.division ? [] : [degreesInSign(point)]), ...(motion ? [motion.sign] : [])];
  return createElement(
    'text',
    { key: point.name, ...place, fill: theme.text },
    createElement(
      'tspan',
      { fontWeight: 600, fill: point.name === 'Ascendant' ? theme.accent : theme.text },
      wordsOf(chart).short[point.name],
    ),
    ['', ...words].join(' '),
  );
}
