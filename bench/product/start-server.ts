import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');

/** Starts the product on a port, without limits that a bench would meet, and waits until it is ready: this one, or the one in a folder. */
export async function startServer(
  port: number,
  env: Record<string, string>,
  folder = root,
): Promise<ChildProcess> {
  const much = '1000000';
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      CAPTCHA_FIXED_ANSWER: 'BENCH',
      PAYMENT_PROVIDER: 'none',
      UPLOADS_PER_USER: much,
      REPORTS_PER_USER: much,
      CHANGES_PER_USER: much,
      ...env,
    },
    // Over this channel it hears when the bench is gone, and stops.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  for (let tries = 0; tries < 1_200; tries++) {
    if (child.exitCode !== null) throw new Error('The server did not start.');
    const reply = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
    if (reply?.status === 200) return child;
    await setTimeout(100);
  }
  throw new Error('The server did not answer within two minutes.');
}

/** Stops it, and waits until it is gone. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}
