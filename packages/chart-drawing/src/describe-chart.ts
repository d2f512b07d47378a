import {
  type DrawableChart,
  degreesInSign,
  motionOf,
  pointNames,
  signNames,
  wordsOf,
} from './drawable-chart.ts';

/**
 * A chart in words, for those who hear the page or the PDF: every point with its sign, degrees and motion, as in
 * `Ascendant in Simha, 15°22'. Saturn in Makara, 3°10', retrograde.` In other languages a point stands before a colon: none needs an ending.
 */
export function describeChart(chart: DrawableChart): string {
  const { points, unknown } = wordsOf(chart);
  const between = chart.words ? ': ' : ' in ';
  const sentences = pointNames.flatMap((name) => {
    const point = chart.points[name];
    const called = points[name] ?? name;
    if (!point) {
      const isTold = name === 'Ascendant' || chart.division;
      return isTold ? [`${called}${chart.words ? ': ' : ' '}${unknown}.`] : [];
    }
    const motion = motionOf(chart, name, point);
    const said = [
      `${called}${between}${signNames(chart, name)}`,
      ...(chart.division ? [] : [degreesInSign(point)]),
      ...(motion ? [motion.word] : []),
    ];
    return [`${said.join(', ')}.`];
  });
  return sentences.join(' ');
}
