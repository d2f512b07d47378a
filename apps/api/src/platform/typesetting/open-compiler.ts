import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler, type NodeError, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import { documentFontFiles } from './bundled-fonts.ts';
import { posterData, receiptData, reportData, sheetData } from './document-data.ts';
import type { PosterDocument } from './poster-document.ts';
import type { ReceiptDocument } from './receipt-document.ts';
import type { ReportDocument } from './report-document.ts';
import type { SheetDocument } from './sheet-document.ts';

/** A set document: its bytes, and whether it meets PDF/UA-1 (`ua-1`) or is merely tagged since a glyph was missing. */
export interface SetDocument {
  pdf: Buffer;
  standard: 'ua-1' | 'tagged';
}

/** Sets documents in type, one after the other; each call blocks for some 30 ms. */
export interface DocumentCompiler {
  setReport(document: ReportDocument): SetDocument;
  setReceipt(document: ReceiptDocument): SetDocument;
  setPoster(document: PosterDocument): SetDocument;
  setSheet(document: SheetDocument): SetDocument;
}

const folder = import.meta.dirname;
// Results of the last documents are kept: the template's own parts recur in each.
const cachedGenerations = 3;

/**
 * Loads fonts and templates. Memory of the compiler grows with each document for as long as its process lives, so a server
 * uses it through `createTypesetter`. Throws an Error with the compiler's diagnostics if the template does not compile.
 */
export function openCompiler(): DocumentCompiler {
  const compiler = NodeCompiler.create({
    workspace: folder,
    fontArgs: [{ fontBlobs: documentFontFiles.map((file) => readFileSync(file)) }],
  });

  function set(template: string, data: object, chartImagePng?: Uint8Array): SetDocument {
    // The text travels as data, not as source: nothing in it can be read as markup.
    compiler.mapShadow(join(folder, 'document.json'), Buffer.from(JSON.stringify(data)));
    if (chartImagePng) compiler.mapShadow(join(folder, 'chart.png'), Buffer.from(chartImagePng));
    try {
      const compiled = compiler.compile({ mainFilePath: join(folder, template) });
      if (!compiled.result) throw new Error(explain(compiled.takeError()));
      const { result } = compiled;
      try {
        return { pdf: compiler.pdf(result, { pdfStandard: PdfStandard.UA_1 }), standard: 'ua-1' };
      } catch {
        // PDF/UA-1 refuses a letter that no font has; the plain export prints a box for it and keeps the tags.
        return { pdf: compiler.pdf(result), standard: 'tagged' };
      }
    } finally {
      compiler.resetShadow();
      compiler.evictCache(cachedGenerations);
    }
  }

  return {
    setReport: (document) => set('report.typ', reportData(document), document.chartImagePng),
    setReceipt: (document) => set('receipt.typ', receiptData(document)),
    setPoster: (document) => set('poster.typ', posterData(document)),
    setSheet: (document) => set('sheet.typ', sheetData(document)),
  };
}

function explain(error: NodeError | null): string {
  const messages = error?.shortDiagnostics.map((diagnostic: { message?: string }) => diagnostic.message);
  return `The document does not compile: ${messages?.join('; ') || 'no reason given'}`;
}
