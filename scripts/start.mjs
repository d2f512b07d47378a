// npm start: installs and builds what is missing or has changed, then runs the product until it is stopped.
// It is the first thing that runs on a fresh machine, so it and what it imports must run on Node 20 without packages.
import { buildOrStop } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runScript } from './lib/stop.mjs';
import { supervise } from './lib/supervise.mjs';

await runScript(async () => {
  const node = await ensureInstalled();
  await buildOrStop(node, ['messages', 'web']);
  process.exitCode = await supervise([
    { command: node, args: ['apps/api/src/main.ts', ...process.argv.slice(2)], ipc: true },
  ]);
});
