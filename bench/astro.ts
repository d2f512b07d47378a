/**
 * How exact and how fast the chart engine is: errors against the 300 reference charts (Swiss Ephemeris 2.10.03), and
 * charts a second on one core, beside the library `astronomia` evaluating its full series for the same births. The errors are written to
 * `packages/astro/data/accuracy.json`, from which the page on how a reading is made has its table.
 */

import { type ChartRequest, computeChart, engineVersion } from '../packages/astro/src/compute-chart.ts';
import { readEphemeris } from '../packages/astro/src/ephemeris.ts';
import { type Planet, planets } from '../packages/astro/src/planets.ts';
import { resolveBirthInstant, resolveLocalDay } from '../packages/astro/src/resolve-birth-instant.ts';
import { sensitivity, sensitivityBetween } from '../packages/astro/src/sensitivity.ts';
import { longitudesByAstronomia } from '../packages/astro/testing/longitudes-by-astronomia.ts';
import {
  arcsecBetween,
  type ReferenceChart,
  referenceCharts,
  referencePoint,
} from '../packages/astro/testing/reference-charts.ts';
import { tableBytes } from '../packages/astro/testing/table.ts';
import { writeAccuracy } from './write-accuracy.ts';

const rounds = 9;
const birthsARound = 100_000;
const seriesBirths = 100;

interface Errors {
  max: number;
  p99: number;
  wrongPadas: number;
}

