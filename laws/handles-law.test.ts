import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Calls that only few may make, each with the files that may. */
const reserved: { call: RegExp; may: RegExp }[] = [
  // An actor's handle is made where a call begins, and nowhere on the way.
  {
    call: /\btenantDb\(/,
    may: /^apps\/api\/src\/(app|features\/audit\/call-for|platform\/database\/handles)\.ts$/,
  },
  // That a row was read within a scope is said by whoever read it.
  {
    call: /\basReached\(/,
    may: /^apps\/api\/src\/(features\/[^/]+\/([a-z]+\/)?store(-[a-z]+)?|platform\/database\/handles)\.ts$/,
  },
];

function reservedIn(file: string, text = readFileSync(file, 'utf8')): string[] {
  return reserved
    .filter(({ call, may }) => call.test(text) && !may.test(file))
    .map(({ call }) => `${file} may not call ${call.source}`);
}

/** `CopyIn` only adds. */
const handles = ['TenantDb', 'SystemDb', 'Queryable', 'CopyIn'];

/** The functions of a store that do not name the handle they take. */
function handlelessIn(file: string, text = readFileSync(file, 'utf8')): string[] {
  const found = text.matchAll(
    /^export (?:async )?function (\w+)[^(]*\((?:\s*(?:\{[^}]*\}|\w+): (\w+))?(?:[^)]*\): SQL\b)?/gm,
  );
  return (
    [...found]
      // A condition alone reads nothing.
      .filter((match) => !match[0].endsWith(': SQL'))
      .filter((match) => !handles.includes(match[2] ?? ''))
      .map((match) => `${file}: ${match[1]} takes no handle first`)
  );
}

describe('the law of handles', () => {
  const api = globSync('apps/api/src/**/*.ts')
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !file.endsWith('.test.ts'));
  // The gazetteer is copied in on a connection of its own, before anybody can call.
  const stores = api.filter(
    (file) => /\/store(-[a-z]+)?\.ts$/.test(file) && !file.includes('/store-loading.'),
  );

  it('keeps making an actor’s handle and vouching for a row to few', () => {
    expect(api.flatMap((file) => reservedIn(file))).toEqual([]);
  });

  it.each([
    ['apps/api/src/features/reports/intake/create-report.ts', 'const db = tenantDb(system, actor);'],
    ['apps/api/src/features/reports/record/store.ts', 'const db = tenantDb(system, actor);'],
    ['apps/api/src/features/reports/intake/create-report.ts', 'return asReached(row);'],
  ])('forbids %s to say %s', (file, text) => {
    expect(reservedIn(file, text)).toHaveLength(1);
  });

  it('lets every function of a store name its handle', () => {
    expect(stores.length).toBeGreaterThan(10);
    expect(stores.flatMap((file) => handlelessIn(file))).toEqual([]);
  });

  it.each([
    'export async function findReport(id: string) {',
    'export async function findReport(db: NodePgDatabase, id: string) {',
    'export function countReports() {',
    'export async function findAll<T>(\n  { db }: Parts,\n) {',
  ])('forbids a store %s', (text) => {
    expect(handlelessIn('store.ts', text)).toHaveLength(1);
  });
});
