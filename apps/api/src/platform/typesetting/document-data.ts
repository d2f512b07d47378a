import { printableStrings } from './printable-text.ts';
import type { ReceiptDocument } from './receipt-document.ts';
import type { Chapter, LabelledValue, ReportDocument } from './report-document.ts';
import { linkedParagraphsOf, paragraphsOf, writtenOf } from './text-pieces.ts';

// The templates get their texts in pieces that are ready to be set: patterns that the compiler applies while it lays a
// document out cost as much as the layout itself.

// What is longer may be broken between pages.
const longText = 1500;
const longChapter = 2000;
const longTable = 14;

/** A report as its template `report.typ` takes it. The picture of the chart travels beside it. */
export function reportData(document: ReportDocument) {
  const { chartImagePng, ...texts } = printableStrings(document);
  const { title, opening = '', closing = '', howMade } = texts;
  return {
    ...texts,
    hasChart: chartImagePng !== undefined,
    writtenTitle: writtenOf(title),
    details: written(texts.details),
    opening: opening === '' ? [] : paragraphsOf(opening),
    sections: texts.sections.map(({ text, ...section }) => ({
      ...section,
      paragraphs: paragraphsOf(text),
      breakable: text.length > longText,
    })),
    closing: closing === '' ? [] : paragraphsOf(closing),
    closingBreakable: closing.length > longText,
    howMade: {
      ...linked(howMade),
      rows: written(howMade.rows),
      breakable: howMade.rows.length > longTable || howMade.paragraphs.join('').length > longChapter,
    },
    limits: linked(texts.limits),
    help: linked(texts.help),
  };
}

/** A receipt as its template `receipt.typ` takes it. */
export function receiptData(document: ReceiptDocument) {
  const texts = printableStrings(document);
  const { name, detail } = texts.item;
  return {
    ...texts,
    details: written(texts.details),
    item: { name, detail: detail === '' ? null : writtenOf(detail) },
    notes: texts.notes.flatMap(linkedParagraphsOf),
  };
}

const written = (rows: LabelledValue[]) =>
  rows.map(({ label, value }) => ({ label, value: writtenOf(value) }));

const linked = ({ heading, paragraphs }: Chapter) => ({
  heading,
  paragraphs: paragraphs.flatMap(linkedParagraphsOf),
});
