import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Where 300 lines are not the end, and why. */
const longer: Record<string, string> = {
  'packages/core/src/knowledge/safety/harm-in-english.ts': 'a table: words and rules of one language',
  'packages/core/src/knowledge/safety/harm-in-hindi.ts': 'a table: words and rules of one language',
  'packages/core/src/knowledge/safety/harm-in-tamil.ts': 'a table: words and rules of one language',
  'apps/api/src/features/reports/tables.ts': 'tables of one feature, with their indexes and rules',
  'packages/contract/src/accounts.ts':
    'a table: the routes of one noun and the schemas of what they take and answer',
  'packages/contract/src/billing.ts':
    'a table: the routes of one noun and the schemas of what they take and answer',
  'packages/contract/src/reports.ts':
    'a table: the routes of one noun and the schemas of what they take and answer',
};

const end = 300;
const linesOf = (text: string) => text.replace(/\n$/, '').split('\n').length;

/** That a file goes on after the end, unless it is among the longer ones. */
function excessOf(file: string, text = readFileSync(file, 'utf8')): string[] {
  const lines = linesOf(text);
  return lines > end && !(file in longer) ? [`${file} has ${lines} lines`] : [];
}

describe('the law of sizes', () => {
  const files = globSync(
    ['*.{ts,mjs}', '{apps,packages,laws,e2e,bench,evaluation,scripts}/**/*.{ts,tsx,mjs}'],
    {
      exclude: (name) => /(^|[\\/])(node_modules|dist|generated)$|\.gen\.ts$/.test(name),
    },
  ).map((file) => file.replaceAll(path.sep, '/'));

  it('finds the files, tests and stories among them', () => {
    expect(files.length).toBeGreaterThan(800);
    expect(files).toEqual(
      expect.arrayContaining([
        'laws/imports-law.test.ts',
        'apps/api/stories/reports.test.ts',
        'e2e/account.story.ts',
      ]),
    );
  });

  it('ends each of them at 300 lines', () => {
    expect(files.flatMap((file) => excessOf(file))).toEqual([]);
  });

  it('has no exception that needs none', () => {
    const short = Object.keys(longer).filter((file) => linesOf(readFileSync(file, 'utf8')) <= end);
    expect(short).toEqual([]);
  });

  it.each([301, 302, 1000])('finds a file of %i lines', (lines) => {
    expect(excessOf('apps/api/stories/long.test.ts', 'a line\n'.repeat(lines))).toHaveLength(1);
  });

  it('lets a file of 300 lines be', () => {
    expect(excessOf('apps/api/stories/long.test.ts', 'a line\n'.repeat(end))).toEqual([]);
  });
});
