import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { RenderReply, RenderRequest } from './renderer-messages.ts';

/** A renderer process in use. */
export interface Renderer {
  readonly pid: number | undefined;
  send(request: RenderRequest): void;
  /** Whether the server's process waits for this renderer, or may end without it. */
  hold(waiting: boolean): void;
  /** Lets an idle renderer end by itself. */
  release(): void;
  /** Ends it at once, whatever it does. */
  kill(): void;
}

/** What the owner of a renderer hears of it; `onEnd` comes once, unless it was released or killed by the owner. */
export interface RendererEvents {
  onReply(reply: RenderReply): void;
  onEnd(reason: string): void;
}

// Only what a process needs to run: no secret of the server reaches the one that handles foreign text.
const passedOn = ['PATH', 'HOME', 'SystemRoot', 'TEMP', 'TMPDIR', 'LANG'];

/** Starts a process that sets documents and draws charts. A failure to start is heard as its end. */
export function startRenderer(events: RendererEvents): Renderer {
  // One thread of the compiler a process: there are as many processes as cores, and threads would only wait for each other.
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'production', RAYON_NUM_THREADS: '1' };
  for (const name of passedOn) if (process.env[name] !== undefined) env[name] = process.env[name];
  const child: ChildProcess = fork(join(import.meta.dirname, 'renderer.ts'), [], {
    execArgv: [],
    env,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let over = false;
  const end = (reason: string) => {
    if (over) return;
    over = true;
    child.kill('SIGKILL');
    events.onEnd(reason);
  };
  child.on('message', (reply) => {
    if (!over) events.onReply(reply as RenderReply);
  });
  child.on('error', (error) => end(error.message));
  child.on('exit', (code, signal) => end(signal ? `ended by ${signal}` : `ended with code ${code}`));

  return {
    pid: child.pid,
    send(request) {
      // A broken channel is followed by the exit, which tells the owner.
      if (child.connected) child.send(request, () => {});
    },
    hold(waiting) {
      if (waiting) {
        child.ref();
        child.channel?.ref();
      } else {
        child.unref();
        child.channel?.unref();
      }
    },
    release() {
      over = true;
      if (child.connected) child.disconnect();
    },
    kill() {
      over = true;
      child.kill('SIGKILL');
    },
  };
}
