// npm run bench: every benchmark but the long one of a million reports (bench:lists), one after the other; each prints its figures
// and what it compares with.

import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { runScript } from './lib/stop.mjs';

const benches = ['astro', 'places', 'pdf', 'http', 'strangers', 'captcha', 'captcha-sound'];

await runScript(async () => {
  const node = await ensureInstalled({ tools: true });
  await build(node, ['messages']);
  for (const name of benches) {
    console.log(`\n== ${name} ==`);
    const { code } = await run(node, [`${root}/bench/${name}.ts`]);
    if (code !== 0) process.exitCode = 1;
  }
});