function errorsOf(
  planet: Planet,
  node: 'mean' | 'true',
  longitudeOf: (chart: ReferenceChart) => number,
): Errors {
  let wrongPadas = 0;
  const errors = referenceCharts.map((chart) => {
    const expected = referencePoint(chart, planet, node);
    const found = longitudeOf(chart);
    const padaOfCircle = Math.floor((found * 108) / 360);
    const right =
      (padaOfCircle % 4) + 1 === expected.pada && Math.floor(padaOfCircle / 4) + 1 === expected.nakshatra;
    if (!right) wrongPadas++;
    return Math.abs(arcsecBetween(expected.lon, found));
  });
  errors.sort((a, b) => a - b);
  return {
    max: errors.at(-1) as number,
    p99: errors[Math.floor(errors.length * 0.99)] as number,
    wrongPadas,
  };
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

/** Births spread evenly over 1900 to 2035 and the inhabited latitudes, the same in every run. */
function madeUpBirths(count: number): ChartRequest[] {
  let state = 20_260_101;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const [first, last] = [Date.UTC(1900, 0, 1), Date.UTC(2035, 0, 1)];
  return Array.from({ length: count }, () => ({
    utcMs: Math.floor(first + random() * (last - first)),
    latDeg: random() * 120 - 60,
    lonDegEast: random() * 360 - 180,
  }));
}

/** Calls a second: the median of some rounds, after one to warm up. `run` returns a number that keeps it honest. */
function perSecond(calls: number, run: () => number): number {
  run();
  return median(
    Array.from({ length: rounds }, () => {
      const start = performance.now();
      if (!Number.isFinite(run())) throw new Error('a result is missing');
      return (calls / (performance.now() - start)) * 1000;
    }),
  );
}

const started = performance.now();
const ephemeris = readEphemeris(tableBytes());
const readMs = performance.now() - started;

const requestOf = ({ utc, lat, lon }: ReferenceChart) => ({
  utcMs: Date.parse(utc),
  latDeg: lat,
  lonDegEast: lon,
});
const ours = (planet: Planet, node: 'mean' | 'true') =>
  errorsOf(
    planet,
    node,
    (chart) => computeChart(ephemeris, { ...requestOf(chart), node }).points[planet].lonDeg,
  );
const series = new Map(
  referenceCharts.map((chart) => [
    chart,
    longitudesByAstronomia(Date.parse(chart.utc), chart.lat, chart.lon),
  ]),
);
const theirs = (planet: Planet) => errorsOf(planet, 'mean', (chart) => series.get(chart)?.[planet] as number);

const format = ({ max, p99, wrongPadas }: Errors) =>
  `${max.toFixed(3).padStart(9)} ${p99.toFixed(3).padStart(9)} ${String(wrongPadas).padStart(6)}`;
console.log(
  `Error in arcseconds over ${referenceCharts.length} reference charts, and padas that came out wrong`,
);
console.log(`${''.padEnd(12)} ${'this engine'.padStart(26)}   ${'astronomia 4.2.0'.padStart(26)}`);
console.log(
  `${''.padEnd(12)} ${'max       p99  wrong'.padStart(26)}   ${'max       p99  wrong'.padStart(26)}`,
);
const errors = planets.map((planet) => ({
  planet,
  engine: ours(planet, 'mean'),
  astronomia: theirs(planet),
}));
for (const { planet, engine, astronomia } of errors) {
  console.log(`${planet.padEnd(12)} ${format(engine)}   ${format(astronomia)}`);
}
console.log(`${'Rahu (true)'.padEnd(12)} ${format(ours('Rahu', 'true'))}   ${'-'.padStart(26)}`);

const wrongCells = referenceCharts.flatMap((chart) => {
  const { points } = computeChart(ephemeris, requestOf(chart));
  return planets.filter((planet) => {
    const expected = referencePoint(chart, planet, 'mean');
    const { sign, house, retrograde } = points[planet];
    return (
      sign !== expected.sign || house !== expected.house || retrograde !== (expected.retrograde ?? false)
    );
  });
});
console.log(
  `Signs, houses and directions that came out wrong: ${wrongCells.length} of ${referenceCharts.length * 10 * 3}`,
);

const arcseconds = (value: number) => Math.round(value * 1000) / 1000;
writeAccuracy('charts', {
  measuredOn: new Date().toISOString().slice(0, 10),
  engine: engineVersion,
  comparedWith: 'Swiss Ephemeris 2.10.03',
  charts: referenceCharts.length,
  firstYear: Math.min(...referenceCharts.map(({ utc }) => new Date(utc).getUTCFullYear())),
  lastYear: Math.max(...referenceCharts.map(({ utc }) => new Date(utc).getUTCFullYear())),
  points: errors.map(({ planet, engine }) => ({
    planet,
    maxArcsec: arcseconds(engine.max),
    p99Arcsec: arcseconds(engine.p99),
    wrongPadas: engine.wrongPadas,
  })),
  wrongCells: wrongCells.length,
  cells: referenceCharts.length * planets.length * 3,
});

const births = madeUpBirths(birthsARound);
const chartSum = (request: ChartRequest) => {
  const { points } = computeChart(ephemeris, request);
  let sum = 0;
  for (const planet of planets) sum += points[planet].lonDeg + points[planet].house;
  return sum;
};
const seriesSum = ({ utcMs, latDeg, lonDegEast }: ChartRequest) =>
  Object.values(longitudesByAstronomia(utcMs, latDeg, lonDegEast)).reduce((sum, degrees) => sum + degrees, 0);
const total = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((sum, item) => sum + of(item), 0);

const engineRate = perSecond(births.length, () => total(births, chartSum));
const seriesRate = perSecond(seriesBirths, () => total(births.slice(0, seriesBirths), seriesSum));
const whole = (rate: number) => Math.round(rate).toLocaleString('en').padStart(12);
console.log(`\nOn one core, median of ${rounds} rounds (the table is read in ${readMs.toFixed(1)} ms, once)`);
console.log(`${whole(engineRate)} charts a second`);
console.log(
  `${whole(seriesRate)} charts a second by astronomia's full series: ${Math.round(engineRate / seriesRate)} times slower`,
);

const some = births.slice(0, 500);
const quarter = perSecond(some.length, () =>
  total(some, (birth) => sensitivity(ephemeris, birth, 15).points.Moon.pada.values.length),
);
const days = referenceCharts.map((chart) => ({
  birth: { latDeg: chart.lat, lonDegEast: chart.lon },
  day: resolveLocalDay(chart),
}));
const wholeDay = perSecond(days.length, () =>
  total(days, ({ birth, day }) => sensitivityBetween(ephemeris, birth, day).points.Moon.pada.values.length),
);
const instants = perSecond(referenceCharts.length * 20, () =>
  total(
    Array.from({ length: 20 }, () => referenceCharts).flat(),
    (chart) => resolveBirthInstant(chart).utcMs,
  ),
);
console.log(`${whole(quarter)} sensitivities over 15 minutes each way a second`);
console.log(`${whole(wholeDay)} sensitivities over a local day with its Ascendant a second`);
console.log(`${whole(instants)} local times resolved a second`);
