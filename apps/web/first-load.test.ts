import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { FirstLoad } from './build/first-load.ts';
import type { StudentLoad } from './build/student-page.ts';

const report = path.join(import.meta.dirname, 'dist/first-load.json');

test.skipIf(!existsSync(report))('the first load of /login stays within its budget', () => {
  const { jsBytes, cssBytes, files } = JSON.parse(readFileSync(report, 'utf8')) as FirstLoad;
  expect(files.length).toBeGreaterThan(2);
  expect(jsBytes).toBeLessThanOrEqual(178 * 1024);
  expect(cssBytes).toBeLessThanOrEqual(30 * 1024);
});

const parts = path.join(import.meta.dirname, 'dist/parts.json');

test.skipIf(!existsSync(parts))('the pages of a parent bring nothing that only staff need', () => {
  const pages = JSON.parse(readFileSync(parts, 'utf8')) as Record<string, { scripts: string[] }>;
  const ofStaff = (address: string) =>
    pages[address]?.scripts.filter((name) => /[/](staff|charts|[\w-]+-staff)-[\w-]{8}[.]js$/.test(name));
  expect(ofStaff('/product/dashboard')).not.toEqual([]);
  for (const address of ['/dashboard', '/birthchart-report', '/users-birthchart/$id', '/generate-birthchart'])
    expect([address, ofStaff(address)]).toEqual([address, []]);
});

const student = path.join(import.meta.dirname, 'dist/student-load.json');

test.skipIf(!existsSync(student))('the public student form stays within its budget', () => {
  const { jsBytes, cssBytes } = JSON.parse(readFileSync(student, 'utf8')) as StudentLoad;
  expect(jsBytes).toBeGreaterThan(20 * 1024);
  expect(jsBytes).toBeLessThanOrEqual(100 * 1024);
  expect(cssBytes).toBeLessThanOrEqual(10 * 1024);
});
