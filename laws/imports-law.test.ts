import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Where a file stands, by the first pattern that fits, and what it may import. `self` is its own package or feature. */
interface Place {
  name: string;
  files: RegExp;
  may: RegExp[];
}

const core = /^@udaya\/core\//;
const format = /^@udaya\/format\//;
const astro = /^@udaya\/astro\//;
const contract = /^@udaya\/contract\//;
const messages = /^@udaya\/messages(\/runtime)?$/;
const chartDrawing = /^@udaya\/chart-drawing\//;
const zod = /^zod\/mini$/;
const node = /^node:/;
const library = /^(?!@udaya\/|\.|node:|packages\/|apps\/)/;
/** What every file of a page may import. */
const ofPages = [core, contract, format, messages, library];
/** What every file of the API may import. */
const ofServer = [core, astro, contract, format, messages];

/** Patterns over repository paths, for what a relative import points at. */
const places: Place[] = [
  { name: 'astro', files: /^packages\/astro\/src\//, may: [/^packages\/astro\/src\//] },
  { name: 'core', files: /^packages\/core\/src\//, may: [/^packages\/core\/src\//, astro, core] },
  { name: 'format', files: /^packages\/format\/src\//, may: [/^packages\/format\/src\//, core] },
  {
    name: 'chart-drawing',
    files: /^packages\/chart-drawing\/src\//,
    may: [/^packages\/chart-drawing\/src\//, core, astro, /^react$/],
  },
  {
    name: 'contract',
    files: /^packages\/contract\/src\//,
    may: [/^packages\/contract\/src\//, core, format, messages, zod],
  },
  {
    name: 'embedded-postgres',
    files: /^packages\/embedded-postgres\/src\//,
    may: [/^packages\/embedded-postgres\/src\//, node, zod, /^pg$/],
  },
  {
    name: 'a feature’s tables and store',
    files: /^apps\/api\/src\/features\/[^/]+\/([a-z]+\/)?(tables|store(-[a-z]+)?)\.ts$/,
    may: [
      core,
      astro,
      /^drizzle-orm/,
      /^pg(-copy-streams)?$/,
      /^node:stream/,
      /^apps\/api\/src\/platform\/(database|crypto)\//,
      /^apps\/api\/src\/features\/[^/]+\/tables\.ts$/,
      /^apps\/api\/src\/features\/SELF\//,
    ],
  },
  {
    name: 'a feature’s routes',
    files: /^apps\/api\/src\/features\/[^/]+\/routes\.ts$/,
    may: [
      ...ofServer,
      zod,
      /^fastify$/,
      /^apps\/api\/src\/platform\//,
      /^apps\/api\/src\/ports\//,
      /^apps\/api\/src\/features\/SELF\/(?!([a-z]+\/)?store|tables)/,
    ],
  },
  {
    name: 'a feature’s verbs',
    files: /^apps\/api\/src\/features\/[^/]+\//,
    may: [
      ...ofServer,
      chartDrawing,
      node,
      /^(?!fastify|drizzle-orm|pg$|pg-copy|apps\/|packages\/)[^.@]|^@(?!udaya|fastify)/,
      /^apps\/api\/src\/platform\/(?!http\/)/,
      /^apps\/api\/src\/ports\//,
      /^apps\/api\/src\/features\/SELF\//,
      // What a store counts is for the pages of others too.
      /^apps\/api\/src\/features\/[^/]+\/(?!([a-z]+\/)?store(-(?!figures)[a-z]+)?\.ts|tables\.ts|routes\.ts)/,
    ],
  },
  {
    name: 'api platform and ports',
    files: /^apps\/api\/src\/(platform|ports)\//,
    may: [...ofServer, chartDrawing, node, library, /^apps\/api\/src\/(platform|ports)\//],
  },
  { name: 'api composition', files: /^apps\/api\/src\//, may: [/.*/] },
  {
    name: 'web ui',
    files: /^apps\/web\/src\/ui\//,
    may: [/^apps\/web\/src\/ui\//, format, messages, library],
  },
  {
    name: 'web api',
    files: /^apps\/web\/src\/api\//,
    may: [/^apps\/web\/src\/api\//, ...ofPages],
  },
  {
    name: 'web shell',
    files: /^apps\/web\/src\/shell\//,
    may: [/^apps\/web\/src\/(shell|ui|api)\//, /^@udaya\/chart-drawing\/sunrise$/, ...ofPages],
  },
  {
    name: 'web accounts, reports, imports and the students’ form',
    files: /^apps\/web\/src\/features\/(accounts|imports|reports|student-form)\//,
    may: [
      /^apps\/web\/src\/features\/(SELF|captcha|intake)\//,
      /^apps\/web\/src\/(shell|ui|api)\//,
      /^@udaya\/chart-drawing\/area-drawings$/,
      ...ofPages,
    ],
  },
  {
    name: 'web sessions',
    files: /^apps\/web\/src\/features\/sessions\//,
    may: [
      /^apps\/web\/src\/features\/(sessions|accounts|captcha)\//,
      /^apps\/web\/src\/(shell|ui|api)\//,
      ...ofPages,
    ],
  },
  {
    name: 'web features',
    files: /^apps\/web\/src\/features\//,
    may: [/^apps\/web\/src\/features\/SELF\//, /^apps\/web\/src\/(shell|ui|api)\//, ...ofPages],
  },
  { name: 'web composition', files: /^apps\/web\/src\/[^/]+$/, may: [/.*/] },
  {
    name: 'web routes',
    files: /^apps\/web\/src\/routes\//,
    may: [/^apps\/web\/src\/(routes|features|shell|ui|api)\//, /^apps\/web\/src\/[^/]+$/, ...ofPages],
  },
];

const sources = globSync(['packages/*/src/**/*.ts', 'apps/api/src/**/*.ts', 'apps/web/src/**/*.{ts,tsx}'])
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !/\.test\.tsx?$|\/generated\//.test(file));

/** What a file imports: package names as written, relative paths as repository paths. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(
    /^\s*(?:import|export)\s[^'";]*?from\s+'([^']+)'|^\s*import\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...found].map((match) => {
    const name = match[1] ?? match[2] ?? match[3] ?? '';
    return name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name;
  });
}

function breachesOf(file: string, imports = importsOf(file)): string[] {
  const place = places.find((one) => one.files.test(file));
  if (!place) return [`${file} stands nowhere in the law`];
  const self = /\/features\/([^/]+)\//.exec(file)?.[1] ?? '';
  const may = place.may.map((one) => new RegExp(one.source.replace('SELF', self)));
  return imports
    .filter((name) => !may.some((one) => one.test(name)))
    .map((name) => `${file} (${place.name}) may not import ${name}`);
}

/** Features of the API lean one way: a later one may use an earlier one. */
const featureOrder = (
  'audit mails notifications captchas accounts sessions places sky models knowledge drafts groups reports writing reviews ' +
  'blind-test archives members strangers students imports billing group-data privacy operations dashboard welcome'
).split(' ');

/** The rooms of reports, in the API and on the page alike; a later one may use an earlier one. */
const roomOrder =
  'record intake corrections openings feedback writing custody reading links trace sample lists'.split(' ');

describe('the import law', () => {
  it('finds the sources', () => expect(sources.length).toBeGreaterThan(80));

  it('lets each place import only what it may', () => {
    expect(sources.flatMap((file) => breachesOf(file))).toEqual([]);
  });

  it.each([
    ['packages/core/src/failure.ts', '@udaya/messages'],
    ['packages/core/src/failure.ts', 'node:fs'],
    ['packages/core/src/failure.ts', '@udaya/format/format-day'],
    ['packages/format/src/format-day.ts', '@udaya/messages'],
    ['packages/contract/src/reports.ts', 'zod'],
    ['packages/embedded-postgres/src/cluster.ts', 'apps/api/src/platform/start-error.ts'],
    ['apps/api/src/platform/database/database.ts', '@udaya/embedded-postgres/start-embedded-postgres'],
    ['apps/api/src/features/reports/intake/create-report.ts', 'fastify'],
    ['apps/api/src/features/reports/intake/create-report.ts', 'drizzle-orm'],
    ['apps/api/src/features/reports/intake/create-report.ts', 'apps/api/src/features/accounts/store.ts'],
    ['apps/api/src/features/reports/intake/create-report.ts', 'apps/api/src/platform/http/serve.ts'],
    ['apps/api/src/features/reports/routes.ts', 'apps/api/src/features/reports/record/store.ts'],
    ['apps/api/src/platform/log/open-log.ts', 'apps/api/src/features/reports/intake/create-report.ts'],
    ['apps/web/src/features/reports/record/report-queries.ts', 'apps/web/src/features/sessions/log-out.ts'],
    ['apps/web/src/features/accounts/reset/reset-form.tsx', 'apps/web/src/features/sessions/log-out.ts'],
    ['apps/web/src/features/captcha/use-captcha.ts', 'apps/web/src/features/accounts/reset/reset-form.tsx'],
    ['apps/web/src/ui/theme.ts', '@udaya/contract/reports'],
  ])('forbids %s to import %s', (file, name) => {
    expect(breachesOf(file, [name])).toHaveLength(1);
  });

  it('keeps the API’s features leaning one way', () => {
    const back = sources.flatMap((file) => {
      const from = /^apps\/api\/src\/features\/([^/]+)\//.exec(file)?.[1];
      if (!from) return [];
      return importsOf(file).flatMap((name) => {
        const to = /^apps\/api\/src\/features\/([^/]+)\//.exec(name)?.[1];
        // An account belongs to a group and a branch, and a group is read with its accounts: their tables know each other.
        const isKey = file.endsWith('/tables.ts') && name.endsWith('/tables.ts');
        if (!to || to === from || isKey || name.endsWith('/groups/tables.ts')) return [];
        return featureOrder.indexOf(to) < featureOrder.indexOf(from) && featureOrder.includes(to)
          ? []
          : [`${file} imports ${name}`];
      });
    });
    expect(back).toEqual([]);
  });

  it('keeps the rooms of the API’s reports leaning one way, and small', () => {
    const roomOf = (file: string) => /^apps\/api\/src\/features\/reports\/([a-z]+)\//.exec(file)?.[1];
    const inRooms = sources.filter((file) => roomOf(file) !== undefined);
    const back = inRooms.flatMap((file) =>
      importsOf(file)
        .filter((name) => roomOrder.indexOf(roomOf(name) ?? '') > roomOrder.indexOf(roomOf(file) ?? ''))
        .map((name) => `${file} imports ${name}`),
    );
    expect(back).toEqual([]);
    const crowded = [...Map.groupBy(inRooms, roomOf)].filter(([, files]) => files.length > 25);
    expect(crowded.map(([room]) => room)).toEqual([]);
  });
});
