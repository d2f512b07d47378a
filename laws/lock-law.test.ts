import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * Families of which packages for other platforms have no hash yet: the registry at hand did not have them. `node scripts/complete-lock.mjs`
 * fills them in where it does.
 */
const unhashed = [
  '@biomejs/cli-',
  '@myriaddreamin/typst-ts-node-compiler-',
  '@oxc-parser/binding-',
  '@oxlint-tsgolint/',
  '@oxlint/binding-',
];

interface Entry {
  integrity?: string;
  link?: boolean;
  optional?: boolean;
}
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const gaps = Object.entries(lock.packages)
  .filter(
    ([where, { link, integrity }]) =>
      where.startsWith('node_modules/') && !link && !integrity?.startsWith('sha512-'),
  )
  .map(([where, entry]) => ({ name: where.slice('node_modules/'.length), ...entry }));

describe('the lockfile', () => {
  it('knows every package by its hash, but for those that were not to be had', () => {
    const own = /-(linux-x64|linux-x64-gnu)$/;
    const allowed = (name: string) => unhashed.some((family) => name.startsWith(family)) && !own.test(name);
    expect(gaps.filter(({ name, optional }) => !optional || !allowed(name))).toEqual([]);
  });

  it('names no family that has all its hashes', () => {
    expect(unhashed.filter((family) => !gaps.some(({ name }) => name.startsWith(family)))).toEqual([]);
  });
});
