import { availableParallelism } from 'node:os';
import type { DrawableChart } from '@udaya/chart-drawing/drawable-chart';
import { Failure } from '@udaya/core/failure';
import { makeFairQueue } from './fair-queue.ts';
import type { PosterDocument } from './poster-document.ts';
import type { ReceiptDocument } from './receipt-document.ts';
import type { Rendering, RenderTask, TypesetterLog } from './renderer-messages.ts';
import { makeRendererSlot, RendererLost, type RendererSlot } from './renderer-slot.ts';
import { cacheRenderings } from './rendering-cache.ts';
import { renderingKey } from './rendering-key.ts';
import type { ReportDocument } from './report-document.ts';
import type { SheetDocument } from './sheet-document.ts';

/** How a typesetter works; the defaults suit a server. */
export interface TypesetterOptions {
  log: TypesetterLog;
  /** So many processes at most, each of up to 200 MB. Default: as many as the machine has cores, but no more than four. */
  renderers?: number;
  /** After so many documents and charts a fresh process takes over, since the compiler's memory grows. Default 200. */
  documentsPerRenderer?: number;
  /** So many may wait, beside those in hand. Default 100. */
  queueLimit?: number;
  /** So many of one owner may wait. Default 20. */
  ownerLimit?: number;
  /** A renderer that has not answered by then is ended, in milliseconds. Default 20,000. */
  timeoutMs?: number;
  /** So many bytes of what was made lately are kept in memory, each for an hour at most. Default 64 million. */
  cachedBytes?: number;
}

/**
 * Sets documents and draws charts in processes of their own, so that the server's event loop stays free and a crash of the
 * compiler harms nobody. Owners take turns: what one of them asked for at once is not waited for by the others. What was
 * made lately of the very same texts is not made again, and nobody may change the bytes that come. Each call fails with
 * `Failure`: `server.busy` when too much waits, of the owner or of all, `pdf.failed` when it can't be made (its cause has
 * the reason), `server.unavailable` after `close`.
 */
export interface Typesetter {
  /** A report as a tagged PDF: PDF/UA-1, unless the bundled fonts lack one of its letters. */
  typeset(document: ReportDocument, owner?: string): Promise<Buffer>;
  /** A receipt as a tagged PDF of one page. */
  typesetReceipt(document: ReceiptDocument, owner?: string): Promise<Buffer>;
  /** A poster as a tagged PDF of one page. */
  typesetPoster(document: PosterDocument, owner?: string): Promise<Buffer>;
  /** A plan to be hung up as a tagged PDF of one page. */
  typesetSheet(document: SheetDocument, owner?: string): Promise<Buffer>;
  /** A chart as an opaque PNG. */
  drawChart(chart: DrawableChart, owner?: string): Promise<Buffer>;
  /** Finishes what is in hand, refuses what waits, and ends the processes. */
  close(): Promise<void>;
}

interface Job {
  owner: string;
  task: RenderTask;
  attempt: number;
  resolve(rendering: Rendering): void;
  reject(error: Error): void;
}

// What ends two renderers is not given to a third.
const attempts = 2;
const mostRenderers = 4;
const cachedMs = 3_600_000;

function pdfFailed(reason: string): Failure {
  return new Failure('pdf.failed', { retryAfterSeconds: 5, cause: new Error(reason) });
}

/** Makes a typesetter. Its processes start when there is work for them, and none keeps the server's process alive. */
export function createTypesetter({
  log,
  renderers = Math.min(availableParallelism(), mostRenderers),
  documentsPerRenderer = 200,
  queueLimit = 100,
  ownerLimit = 20,
  timeoutMs = 20_000,
  cachedBytes = 64e6,
}: TypesetterOptions): Typesetter {
  const queue = makeFairQueue<Job>();
  const kept = cacheRenderings({ maxBytes: cachedBytes, maxAgeMs: cachedMs });
  const slots = Array.from({ length: renderers }, () =>
    makeRendererSlot({ log, documentsPerRenderer, timeoutMs }),
  );
  let closing: PromiseWithResolvers<void> | undefined;

  function next(mayWarmUp = true): void {
    for (let slot = freeSlot(); slot; slot = freeSlot()) {
      const job = queue.shift();
      if (!job) break;
      void give(slot, job);
    }
    if (queue.size > 0 && mayWarmUp) void warmUp();
    if (closing && slots.every((slot) => slot.state !== 'busy')) finish();
  }

  /** One that waits for work; where none runs at all, an empty one, whose process starts with its task. */
  function freeSlot(): RendererSlot | undefined {
    const running = slots.some((slot) => slot.state !== 'empty');
    return slots.find((slot) => slot.state === (running ? 'idle' : 'empty'));
  }

  let warming = false;
  /** Work waits while all are busy: another one joins as soon as it is ready, so that no document waits for its start. */
  async function warmUp(): Promise<void> {
    const slot = slots.find(({ state }) => state === 'empty');
    if (!slot || warming) return;
    warming = true;
    const ready = await slot.run({ kind: 'warm-up' }).then(
      () => true,
      () => false,
    );
    warming = false;
    // What ends as it starts is not started again until more is asked for.
    next(ready);
  }

  async function give(slot: RendererSlot, job: Job): Promise<void> {
    try {
      job.resolve(await slot.run(job.task));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const lost = error instanceof RendererLost;
      if (lost && job.attempt < attempts) {
        queue.putBack(job.owner, { ...job, attempt: job.attempt + 1 });
      } else {
        log.error(lost ? { reason, attempts } : { reason }, 'document not rendered');
        job.reject(pdfFailed(lost ? `The renderer was lost ${attempts} times: ${reason}` : reason));
      }
    }
    next();
  }

  function enqueue(task: RenderTask, owner: string): Promise<Rendering> {
    if (queue.size >= queueLimit || queue.sizeOf(owner) >= ownerLimit)
      return Promise.reject(new Failure('server.busy', { retryAfterSeconds: 5 }));
    return new Promise((resolve, reject) => {
      queue.push(owner, { owner, task, attempt: 1, resolve, reject });
      next();
    });
  }

  async function render(task: RenderTask, owner: string): Promise<Buffer> {
    if (closing) throw new Failure('server.unavailable');
    const { bytes } = await kept.find(renderingKey(task), async () => {
      const rendering = await enqueue(task, owner);
      if (!rendering.complete) log.warn({}, 'a letter has no glyph: the document is tagged, but no PDF/UA-1');
      return rendering;
    });
    return bytes;
  }

  function finish(): void {
    for (const slot of slots) slot.release();
    kept.clear();
    closing?.resolve();
  }

  return {
    typeset: (document, owner = '') => render({ kind: 'report', document }, owner),
    typesetReceipt: (document, owner = '') => render({ kind: 'receipt', document }, owner),
    typesetPoster: (document, owner = '') => render({ kind: 'poster', document }, owner),
    typesetSheet: (document, owner = '') => render({ kind: 'sheet', document }, owner),
    drawChart: (chart, owner = '') => render({ kind: 'chart', chart }, owner),
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
