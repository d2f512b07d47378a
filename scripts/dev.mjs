// npm run dev: the API, started again when its files change, and Vite's server for the page, together in one terminal.
import { watch } from 'node:fs';
import path from 'node:path';
import { build, buildOrStop } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { toolScript } from './lib/run.mjs';
import { runScript } from './lib/stop.mjs';
import { supervise } from './lib/supervise.mjs';

await runScript(async () => {
  const node = await ensureInstalled({ tools: true });
  await buildOrStop(node, ['messages', 'routes']);
  rebuildMessages(node);

  const port = process.env.PORT || '3000';
  process.exitCode = await supervise([
    {
      prefix: 'api |',
      command: node,
      args: ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'],
      env: { PORT: port },
    },
    {
      prefix: 'web |',
      command: node,
      args: [toolScript('vite', 'vite'), 'apps/web'],
      env: { API_URL: `http://127.0.0.1:${port}` },
    },
  ]);
  process.exit();
});

/** Both servers watch the compiled messages; editors save in bursts. */
function rebuildMessages(node) {
  let timer;
  watch(path.join(root, 'packages/messages/messages'), () => {
    clearTimeout(timer);
    timer = setTimeout(() => void build(node, ['messages']), 200);
  });
}
