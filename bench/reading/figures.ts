import { ageBandOn, childBands } from '../../packages/core/src/knowledge/age-band.ts';
import type { ReportFacts } from '../../packages/core/src/reports/report-facts.ts';
import { type MadeUpBirth, madeAt } from './births.ts';
import { type Reading, textsOf } from './reading-of.ts';
import { hedgesIn, minutesIn, readingEase, sentencesOf, tasksIn, wordsOf } from './words.ts';

/** The births that are measured. */
export interface Population {
  births: readonly MadeUpBirth[];
  classmates: Pairs;
  siblings: Pairs;
  twins: Pairs;
  tenMinutes: Pairs;
  threeWeeks: Pairs;
  anyTwo: Pairs;
}
type Pairs = readonly (readonly [MadeUpBirth, MadeUpBirth])[];

/** Makes a reading of a birth. */
export type Composing = (birth: MadeUpBirth) => Reading;
/** Casts once what both composers read. */
export type Casting = (birth: MadeUpBirth) => ReportFacts;

/** A figure in words, by its name. */
export type Figures = Map<string, string>;

/** Measures a composer over a population. */
export function figuresOf(compose: Composing, population: Population): Figures {
  const readings = population.births.map(compose);
  const children = population.births.flatMap((birth, at) =>
    birth.reportType === 'Child' ? (readings[at] ?? []) : [],
  );
  const twins = pairsOf(compose, population.twins);
  const claims = readings.flatMap((reading) => reading.claims ?? []);
  const perClaim = (name: string, value: () => string) => [name, claims.length > 0 ? value() : '-'] as const;
  const names = children.map((reading) => countOf(/\{name\}/g, textsOf(reading).join(' ')));
  const tasks = readings.map(tasksOf);
  const minutes = readings.map((reading) => minutesIn(textsOf(reading).join(' ')));
  const words = readings.map((reading) => wordsOf(textsOf(reading).join(' ')).length);
  const identicalWords = (name: string, pairs: Pairs) =>
    [
      `${name}: words in identical sentences`,
      percent(average(sharedWords(pairsOf(compose, pairs)))),
    ] as const;
  const ofChildren = population.births.filter(({ reportType }) => reportType === 'Child');
  return new Map([
    identicalWords('classmates', population.classmates),
    identicalWords('three weeks apart', population.threeWeeks),
    identicalWords('any two of one age', population.anyTwo),
    identicalWords('siblings', population.siblings),
    identicalWords('twins, 7 minutes', population.twins),
    ['most frequent part among children of an age', percent(mostFrequentPart(ofChildren, children))],
    [
      'doctor in a report',
      spread(readings.map((reading) => countOf(/doctor/gi, textsOf(reading).join(' ')))),
    ],
    ['things of the nursery, under ten', spread(nurseryThings(ofChildren, children, false))],
    ['things of the nursery, from ten', spread(nurseryThings(ofChildren, children, true))],
    [
      'classmates: parts of 10 with the same text',
      mean(sharedParts(pairsOf(compose, population.classmates))),
    ],
    [
      'siblings, 2 to 5 years: parts of 10 with the same text',
      mean(sharedParts(pairsOf(compose, population.siblings))),
    ],
    ['twins, 7 minutes: parts of 10 with the same text', mean(sharedParts(twins))],
    ['twins, 7 minutes: reports alike from first to last word', percent(identical(twins))],
    [
      '10 minutes: reports alike from first to last word',
      percent(identical(pairsOf(compose, population.tenMinutes))),
    ],
    ['most frequent first sentence', percent(mostFrequentFirst(readings))],
    perClaim('openings and closings that a part contradicts', () => total(claims.map(({ frame }) => frame))),
    perClaim('contradictions a report', () => mean(claims.map(({ contradictions }) => contradictions))),
    perClaim('unbridged contradictions', () => total(claims.map(({ unbridged }) => unbridged))),
    perClaim('bridges a report', () => spread(claims.map(({ bridges }) => bridges))),
    perClaim('reports with a bridge for many', () =>
      percent(claims.filter(({ many }) => many).length / claims.length),
    ),
    ['words a report', spread(words)],
    ['reading ease (Flesch)', mean(readings.map((reading) => readingEase(textsOf(reading).join(' '))))],
    ['hedges a report', spread(readings.map((reading) => hedgesIn(textsOf(reading).join(' '))))],
    ['tasks a report', spread(tasks)],
    [
      'most frequent task of the week among children of an age',
      percent(mostFrequentTask(population.births, readings)),
    ],
    ['minutes of tasks named a report', spread(minutes)],
    ['{name} in a Child report', spread(names)],
  ]);
}

