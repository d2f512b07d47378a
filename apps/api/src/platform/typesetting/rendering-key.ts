import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderTask } from './renderer-messages.ts';

const templates = ['brand.typ', 'report.typ', 'receipt.typ', 'poster.typ', 'sheet.typ'].map((name) =>
  join(import.meta.dirname, name),
);

/** Stands for all that a rendering is made of: the task with every text and picture in it, and the templates as they are now. */
export function renderingKey(task: RenderTask): string {
  const { texts, picture } = partsOf(task);
  const versions = templates.map((file) => statSync(file).mtimeMs);
  const hash = createHash('sha256').update(JSON.stringify([task.kind, texts, versions]));
  return hash.update(picture ?? '').digest('base64');
}

// Bytes are no JSON, or a long one.
function partsOf(task: RenderTask): { texts: unknown; picture?: Uint8Array | undefined } {
  if (task.kind !== 'report') return { texts: task };
  const { chartImagePng: picture, ...texts } = task.document;
  return { texts, picture };
}
