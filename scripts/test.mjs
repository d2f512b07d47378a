// npm test: proves the product on this machine: the checks, the build, the tests of the parts and those in the browser. With --quick what
// a change most often breaks: types, lint, rules, the spine of the stories and journeys over every kind of page, on a desktop.
import { readdirSync, rmSync } from 'node:fs';
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

const quick = process.argv.includes('--quick');
// Not in test-results: Playwright empties that when it begins.
const reports = path.join(root, '.cache/udaya');
const vitestReport = path.join(reports, 'vitest.json');
const repeatedReport = path.join(reports, 'vitest-repeated.json');
const playwrightReport = path.join(reports, 'playwright.json');

/** More files than this do not die by chance. */
const mostRepeated = 2;
const sum = (one, other) =>
  other ? { passed: (one?.passed ?? 0) + other.passed, failed: (one?.failed ?? 0) + other.failed } : one;

const spine =
  'access audit-log birth-imports group-births identity knowledge payments reports student-form upload';
const stories = spine.split(' ').map((name) => `apps/api/stories/${name}.test.ts`);
// Those of `packages/embedded-postgres` start servers of their own.
const rules = ['laws/', 'apps/web/', 'evaluation/'].concat(
  ['astro', 'chart-drawing', 'contract', 'core', 'format', 'messages'].map((name) => `packages/${name}/`),
);
const journeys =
  'birth-import data-list enterprise generate-report group-data group-reports group-users groups journey list ' +
  'operations people product-dashboard product-lists product-payments reading report-trace report-upload reviews ' +
  'sample small-phone student-form writer';

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
  const vitest = (report, files) =>
    test(toolScript('vitest', 'vitest'), [
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ]);
  let repeated = [];
  const vitestStep = async () => {
    const { ok, text } = await vitest(vitestReport, quick ? [...rules, ...stories] : []);
    repeated = filesOfDeadWorkers(text);
    const others = countVitest(vitestReport, repeated);
    if (ok || repeated.length === 0 || repeated.length > mostRepeated || !others || others.failed > 0)
      return ok;
    console.log(
      `\nThe runtime of these tests died, which says nothing of them; they run once more: ${repeated.join(', ')}`,
    );
    return (await vitest(repeatedReport, repeated)).ok;
  };
  const playwright = [
    'test',
    '--reporter=list,json',
    ...(quick ? ['--project=desktop', ...storyFiles()] : []),
  ];
  const results = await runSteps([
    ['build', () => build(node, ['messages', 'web', 'pseudo messages', 'pseudo web'])],
    // The law is among the tests that follow.
    ...checkSteps(node).filter(([name]) => name !== 'law' && (!quick || name !== 'unused')),
    ['vitest', vitestStep],
    [
      'playwright',
      async () => {
        const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
        if (quick) env.E2E_PRODUCTS = 'usual,free,model';
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

function storyFiles() {
  const wanted = journeys.split(' ').map((name) => `${name}.story.ts`);
  return readdirSync(path.join(root, 'e2e'))
    .filter((name) => wanted.includes(name))
    .map((name) => `e2e/${name}`);
}