const pairsOf = (compose: Composing, pairs: Pairs) =>
  pairs.map(([one, other]) => [compose(one), compose(other)] as const);
type ReadPairs = ReturnType<typeof pairsOf>;

/** How many parts of ten have the same text, pair by pair. */
function sharedParts(pairs: ReadPairs): number[] {
  return pairs.map(([one, other]) => {
    const known = new Map(other.parts.map(({ planet, text }) => [planet, text]));
    return one.parts.filter(({ planet, text }) => known.get(planet) === text).length;
  });
}

/** Which share of the words of a pair stands in sentences that both have. */
function sharedWords(pairs: ReadPairs): number[] {
  const sentences = (reading: Reading) => textsOf(reading).flatMap(sentencesOf);
  return pairs.map(([one, other]) => {
    const known = new Set(sentences(other));
    const own = sentences(one);
    const count = (list: readonly string[]) => list.reduce((sum, text) => sum + wordsOf(text).length, 0);
    return count(own.filter((sentence) => known.has(sentence))) / (count(own) || 1);
  });
}

/** The share of readers of an age who get the same part, in the age and for the part where most do. */
function mostFrequentPart(births: readonly MadeUpBirth[], readings: readonly Reading[]): number {
  const years = births.map(({ dateOfBirth }) => ageBandOf(dateOfBirth));
  return Math.max(
    ...childBands.map((band) => {
      const own = readings.filter((_, at) => years[at] === band);
      const counts = new Map<string, number>();
      for (const { parts } of own)
        for (const { text } of parts) counts.set(text, (counts.get(text) ?? 0) + 1);
      return Math.max(0, ...counts.values()) / (own.length || 1);
    }),
  );
}

/** How often a worn thing of the nursery stands in the reports on children from ten on, or on younger ones. */
function nurseryThings(
  births: readonly MadeUpBirth[],
  readings: readonly Reading[],
  fromTen: boolean,
): number[] {
  return readings
    .filter((_, at) => (ageBandOf(births[at]?.dateOfBirth ?? '') === '10-14') === fromTen)
    .map((reading) =>
      countOf(/\b(?:cup|mat|lid|cloth|cushion|sleeve|spoon|bowl)s?\b/gi, textsOf(reading).join(' ')),
    );
}

const ageBandOf = (dateOfBirth: string) => ageBandOn('Child', dateOfBirth, madeAt.toISOString().slice(0, 10));

function identical(pairs: ReadPairs): number {
  const all = (reading: Reading) => textsOf(reading).join('\n');
  return pairs.filter(([one, other]) => all(one) === all(other)).length / pairs.length;
}

function mostFrequentFirst(readings: readonly Reading[]): number {
  const counts = new Map<string, number>();
  for (const { opening, parts } of readings) {
    const [first = ''] = sentencesOf(opening || (parts[0]?.text ?? ''));
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return Math.max(...counts.values()) / readings.length;
}

/** How many children of one age are set the same first task, in the age where most are. */
function mostFrequentTask(births: readonly MadeUpBirth[], readings: readonly Reading[]): number {
  const shares = childBands.map((band) => {
    const tasks = births.flatMap(({ reportType, dateOfBirth }, at) => {
      const isOfBand = ageBandOn(reportType, dateOfBirth, madeAt.toISOString().slice(0, 10)) === band;
      return isOfBand ? (readings[at]?.tasks.slice(0, 1) ?? []) : [];
    });
    return (
      Math.max(0, ...Object.values(Object.groupBy(tasks, (task) => task)).map((same) => same?.length ?? 0)) /
      (tasks.length || 1)
    );
  });
  return Math.max(...shares);
}

/** Those of the plan, and whatever else sets a time. */
function tasksOf(reading: Reading): number {
  const elsewhere = textsOf(reading).filter((text) => !reading.tasks.includes(text));
  return reading.tasks.length + elsewhere.flatMap(tasksIn).length;
}

const countOf = (pattern: RegExp, text: string) => (text.match(pattern) ?? []).length;
const average = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / (values.length || 1);
const mean = (values: readonly number[]) => average(values).toFixed(2);
const total = (values: readonly number[]) => String(values.reduce((sum, one) => sum + one, 0));
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
/** Mean, and from least to most. */
const spread = (values: readonly number[]) =>
  `${average(values).toFixed(1)} (${Math.min(...values)} to ${Math.max(...values)})`;
