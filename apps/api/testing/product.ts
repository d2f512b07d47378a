import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';

/** How long a program may take until it says something: a first start on a busy machine loads places for a while. */
const timeoutMs = 150_000;
const api = path.resolve(import.meta.dirname, '..');

/** A program of the product in a process of its own, as an operator runs it. */
export interface Program {
  /** What it has written so far. */
  said(): string;
  /** Its exit code, once it has ended. */
  ended: Promise<number>;
  /** Waits until it has written what fits the pattern, and answers the match. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Ends it, as Ctrl-C does unless another signal is named, and answers its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number>;
}

/** What every program is started with beside its settings. */
export const bareEnvironment = () => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
});

/** Starts a program of the product with these settings and no others, e.g. 'main.ts'. */
export function runProgram(file: string, env: Record<string, string>, args: readonly string[] = []): Program {
  const child = spawn(process.execPath, [path.join(api, 'src', file), ...args], {
    env: { ...bareEnvironment(), LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  const ended = once(child, 'close').then(([code]) => Number(code ?? -1));
  return {
    said: () => text,
    ended,
    says: (pattern) =>
      waitFor(
        child,
        ended,
        () => pattern.exec(text),
        `${pattern}, but\n`,
        () => text,
      ),
    stop: async (signal = 'SIGINT') => {
      child.kill(signal);
      return ended;
    },
  };
}

async function waitFor<T>(
  child: ChildProcess,
  ended: Promise<number>,
  look: () => T | null,
  wanted: string,
  said: () => string,
): Promise<T> {
  let over = false;
  void ended.then(() => (over = true));
  const end = performance.now() + timeoutMs;
  for (;;) {
    const found = look();
    if (found) return found;
    if (over || performance.now() > end) {
      child.kill('SIGINT');
      throw new Error(`The program never said ${wanted}${said()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Starts the product and answers what it said when it refused, with its exit code. */
export async function refusal(env: Record<string, string>): Promise<{ code: number; said: string }> {
  const program = runProgram('main.ts', env);
  const code = await Promise.race([
    program.ended,
    program.says(/ is ready: /).then(
      () => program.stop().then(() => 0),
      () => program.ended,
    ),
  ]);
  return { code, said: program.said() };
}

/** A key in the form of the settings. */
export const newKey = () => randomBytes(32).toString('base64');

/** The settings of a seller without which nobody is asked for real money. */
export const sellerSettings = {
  LEGAL_NAME: 'Example Readings Private Limited',
  LEGAL_ADDRESS: '1 Example Street, Chennai 600001',
  GRIEVANCE_OFFICER: 'A. Example',
  SUPPORT_PHONE: '+91 44 5550 1234',
};

/** The settings without which production does not start. */
export const productionSettings = () => ({
  NODE_ENV: 'production',
  PORT: '0',
  PAYMENT_PROVIDER: 'none',
  SUPPORT_EMAIL: 'help@udaya.example',
  MAIL_FROM: 'Udaya <post@udaya.example>',
  DATA_ENCRYPTION_KEY: newKey(),
  PASSWORD_PEPPER: newKey(),
});
