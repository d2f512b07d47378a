import type { DrawableChart } from '@udaya/chart-drawing/drawable-chart';
import { Failure } from '@udaya/core/failure';
import { makeFairQueue } from './fair-queue.ts';
import type { Rendering, RenderReply, RenderTask } from './renderer-messages.ts';
import type { ReceiptDocument } from './receipt-document.ts';
import type { ReportDocument } from './report-document.ts';
import { type Renderer, startRenderer } from './start-renderer.ts';

/** Where the typesetter tells what happens to it; a pino logger fits. No text of a document is ever told. */
export interface TypesetterLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** How a typesetter works; the defaults suit a server. */
export interface TypesetterOptions {
  log: TypesetterLog;
  /** After so many documents and charts a fresh process takes over, since the compiler's memory grows. Default 200. */
  documentsPerRenderer?: number;
  /** So many may wait, beside the one in hand. Default 100. */
  queueLimit?: number;
  /** So many of one owner may wait. Default 20. */
  ownerLimit?: number;
  /** A renderer that has not answered by then is ended, in milliseconds. Default 20,000. */
  timeoutMs?: number;
}

/**
 * Sets documents and draws charts in a process of its own, so that the server's event loop stays free and a crash of the
 * compiler harms nobody. Owners take turns: what one of them asked for at once is not waited for by the others. Each call fails with `Failure`: `server.busy` when too much waits, of the owner or of all, `pdf.failed` when it can't be made
 * (its cause has the reason), `server.unavailable` after `close`.
 */
export interface Typesetter {
  /** A report as a tagged PDF: PDF/UA-1, unless the bundled fonts lack one of its letters. */
  typeset(document: ReportDocument, owner?: string): Promise<Buffer>;
  /** A receipt as a tagged PDF of one page. */
  typesetReceipt(document: ReceiptDocument, owner?: string): Promise<Buffer>;
  /** A chart as an opaque PNG. */
  drawChart(chart: DrawableChart, owner?: string): Promise<Buffer>;
  /** Finishes what is in hand, refuses what waits, and ends the process. */
  close(): Promise<void>;
}

interface Job {
  id: number;
  owner: string;
  task: RenderTask;
  attempt: number;
  resolve(rendering: Rendering): void;
  reject(error: Error): void;
}

// What ends two renderers is not given to a third.
const attempts = 2;

function pdfFailed(reason: string): Failure {
  return new Failure('pdf.failed', { retryAfterSeconds: 5, cause: new Error(reason) });
}

/** Makes a typesetter. Its process starts with the first task and never keeps the server's process alive. */
export function createTypesetter({
  log,
  documentsPerRenderer = 200,
  queueLimit = 100,
  ownerLimit = 20,
  timeoutMs = 20_000,
}: TypesetterOptions): Typesetter {
  const queue = makeFairQueue<Job>();
  let current: Job | undefined;
  let renderer: Renderer | undefined;
  let rendered = 0;
  let lastId = 0;
  let timer: NodeJS.Timeout | undefined;
  let closing: PromiseWithResolvers<void> | undefined;

  function start(): Renderer {
    const started = startRenderer({ onReply: takeReply, onEnd: takeEnd });
    rendered = 0;
    log.info({ pid: started.pid }, 'renderer started');
    return started;
  }

  function next(): void {
    if (current) return;
    current = queue.shift();
    if (!current) {
      renderer?.hold(false);
      if (closing) finish();
      return;
    }
    renderer ??= start();
    renderer.hold(true);
    timer = setTimeout(() => {
      renderer?.kill();
      takeEnd(`no answer within ${timeoutMs} ms`);
    }, timeoutMs);
    renderer.send({ id: current.id, task: current.task });
  }

  function takeCurrent(): Job | undefined {
    clearTimeout(timer);
    const job = current;
    current = undefined;
    return job;
  }

  function takeReply(reply: RenderReply): void {
    if (reply.id !== current?.id) return;
    const job = takeCurrent();
    rendered += 1;
    if (reply.ok) {
      job?.resolve(reply.rendering);
    } else {
      log.error({ reason: reply.reason }, 'document not rendered');
      job?.reject(pdfFailed(reply.reason));
    }
    if (rendered >= documentsPerRenderer) {
      log.info(
        { pid: renderer?.pid, rendered, residentBytes: reply.ok ? reply.residentBytes : undefined },
        'renderer retired',
      );
      renderer?.release();
      renderer = undefined;
    }
    next();
  }

  function takeEnd(reason: string): void {
    log.warn({ pid: renderer?.pid, rendered, reason }, 'renderer lost');
    renderer = undefined;
    const job = takeCurrent();
    if (job && job.attempt < attempts) {
      queue.putBack(job.owner, { ...job, attempt: job.attempt + 1 });
    } else if (job) {
      log.error({ reason, attempts }, 'document not rendered');
      job.reject(pdfFailed(`The renderer was lost ${attempts} times: ${reason}`));
    }
    next();
  }

  function enqueue(task: RenderTask, owner: string): Promise<Rendering> {
    if (closing) return Promise.reject(new Failure('server.unavailable'));
    if (queue.size >= queueLimit || queue.sizeOf(owner) >= ownerLimit)
      return Promise.reject(new Failure('server.busy', { retryAfterSeconds: 5 }));
    return new Promise((resolve, reject) => {
      lastId += 1;
      queue.push(owner, { id: lastId, owner, task, attempt: 1, resolve, reject });
      next();
    });
  }

  async function setInType(task: RenderTask, owner: string): Promise<Buffer> {
    const { bytes, complete } = await enqueue(task, owner);
    if (!complete) log.warn({}, 'a letter has no glyph: the document is tagged, but no PDF/UA-1');
    return bytes;
  }

  function finish(): void {
    renderer?.release();
    renderer = undefined;
    closing?.resolve();
  }

  return {
    typeset: (document, owner = '') => setInType({ kind: 'report', document }, owner),
    typesetReceipt: (document, owner = '') => setInType({ kind: 'receipt', document }, owner),
    async drawChart(chart, owner = '') {
      return (await enqueue({ kind: 'chart', chart }, owner)).bytes;
    },
    close() {
      if (!closing) {
        closing = Promise.withResolvers();
        for (const job of queue.drain()) job.reject(new Failure('server.unavailable'));
        next();
      }
      return closing.promise;
    },
  };
}
