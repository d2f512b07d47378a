// npm run check: everything that can be told without running the product. Each step says how long it took.
import { checkSteps } from './lib/check-steps.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { printSummary, runSteps } from './lib/steps.mjs';
import { runScript } from './lib/stop.mjs';

await runScript(async () => {
  const results = await runSteps(checkSteps(await ensureInstalled({ tools: true })));
  printSummary(results);
  if (results.some(({ ok }) => !ok)) process.exitCode = 1;
});
