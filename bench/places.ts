import { availableParallelism, cpus } from 'node:os';
import { sql } from 'drizzle-orm';
import { loadPlaces } from '../apps/api/src/features/places/load-places.ts';
import { searchPlaces } from '../apps/api/src/features/places/search-places.ts';
import { openDatabase } from '../apps/api/src/platform/database/database.ts';
import type { SystemDb } from '../apps/api/src/platform/database/handles.ts';
import { migrate } from '../apps/api/src/platform/database/migrate.ts';
import { startThrowawayCluster } from '../apps/api/testing/throwaway-cluster.ts';

// How long a place search takes, one after the other, beside `ILIKE '%text%'` over the same names in the same run, and how
// often the place that was meant is among the answers.
// Usage: node bench/places.ts [queries, default 500]. DATABASE_URL names a server; without it one is started and removed.

const count = Number(process.argv[2] ?? 500);
const goalMs = 20;

interface Query {
  kind: string;
  country: string;
  text: string;
  meant: string;
}

interface Sample {
  id: string;
  name: string;
  country: string;
  tamil: string | null;
}

let state = 42;
function below(limit: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}

function misspell(name: string): string {
  const at = 1 + below(name.length - 1);
  const letter = 'aeioukmnrst'[below(11)] ?? 'a';
  const [before, after] = [name.slice(0, at), name.slice(at)];
  return (
    [before + letter + after.slice(1), before + after.slice(1), before + letter + after][below(3)] ?? name
  );
}

async function sampleTowns(db: SystemDb): Promise<Sample[]> {
  const { rows } = await db.execute<Sample & Record<string, unknown>>(sql`
    select p.id, p.name, p.country, (array_agg(n.name) filter (where n.name ~ '[அ-ஹ]'))[1] as tamil
    from places p join place_names n on n.place_id = p.id
    where p.country in ('IN', 'GB', 'US', 'SG', 'MY', 'LK', 'AE') and length(p.name) between 5 and 24
    group by p.id having max(n.weight) > 15000 order by md5(p.id)`);
  return rows;
}

function makeQueries(towns: Sample[]): Query[] {
  const indian = towns.filter(({ country }) => country === 'IN');
  const abroad = towns.filter(({ country }) => country !== 'IN');
  const tamil = towns.filter((town) => town.tamil && town.tamil.length >= 4);
  // Of eight queries three are a name as it is being typed, two a whole name, one Tamil and two misspelt; one in five abroad.
  return Array.from({ length: count }, (_, index) => {
    const kind =
      ['prefix', 'name', 'misspelt', 'prefix', 'tamil', 'prefix', 'name', 'misspelt'][index % 8] ?? 'name';
    const from = kind === 'tamil' ? tamil : index % 5 === 0 ? abroad : indian;
    const town = from[below(from.length)];
    if (!town) throw new Error('The database holds no places to ask for.');
    const { id: meant, name, country } = town;
    const text =
      { prefix: name.slice(0, 4 + below(3)), name, tamil: town.tamil ?? name, misspelt: misspell(name) }[
        kind
      ] ?? name;
    return { kind, country, text: text.padEnd(4), meant };
  });
}

async function measure(queries: Query[], answer: (query: Query) => Promise<string[]>) {
  for (const query of queries.slice(0, 50)) await answer(query);
  const results: { kind: string; ms: number; found: boolean }[] = [];
  for (const query of queries) {
    const begin = performance.now();
    const ids = await answer(query);
    results.push({ kind: query.kind, ms: performance.now() - begin, found: ids.includes(query.meant) });
  }
  return results;
}

function report(label: string, results: { kind: string; ms: number; found: boolean }[]): number {
  const times = results.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  const found = (100 * results.filter((one) => one.found).length) / results.length;
  const figure = (ms: number) => `${ms.toFixed(1).padStart(7)} ms`;
  console.log(
    `${label.padEnd(26)}${figure(at(0.5))}${figure(at(0.95))}${figure(at(1))}${found.toFixed(0).padStart(7)} %`,
  );
  return at(0.95);
}

async function naive(db: SystemDb, { country, text }: Query): Promise<string[]> {
  const { rows } = await db.execute<{ place_id: string }>(
    sql`select n.place_id from place_names n join places p on p.id = n.place_id
      where n.country = ${country} and n.name ilike ${`%${text}%`} group by 1 order by max(n.weight) desc limit 12`,
  );
  return rows.map((row) => row.place_id);
}

async function main(url: string): Promise<void> {
  await migrate(url);
  const database = openDatabase(url, { max: 1 });
  try {
    const begin = performance.now();
    await loadPlaces(database);
    console.log(
      `${cpus()[0]?.model ?? 'processor'}, ${availableParallelism()} processors; gazetteer loaded in ${((performance.now() - begin) / 1000).toFixed(1)} s`,
    );
    const queries = makeQueries(await sampleTowns(database.db));
    console.log(`${queries.length} queries`.padEnd(30) + '   p50       p95   longest   found');
    const ours = await measure(queries, async ({ country, text }) =>
      (await searchPlaces(database.db, { country, text })).map((place) => place.place_id),
    );
    for (const kind of new Set(queries.map((query) => query.kind))) {
      report(
        `  ${kind}`,
        ours.filter((one) => one.kind === kind),
      );
    }
    const p95 = report('all', ours);
    report(`ILIKE '%text%'`, await measure(queries, (query) => naive(database.db, query)));
    console.log(`goal: p95 under ${goalMs} ms: ${p95 < goalMs ? 'reached' : 'missed'}`);
  } finally {
    await database.close();
  }
}

if (process.env.DATABASE_URL) {
  await main(process.env.DATABASE_URL);
} else {
  const cluster = await startThrowawayCluster();
  try {
    await main(cluster.url);
  } finally {
    await cluster.stop();
  }
}
