/** Where a figure has to be, and why there. */
export interface Threshold {
  least?: number;
  most?: number;
  why: string;
}

/** The bounds of the evaluation, by the figure's name. What is not named is printed, and bound to nothing. */
export const thresholds: Readonly<Record<string, Threshold>> = {
  'sentences supported': {
    least: 0.9,
    why: 'One sentence in ten may be caught: it is replaced. More, and the prompt does not say what is asked.',
  },
  'sentences taken': {
    least: 0.8,
    why: 'Below it a reader gets a patchwork of two voices instead of one.',
  },
  'places worded': {
    least: 0.8,
    why: 'Below it the model is asked, and paid, for what the composer has already.',
  },
  'reports worded': { least: 0.95, why: 'Hardly ever may a whole answer be thrown away.' },
  'faults of reports': {
    most: 0,
    why: 'What the product checks before it stores a report holds of every one.',
  },
  'banned subjects': { most: 0, why: 'None gets to a reader, whatever a model says.' },
  'contradictions unbridged': { most: 0, why: 'A report that contradicts itself is not believed again.' },
  'age fits': { least: 1, why: 'A parent of a one-year-old who reads of homework stops reading.' },
  'length in range': {
    least: 0.97,
    why: 'The page is set for it; a place that a fallback sentence lengthens may fall outside now and then.',
  },
  'reading ease': { least: 70, why: 'The checklist of the texts asks 70 or more on the whole.' },
  'reading ease, the hardest report': { least: 60, why: 'The same checklist lets none be under 60.' },
  'sentences true of anybody': {
    most: 0.56,
    why: 'Around the parts the composer has 65 %, since its rows stand for many. Opening and bridges alone are worded: they have to bring it down by a tenth of all, or nobody need be asked.',
  },
  'classmates: sentences around them alike': {
    most: 0.2,
    why: 'Parents of a class compare. What is worded must make less of it alike than the composer’s 22 %, though glance, plan and closing are its rows in both.',
  },
  'first sentences that are one report’s own': {
    least: 0.9,
    why: 'The first sentence decides whether a reader feels meant.',
  },
};

/** What is wrong with a figure; undefined where it is within its bounds or has none. */
export function breachOf(name: string, value: number): string | undefined {
  const bound = thresholds[name];
  if (!bound) return undefined;
  if (Number.isNaN(value)) return `${name} could not be measured`;
  if (bound.least !== undefined && value < bound.least)
    return `${name}: ${value} is below ${bound.least}. ${bound.why}`;
  if (bound.most !== undefined && value > bound.most)
    return `${name}: ${value} is above ${bound.most}. ${bound.why}`;
  return undefined;
}
