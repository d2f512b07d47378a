// npm run test:one -- <file>: runs one file of tests, of either kind, while working on it. `--watch` runs it again at each change; what
// else is given goes to the runner (Vitest's `-t`, Playwright's `-g` or `--project=phone`).
import { existsSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { build, buildOrStop } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { run, toolScript } from './lib/run.mjs';
import { runScript, Stop } from './lib/stop.mjs';

/** The servers of the stories, by the names under which a story asks for another than the usual one. */
const servers = {
  freeServer: 'free',
  pseudoServer: 'pseudo',
  modelServer: 'model',
  languagesServer: 'languages',
};

await runScript(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || !existsSync(path.join(root, file))) {
    throw new Stop(
      'Say which file: npm run test:one -- apps/api/stories/profile.test.ts [--watch], with its path from here.',
    );
  }
  const node = await ensureInstalled({ tools: true });
  const again = more.includes('--watch');
  const args = more.filter((one) => one !== '--watch');
  const work = file.endsWith('.story.ts') ? story : rulesOrStories;
  process.exitCode = await work(node, file, args, again);
});

async function rulesOrStories(node, file, args, again) {
  await buildOrStop(node, ['messages']);
  const vitest = [toolScript('vitest', 'vitest'), again ? 'watch' : 'run', file, ...args];
  return (await run(node, vitest, { asks: again })).code;
}

async function story(node, file, args, again) {
  const files = [file, ...args.filter((arg) => arg.endsWith('.story.ts'))];
  const text = files.map((one) => readFileSync(path.join(root, one), 'utf8')).join('\n');
  const asked = Object.keys(servers).filter((name) => text.includes(name));
  const env = {
    CHROMIUM_PATH: await ensureChromium(),
    E2E_PRODUCTS: ['usual', ...asked.map((name) => servers[name])].join(','),
  };
  const builds = [
    'messages',
    'web',
    ...(asked.includes('pseudoServer') ? ['pseudo messages', 'pseudo web'] : []),
  ];
  const playwright = [toolScript('@playwright/test', 'playwright'), 'test', file, '--reporter=list', ...args];
  const once = async () => {
    if (!(await build(node, builds))) return 1;
    return (await run(node, playwright, { env })).code;
  };
  if (!again) return once();

  let changed = true;
  for (const folder of ['e2e', 'apps/web/src', 'apps/api/src', 'packages'])
    watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      if (!/node_modules|generated|dist/.test(name ?? '')) changed = true;
    });
  for (;;) {
    if (changed) {
      changed = false;
      await once();
      console.log('\nWaiting for a change; Ctrl-C ends it.');
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
