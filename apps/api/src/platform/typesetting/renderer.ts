import { renderChartPng } from '../chart-png/render-chart-png.ts';
import { type DocumentCompiler, openCompiler } from './open-compiler.ts';
import type { Rendering, RenderReply, RenderRequest, RenderTask } from './renderer-messages.ts';

// The process in which documents are set and charts drawn, one request after the other: started, fed and replaced by
// `createTypesetter`.

let compiler: DocumentCompiler | undefined;

function render(task: RenderTask): Rendering {
  if (task.kind === 'chart') return { bytes: renderChartPng(task.chart), complete: true };
  compiler ??= openCompiler();
  if (task.kind === 'warm-up') return { bytes: Buffer.alloc(0), complete: true };
  const { pdf, standard } = setDocument(compiler, task);
  return { bytes: pdf, complete: standard === 'ua-1' };
}

function setDocument(by: DocumentCompiler, task: Extract<RenderTask, { document: unknown }>) {
  switch (task.kind) {
    case 'report':
      return by.setReport(task.document);
    case 'receipt':
      return by.setReceipt(task.document);
    case 'poster':
      return by.setPoster(task.document);
    case 'sheet':
      return by.setSheet(task.document);
  }
}

function answer({ id, task }: RenderRequest): RenderReply {
  try {
    return { id, ok: true, rendering: render(task), residentBytes: process.memoryUsage.rss() };
  } catch (error) {
    return { id, ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (request: RenderRequest) => {
  // Where the server was killed meanwhile nobody hears it, and the broken channel is no error.
  process.send?.(answer(request), () => {});
});
// A stop of the server reaches the whole process group: the document in hand is finished first, then the server lets go.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
// Also when the server died: a renderer never outlives it.
process.on('disconnect', () => process.exit(0));
