import type { Rendering, RenderReply, RenderTask, TypesetterLog } from './renderer-messages.ts';
import { type Renderer, startRenderer } from './start-renderer.ts';

/** A place for one renderer process after the other. */
export interface RendererSlot {
  /** Without a process, with one that waits for a task, or with one at work. */
  readonly state: 'empty' | 'idle' | 'busy';
  /**
   * Gives a task to its renderer, which is started where there is none; only while it is not busy.
   * @throws RendererLost when its process ended or was too slow, else an Error that names the error of the task, and no text of it
   */
  run(task: RenderTask): Promise<Rendering>;
  /** Lets an idle renderer end. */
  release(): void;
}

/** A renderer that ended over its task. */
export class RendererLost extends Error {}

interface SlotOptions {
  log: TypesetterLog;
  /** After so many documents and charts a fresh process takes over. */
  documentsPerRenderer: number;
  /** A renderer that has not answered by then is ended, in milliseconds. */
  timeoutMs: number;
}

/** Makes an empty slot; its process starts with the first task and keeps the server's process alive only while it works. */
export function makeRendererSlot({ log, documentsPerRenderer, timeoutMs }: SlotOptions): RendererSlot {
  let renderer: Renderer | undefined;
  let rendered = 0;
  let lastId = 0;
  let inHand: { id: number; task: RenderTask; answer: PromiseWithResolvers<Rendering> } | undefined;
  let timer: NodeJS.Timeout | undefined;

  function start(): Renderer {
    const started = startRenderer({ onReply: acceptReply, onEnd: handleEnd });
    rendered = 0;
    log.info({ pid: started.pid }, 'renderer started');
    return started;
  }

  function clearInHand(): typeof inHand {
    clearTimeout(timer);
    const taken = inHand;
    inHand = undefined;
    return taken;
  }

  function acceptReply(reply: RenderReply): void {
    if (reply.id !== inHand?.id) return;
    const { task, answer } = clearInHand() ?? {};
    if (task?.kind !== 'warm-up') rendered += 1;
    if (rendered >= documentsPerRenderer) {
      const residentBytes = reply.ok ? reply.residentBytes : undefined;
      log.info({ pid: renderer?.pid, rendered, residentBytes }, 'renderer retired');
      release();
    }
    renderer?.hold(false);
    if (reply.ok) answer?.resolve(reply.rendering);
    else answer?.reject(new Error(reply.reason));
  }

  function handleEnd(reason: string): void {
    log.warn({ pid: renderer?.pid, rendered, reason }, 'renderer lost');
    renderer = undefined;
    clearInHand()?.answer.reject(new RendererLost(reason));
  }

  function release(): void {
    renderer?.release();
    renderer = undefined;
  }

  return {
    get state() {
      if (inHand) return 'busy';
      return renderer ? 'idle' : 'empty';
    },
    run(task) {
      lastId += 1;
      const answer = Promise.withResolvers<Rendering>();
      inHand = { id: lastId, task, answer };
      renderer ??= start();
      renderer.hold(true);
      timer = setTimeout(() => {
        renderer?.kill();
        handleEnd(`no answer within ${timeoutMs} ms`);
      }, timeoutMs);
      renderer.send({ id: lastId, task });
      return answer.promise;
    },
    release,
  };
}
