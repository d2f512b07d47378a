import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const featureOf = (file: string) => /^apps\/api\/src\/features\/([^/]+)\//.exec(file)?.[1];
const files = globSync('apps/api/src/features/**/*.ts')
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !file.endsWith('.test.ts'));

/** Which feature each table belongs to, by what the pattern finds in the declarations. */
const ownersBy = (pattern: RegExp) =>
  new Map(
    files
      .filter((file) => file.endsWith('/tables.ts'))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(pattern)].map(
          ([, table]) => [table ?? '', featureOf(file)] as const,
        ),
      ),
  );
const ownerOf = ownersBy(/pgTable\(\s*'(\w+)'/g);
const ownerOfVariable = ownersBy(/export const (\w+) = pgTable/g);

/** The tables of other features that a file writes: they are written by their own feature's verbs. */
function foreignWrites(file: string, text = readFileSync(file, 'utf8')): string[] {
  return [...text.matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)]
    .map(([, table]) => table ?? '')
    .filter((table) => ownerOfVariable.has(table) && ownerOfVariable.get(table) !== featureOf(file))
    .map((table) => `${file} writes ${table} of ${ownerOfVariable.get(table)}`);
}

/** The tables of other features that the SQL text of a file names. */
function foreignTables(file: string, text = readFileSync(file, 'utf8')): string[] {
  const named = [
    ...text.matchAll(/\b(?:from|join|into|update|table|exists \(select from)\s+"?([a-z_]+)"?/gi),
  ];
  const own = featureOf(file);
  return named
    .map(([, table]) => table ?? '')
    .filter((table) => ownerOf.has(table) && ownerOf.get(table) !== own)
    .map((table) => `${file} names ${table} of ${ownerOf.get(table)}`);
}

/** SQL and other literals of a file: what stands in them is no code. */
function literalsOf(file: string): string {
  const text = readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/^(import|export) [^;]*?from '[^']*';$/gm, '');
  return [...text.matchAll(/`[^`]*`|'[^'\n]*'/g)].map(([literal]) => literal).join('\n');
}

describe('the law of SQL', () => {
  it('finds the tables', () => expect(ownerOf.size).toBeGreaterThan(20));

  it('lets SQL text name the tables of its own feature only', () => {
    expect(files.flatMap((file) => foreignTables(file, literalsOf(file)))).toEqual([]);
  });

  it('lets a feature write its own tables only', () => {
    expect(files.flatMap((file) => foreignWrites(file))).toEqual([]);
    const file = 'apps/api/src/features/members/store.ts';
    expect(foreignWrites(file, 'tx.update(reports).set({})')).toHaveLength(1);
  });

  it('sees a statement that reads another feature’s table', () => {
    const file = 'apps/api/src/features/reports/record/store.ts';
    expect(foreignTables(file, '`select 1 from invoices join orders on true`')).toHaveLength(2);
    expect(foreignTables(file, '`select 1 from reports`')).toEqual([]);
  });
});
