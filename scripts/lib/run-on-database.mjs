import path from 'node:path';
import { buildOrStop } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';
import { runScript } from './stop.mjs';

/** Runs a command of the operator with the arguments given; paths are those of the folder where it was typed. */
export async function runOnDatabase(file) {
  await runScript(async () => {
    const node = await ensureInstalled();
    await buildOrStop(node, ['messages']);
    const typedIn = process.env.INIT_CWD ?? process.cwd();
    const args = process.argv.slice(2).map((arg) => (arg.startsWith('-') ? arg : path.resolve(typedIn, arg)));
    const { code } = await run(node, [file, ...args], { asks: true });
    process.exitCode = code;
  });
}
