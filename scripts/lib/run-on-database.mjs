import path from 'node:path';
import { buildOrStop } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';
import { runScript } from './stop.mjs';

/** Runs a command of the operator, which may ask at the terminal. */
export async function runOnDatabase(file, args = process.argv.slice(2)) {
  await runScript(async () => {
    const node = await ensureInstalled();
    await buildOrStop(node, ['messages']);
    const { code } = await run(node, [file, ...args], { asks: true });
    process.exitCode = code;
  });
}

/** What was typed behind the command, with paths as they are seen from the folder where it was typed. */
export function typedPaths() {
  const typedIn = process.env.INIT_CWD ?? process.cwd();
  return process.argv.slice(2).map((arg) => (arg.startsWith('-') ? arg : path.resolve(typedIn, arg)));
}
