import type { DrawableChart } from '@udaya/chart-drawing/drawable-chart';
import type { PosterDocument } from './poster-document.ts';
import type { ReceiptDocument } from './receipt-document.ts';
import type { ReportDocument } from './report-document.ts';
import type { SheetDocument } from './sheet-document.ts';

/** What a renderer can be asked for; a `warm-up` makes it ready for documents, and nothing else. */
export type RenderTask =
  | { kind: 'report'; document: ReportDocument }
  | { kind: 'receipt'; document: ReceiptDocument }
  | { kind: 'poster'; document: PosterDocument }
  | { kind: 'sheet'; document: SheetDocument }
  | { kind: 'chart'; chart: DrawableChart }
  | { kind: 'warm-up' };

/** A task on its way to the renderer; the answer bears the same number. */
export interface RenderRequest {
  id: number;
  task: RenderTask;
}

/** What a renderer made. */
export interface Rendering {
  bytes: Buffer;
  /** Whether every letter found its glyph; a report with a missing one is tagged, but no PDF/UA-1. */
  complete: boolean;
}

/** A renderer's answer. `reason` names the error without any text of the document. */
export type RenderReply =
  | { id: number; ok: true; rendering: Rendering; residentBytes: number }
  | { id: number; ok: false; reason: string };

/** Where the typesetter tells what happens to it; a pino logger fits. No text of a document is ever told. */
export interface TypesetterLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
