import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/** The environment for the project's tools: their own `node` and each other first on the path, and compiled code kept for the next start. */
export function toolEnvironment(extra = {}) {
  const bin = path.join(root, 'node_modules/.bin');
  return {
    NODE_COMPILE_CACHE: path.join(root, '.cache/udaya/compiled'),
    ...process.env,
    ...extra,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  };
}

/** The script behind a package's command, to be run by the project's own Node. */
export function toolScript(packageName, command) {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Runs a command in the repository to its end and answers its exit code (128 and more for a signal). What it prints is
 * shown as it comes; with `keep` it is also given back as text; with `quiet` it is shown where the command fails alone; with `asks` it may
 * read the terminal. Ctrl-C and SIGTERM end the command first.
 */
export function run(command, args, { env, quiet = false, keep = quiet, asks = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: toolEnvironment(env),
      stdio: [asks ? 'inherit' : 'ignore', keep ? 'pipe' : 'inherit', keep ? 'pipe' : 'inherit'],
    });
    let text = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from?.on('data', (chunk) => {
        text += chunk;
        if (!quiet) to.write(chunk);
      });
    }
    let interrupted = false;
    const pass = (signal) => {
      interrupted = true;
      child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    const forget = () => signals.forEach((signal) => process.off(signal, pass));
    child.on('error', (error) => {
      forget();
      reject(error);
    });
    child.on('close', (code, signal) => {
      forget();
      // An interrupted step must not be followed by the next one.
      if (interrupted) process.exit(exitCode(code, signal));
      if (quiet && exitCode(code, signal) !== 0) process.stderr.write(text);
      resolve({ code: exitCode(code, signal), text });
    });
  });
}

/** The exit code that a shell would report. */
export function exitCode(code, signal) {
  const numbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 };
  return code ?? 128 + (numbers[signal] ?? 0);
}
