// npm start: installs and builds what is missing or has changed, then runs the product until it is stopped.
// It is the first thing that runs on a fresh machine, so it and what it imports must run on Node 20 without packages.
import { buildOrStop, isBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { timed } from './lib/steps.mjs';
import { runScript, Stop } from './lib/stop.mjs';
import { supervise } from './lib/supervise.mjs';

await runScript(async () => {
  const node = await ensureInstalled();
  await buildOrStop(node, ['messages']);
  // The first time, the database takes in places and texts meanwhile.
  if (!isBuilt('web')) await Promise.all([prepareDatabase(node), buildOrStop(node, ['web'])]);
  process.exitCode = await supervise([
    { command: node, args: ['apps/api/src/main.ts', ...process.argv.slice(2)], ipc: true },
  ]);
});

async function prepareDatabase(node) {
  const { code } = await timed('The database', () => run(node, ['apps/api/src/prepare.ts']));
  if (code !== 0) throw new Stop('The database could not be made ready; what went wrong is above.');
}
