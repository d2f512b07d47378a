import path from 'node:path';
import { readShippedTexts } from '../apps/api/src/features/knowledge/shipped-knowledge.ts';
import { castFacts } from '../apps/api/src/features/reports/intake/cast-facts.ts';
import { readEphemeris } from '../packages/astro/src/ephemeris.ts';
import { tableBytes } from '../packages/astro/testing/table.ts';
import type { CuratedText } from '../packages/core/src/knowledge/curated-text.ts';
import { baseLocale } from '../packages/core/src/locale.ts';
import { type ReportType, reportTypes } from '../packages/core/src/reports/report-types.ts';
import {
  birthAt,
  classmates,
  later,
  type MadeUpBirth,
  madeAt,
  madeUpBirths,
  pairsOfAge,
  randomFrom,
} from './reading/births.ts';
import { figuresOf, type Population } from './reading/figures.ts';
import { printReport } from './reading/print-reports.ts';
import { readingOf } from './reading/reading-of.ts';

// What composed reports are like: how much of them others share, what contradicts itself, how they read; over 2,000 charts that are the same in
// every run, beside the first edition of the texts.
// Usage: node bench/reading.ts [charts, default 2000], or
//   node bench/reading.ts --print N [--age A] [--time exact|about15|about30|about60|unknown] [--seed S] prints N whole reports.

const ephemeris = readEphemeris(tableBytes());
const shipped = textsIn();
/** The first edition, of which the evaluation has a copy. */
const first = textsIn(path.resolve(import.meta.dirname, '../evaluation/frozen'));
const facts = new Map<MadeUpBirth, ReturnType<typeof castFacts>>();
const cast = (birth: MadeUpBirth) => {
  const known = facts.get(birth) ?? castFacts(ephemeris, birth);
  facts.set(birth, known);
  return known;
};
const compose = (birth: MadeUpBirth) => readingOf(cast(birth), shipped[birth.reportType]);

function textsIn(folder?: string): Record<ReportType, CuratedText[]> {
  const read = (type: ReportType) =>
    readShippedTexts(type, baseLocale, folder).texts.map((row) => ({
      ...row,
      lang: baseLocale,
      versionId: 1,
      versionDate: '',
    }));
  return Object.fromEntries(reportTypes.map((type) => [type, read(type)])) as Record<
    ReportType,
    CuratedText[]
  >;
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

function print(count: number) {
  const random = randomFrom(Number(option('seed') ?? 7));
  const accuracy = option('time') as MadeUpBirth['timeAccuracy'] | undefined;
  for (let index = 0; index < count; index++) {
    const years = Number(option('age') ?? Math.floor(random() * 40)) + 0.1 + random() * 0.8;
    const birth = birthAt(madeAt.getTime() - years * 365.25 * 86_400_000, random, accuracy);
    console.log(`${printReport(birth, compose(birth), index)}\n\n`);
  }
}

function measure(count: number) {
  const random = randomFrom(20_261_122);
  const minutes = (many: number) => () => many * 60_000;
  const population: Population = {
    births: madeUpBirths(count, random),
    classmates: classmates(count, random),
    siblings: later(count, random, () => (2 + random() * 3) * 365.25 * 86_400_000),
    twins: later(count, random, minutes(7)),
    tenMinutes: later(count, random, minutes(10)),
    threeWeeks: later(count, random, minutes(21 * 24 * 60)),
    anyTwo: pairsOfAge(count, random),
  };
  const now = figuresOf(compose, population);
  const then = figuresOf((birth) => readingOf(cast(birth), first[birth.reportType]), population);
  console.log(`Over ${count} charts and as many pairs of each kind`);
  console.log(`${''.padEnd(58)} ${'this edition'.padStart(24)} ${'the first one'.padStart(24)}`);
  for (const [name, value] of now)
    console.log(`${name.padEnd(58)} ${value.padStart(24)} ${(then.get(name) ?? '').padStart(24)}`);
}

const wanted = option('print');
if (wanted) print(Number(wanted));
else measure(Number(process.argv[2] ?? 2000));
