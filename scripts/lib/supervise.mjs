import { spawn } from 'node:child_process';
import { root } from './root.mjs';
import { exitCode, toolEnvironment } from './run.mjs';

/**
 * Runs long-lived programs together until one of them ends, then ends the others, and answers the first one's exit code.
 * Ctrl-C, SIGTERM and a closed terminal reach each of them exactly once. If this process itself is killed, a program
 * that was started with `ipc` hears it as 'disconnect'.
 *
 * @param programs `{command, args, env?, prefix?, ipc?}`; with a prefix each line of output is marked with it.
 */
export function supervise(programs) {
  const children = programs.map(startProgram);
  let ending = false;
  const end = (signal) => {
    if (ending) return;
    ending = true;
    for (const child of children)
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  };
  // npm passes on a Ctrl-C that the terminal has sent already; the second of the two is dropped by `ending`.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => end(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  // Where npm is killed, or the shell between it and this process dies of a signal, nothing is passed on.
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && end('SIGTERM'), 250);
  if (!process.env.npm_lifecycle_event) clearInterval(watch);

  let first;
  const ends = children.map(
    (child) =>
      new Promise((resolve) => {
        const ended = (code) => {
          first ??= code;
          end('SIGTERM');
          resolve();
        };
        child.on('error', (error) => {
          console.error(error.message);
          ended(1);
        });
        // To end of the signal that was passed on is to do as asked.
        child.on('exit', (code, signal) =>
          ended(ending && (signal || code > 128) ? 0 : exitCode(code, signal)),
        );
      }),
  );
  return Promise.all(ends).then(() => {
    clearInterval(watch);
    return first;
  });
}

function startProgram({ command, args, env, prefix, ipc = false }) {
  const output = prefix ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd: root,
    env: toolEnvironment(env),
    stdio: ipc ? ['ignore', output, output, 'ipc'] : ['ignore', output, output],
    // A group of its own: the terminal's Ctrl-C comes to this process alone, which passes it on once.
    detached: process.platform !== 'win32',
  });
  if (prefix) {
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      markLines(from, to, prefix);
    }
  }
  return child;
}

function markLines(from, to, prefix) {
  let rest = '';
  from.setEncoding('utf8').on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines) to.write(`${prefix} ${line}\n`);
  });
  from.on('end', () => rest && to.write(`${prefix} ${rest}\n`));
}
