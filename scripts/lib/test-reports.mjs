import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed and failed, from Vitest's JSON report; undefined where it wrote none. */
export function countVitest(file) {
  const report = readReport(file);
  return report && { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** As `countVitest`, from Playwright's; a test that passed on a second try counts as passed. */
export function countPlaywright(file) {
  const stats = readReport(file)?.stats;
  return stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected };
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
