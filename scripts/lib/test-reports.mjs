import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed and failed, from Vitest's JSON report, but for those of `without`; undefined where it wrote none. */
export function countVitest(file, without = []) {
  const results = readReport(file)?.testResults?.filter(({ name }) => !without.includes(name));
  if (!results) return undefined;
  const tests = results.flatMap(({ assertionResults }) => assertionResults);
  const count = (status) => tests.filter((test) => test.status === status).length;
  return { passed: count('passed'), failed: count('failed') };
}

/**
 * The files in whose middle a process of Vitest was ended by a signal, by what it printed: the runtime died under them, so they have neither
 * passed nor failed.
 */
export function filesOfDeadWorkers(text) {
  const plain = stripVTControlCharacters(text);
  return [
    ...new Set(
      [...plain.matchAll(/Worker exited unexpectedly with signal \w+ .*while running test file (\S+)/g)].map(
        ([, file]) => file,
      ),
    ),
  ];
}

/** As `countVitest`, from Playwright's; a test that passed on a second try alone counts as failed. */
export function countPlaywright(file) {
  const stats = readReport(file)?.stats;
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** The lines with which the runners close their output, without colours. */
export function closingLines(text) {
  const plain = stripVTControlCharacters(text).split(/\r?\n/);
  return plain.filter((line) =>
    /^\s*(Test Files|Tests|Errors)\s+\d|^\s+\d+ (passed|failed|flaky|skipped|did not run)\b/.test(line),
  );
}

function readReport(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}
