import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as typesetters from '../apps/api/src/platform/typesetting/create-typesetter.ts';
import type * as compilers from '../apps/api/src/platform/typesetting/open-compiler.ts';
import { makeChart, makeReport } from './pdf/distinct-reports.ts';
import { figures, heads, processorTimed, quantile, timed } from './pdf/figures.ts';
import { openBareCompiler } from './pdf/open-bare-compiler.ts';

// Milliseconds of a report beside bare Typst of the same text; one at a time and sixteen at once through the typesetter; the
// same report asked for again; memory of the processes that set them. With the folder of another checkout, its figures stand
// beside ours: both take turns in the same minute.
// Usage: node bench/pdf.ts [documents, default 400] [folder of another checkout]

// As in the renderers.
process.env['RAYON_NUM_THREADS'] = '1';
const count = Number(process.argv[2] ?? 400);
const atOnce = 16;
const places = { ours: path.join(import.meta.dirname, '..'), other: process.argv[3] };

const kinds = [
  'typesetter',
  'processor',
  'alone',
  'together',
  'waves',
  'again',
  'chart',
  'chartAgain',
] as const;
type Kind = (typeof kinds)[number];

interface Retirement {
  rendered?: number;
  residentBytes?: number;
}

/** What a checkout sets reports with, and the times that it took. */
async function openContestant(name: string, checkout: string) {
  const folder = path.join(checkout, 'apps/api/src/platform/typesetting');
  const load = (file: string) => import(pathToFileURL(path.join(folder, file)).href) as Promise<unknown>;
  const { openCompiler } = (await load('open-compiler.ts')) as typeof compilers;
  const { createTypesetter } = (await load('create-typesetter.ts')) as typeof typesetters;
  const retired: Retirement[] = [];
  const log = {
    info: (facts: Retirement, message: string) => {
      if (message === 'renderer retired') retired.push(facts);
    },
    warn: (facts: object, message: string) => console.warn(message, facts),
    error: (facts: object, message: string) => console.error(message, facts),
  };
  return {
    name,
    typesetter: openCompiler(),
    open: (options: object = {}) => createTypesetter({ log, ...options }),
    retired,
    times: Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Record<Kind, number[]>,
  };
}

const contestants = [await openContestant('', places.ours)];
if (places.other) contestants.push(await openContestant(`, ${places.other}`, path.resolve(places.other)));

// In turn and each time in another order, so that all meet the same machine.
const bare = openBareCompiler();
const bareTimes = { typesetter: [] as number[], processor: [] as number[] };
for (let round = -5; round < count / 2; round += 1) {
  const report = makeReport();
  const runs: { times: typeof bareTimes; run: () => unknown }[] = [
    { times: bareTimes, run: () => bare(report) },
    ...contestants.map(({ times, typesetter }) => ({ times, run: () => typesetter.setReport(report) })),
  ];
  for (const { times, run } of round % 2 === 0 ? runs : runs.toReversed()) {
    if (round < 0) run();
    else await timed(times.typesetter, () => processorTimed(times.processor, run));
  }
}

const open = contestants.map((contestant) => ({ ...contestant, typesetter: contestant.open() }));
for (let wave = -4; wave < count / atOnce; wave += 1) {
  for (const { times, typesetter } of open) {
    const kept = <T>(list: T[]): T[] => (wave < 0 ? [] : list);
    const together = Array.from({ length: atOnce }, makeReport);
    await timed(kept(times.waves), () =>
      Promise.all(together.map((report) => timed(kept(times.together), () => typesetter.typeset(report)))),
    );
    for (let turn = 0; turn < 4; turn += 1) {
      const report = makeReport();
      await timed(kept(times.alone), () => typesetter.typeset(report));
      await timed(kept(times.again), () => typesetter.typeset(structuredClone(report)));
    }
    const chart = makeChart();
    await timed(kept(times.chart), () => typesetter.drawChart(chart));
    await timed(kept(times.chartAgain), () => typesetter.drawChart(structuredClone(chart)));
  }
}
for (const { typesetter } of open) await typesetter.close();

console.log(`reports of ten parts; ${cpus()[0]?.model.trim()}, ${availableParallelism()} cores\n`);
console.log(heads);
console.log(figures('bare Typst of the same text: no layout, same fonts', bareTimes.typesetter));
console.log(figures("  in the processors' time", bareTimes.processor));
for (const { name, times } of contestants) {
  console.log(figures(`report in this process${name}`, times.typesetter));
  console.log(figures(`  in the processors' time${name}`, times.processor));
  console.log(figures(`report through the typesetter, one at a time${name}`, times.alone));
  console.log(figures(`  one of ${atOnce} at once${name}`, times.together));
  console.log(figures(`  all ${atOnce} of them${name}`, times.waves));
  console.log(figures(`  the same report again${name}`, times.again));
  console.log(figures(`chart${name}`, times.chart));
  console.log(figures(`  the same chart again${name}`, times.chartAgain));
}
console.log('\nhow often bare Typst fits into a report, at p50:');
for (const { name, times } of contestants) {
  const [clock, processor] = (['typesetter', 'processor'] as const).map((kind) =>
    (quantile(times[kind], 0.5) / quantile(bareTimes[kind], 0.5)).toFixed(2),
  );
  console.log(`  ${clock}, ${processor} in the processors' time${name}`);
}

console.log('\nmemory of a renderer when it was replaced:');
const megabytes = (bytes = 0): string => `${Math.round(bytes / 1e6)} MB`;
for (const { name, retired, open: again } of contestants) {
  for (const { rendered, residentBytes } of retired)
    console.log(`  after ${rendered} documents ${megabytes(residentBytes)}${name}`);
  const everlasting = again({ documentsPerRenderer: count, renderers: 1 });
  for (let number = 0; number < count; number += 1) await everlasting.typeset(makeReport());
  await everlasting.close();
  const last = retired.at(-1);
  console.log(`  never, after ${last?.rendered} documents ${megabytes(last?.residentBytes)}${name}`);
}
