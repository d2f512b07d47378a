// npm test: proves the product on this machine: the checks, the build, the tests of the parts and those in the browser.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './lib/build.mjs';
import { checkSteps } from './lib/check-steps.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { run, toolScript } from './lib/run.mjs';
import { printSummary, runSteps } from './lib/steps.mjs';
import { runScript } from './lib/stop.mjs';
import { closingLines, countPlaywright, countVitest, filesOfDeadWorkers } from './lib/test-reports.mjs';

// Not in test-results: Playwright empties that when it begins.
const reports = path.join(root, '.cache/udaya');
const vitestReport = path.join(reports, 'vitest.json');
const repeatedReport = path.join(reports, 'vitest-repeated.json');
const playwrightReport = path.join(reports, 'playwright.json');

/** More files than this do not die by chance. */
const mostRepeated = 2;
const sum = (one, other) =>
  other ? { passed: (one?.passed ?? 0) + other.passed, failed: (one?.failed ?? 0) + other.failed } : one;

await runScript(async () => {
  const node = await ensureInstalled({ tools: true });
  const chromium = await ensureChromium();
  for (const file of [vitestReport, repeatedReport, playwrightReport]) rmSync(file, { force: true });

  const closing = [];
  const test = async (script, args, env) => {
    const { code, text } = await run(node, [script, ...args], {
      keep: true,
      env: { CI: '1', CHROMIUM_PATH: chromium, ...env },
    });
    closing.push(...closingLines(text));
    return { ok: code === 0, text };
  };
  const vitest = (report, files = []) =>
    test(toolScript('vitest', 'vitest'), [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ]);
  let repeated = [];
  const vitestStep = async () => {
    const { ok, text } = await vitest(vitestReport);
    repeated = filesOfDeadWorkers(text);
    const others = countVitest(vitestReport, repeated);
    if (ok || repeated.length === 0 || repeated.length > mostRepeated || !others || others.failed > 0)
      return ok;
    console.log(
      `\nThe runtime of these tests died, which says nothing of them; they run once more: ${repeated.join(', ')}`,
    );
    return (await vitest(repeatedReport, repeated)).ok;
  };
  const playwright = ['test', '--reporter=list,json'];
  const results = await runSteps([
    // The law is among the tests that follow.
    ...checkSteps(node).filter(([name]) => name !== 'law'),
    ['web', () => build(node, ['web'], { force: true })],
    ['pseudo', () => build(node, ['pseudo messages', 'pseudo web'], { force: true })],
    ['vitest', vitestStep],
    [
      'playwright',
      async () => {
        const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
        return (await test(toolScript('@playwright/test', 'playwright'), playwright, env)).ok;
      },
    ],
  ]);

  printSummary(results);
  console.log(closing.join('\n'));
  const counts = {
    vitest: sum(countVitest(vitestReport, repeated), countVitest(repeatedReport)),
    playwright: countPlaywright(playwrightReport),
  };
  let passed = 0;
  let failed = 0;
  for (const { name, ok } of results) {
    const count = counts[name] ?? { passed: 0, failed: 0 };
    passed += count.passed;
    // A step that fails by anything but a test of its own counts as one.
    failed += count.failed || (ok ? 0 : 1);
  }
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
