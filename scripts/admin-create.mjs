// npm run admin:create -- <mail address>: invites the product admin by mail, beside a running server or without one.
import { buildOrStop } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { runScript } from './lib/stop.mjs';

await runScript(async () => {
  const node = await ensureInstalled();
  await buildOrStop(node, ['messages']);
  const { code } = await run(node, ['apps/api/src/admin-create.ts', ...process.argv.slice(2)]);
  process.exitCode = code;
});
