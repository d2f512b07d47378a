import { type DrawableChart, degreesInSign, motionOf, shortNames, signNames } from './drawable-chart.ts';

/**
 * A chart in words, for those who hear the page or the PDF: every point with its sign, degrees and motion, as in
 * `Ascendant in Simha, 15°22'. Saturn in Makara, 3°10', retrograde.`
 */
export function describeChart(chart: DrawableChart): string {
  const sentences = Object.keys(shortNames).flatMap((name) => {
    const point = chart.points[name];
    if (!point) return name === 'Ascendant' || chart.division ? [`${name} not known.`] : [];
    const motion = motionOf(chart, name, point);
    return [
      `${[`${name} in ${signNames(chart, name)}`, ...(chart.division ? [] : [degreesInSign(point)]), ...(motion ? [motion.word] : [])].join(', ')}.`,
    ];
  });
  return sentences.join(' ');
}
