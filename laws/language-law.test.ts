import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** How a text makes words of a language by itself, where one package knows the customs of all. */
const ownCustoms = (text: string) => text.match(/\bIntl\.|\btoLocale\w*|(?<=from ')dayjs/g) ?? [];

describe('the law of languages', () => {
  it('leaves dates, money, numbers and lists to packages/format', () => {
    const files = [
      ...globSync([
        'packages/*/{src,generate,testing}/**/*.ts',
        'apps/*/{src,testing,stories,build}/**/*.{ts,tsx}',
      ]),
      ...globSync('e2e/*.ts'),
    ].map((file) => file.replaceAll(path.sep, '/'));
    const others = files.filter((file) => !/^packages\/format\/|\/generated\//.test(file));
    expect(others.length).toBeGreaterThan(400);
    const breaches = others.flatMap((file) =>
      ownCustoms(readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`),
    );
    expect(breaches).toEqual([]);
  });

  it.each([
    "new Intl.NumberFormat('en-IN')",
    'instant.toLocaleDateString()',
    'total.toLocaleString("en")',
    "import dayjs from 'dayjs';",
  ])('finds %s', (line) => expect(ownCustoms(line)).toHaveLength(1));
});
