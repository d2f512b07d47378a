import type { Locale } from '@udaya/core/locale';
import type { PosterDocument } from './poster-document.ts';
import { printableStrings } from './printable-text.ts';
import type { ReceiptDocument } from './receipt-document.ts';
import type {
  Aside,
  Chapter,
  LabelledTexts,
  LabelledValue,
  ReportDocument,
  Section,
} from './report-document.ts';
import type { SheetDocument } from './sheet-document.ts';
import { piecesIn } from './text-pieces.ts';

// The templates get their texts in pieces that are ready to be set: patterns that the compiler applies while it lays a
// document out cost as much as the layout itself.

// What is longer may be broken between pages.
const longText = 1500;
const longChapter = 2000;
const longTable = 14;

/** A report as its template `report.typ` takes it. The picture of the chart travels beside it. */
export function reportData(document: ReportDocument) {
  const { chartImagePng, ...texts } = printableStrings(withoutPictures(document));
  const { paragraphsOf, helpParagraphsOf, writtenOf } = piecesIn(document.lang);
  const { sectionData, asideData, grouped, written, linked } = partsIn(document.lang);
  const { title, opening = '', closing = '', note = '', sky, day, glance, mansion, plan, howMade } = texts;
  return {
    ...texts,
    hasChart: chartImagePng !== undefined,
    writtenTitle: writtenOf(title),
    details: written(texts.details),
    sky: sky ? { ...sky, svg: document.sky?.svg ?? '' } : null,
    day: day ? { ...day, syllables: day.syllables ?? null } : null,
    notes: texts.notes ? { ...texts.notes, code: document.notes?.code ?? '' } : null,
    limits: linked(texts.limits),
    help: {
      heading: texts.help.heading,
      paragraphs: texts.help.paragraphs.flatMap(helpParagraphsOf),
    },
    contents: texts.contents ?? '',
    glance: glance ? { heading: glance.heading, groups: glance.groups.map(grouped) } : null,
    reading: texts.reading ?? '',
    opening: opening === '' ? [] : paragraphsOf(opening),
    note: note === '' ? [] : paragraphsOf(note),
    sections: texts.sections.map((section, index) =>
      sectionData(section, document.sections[index]?.drawing ?? ''),
    ),
    mansion: mansion
      ? {
          heading: unparted(mansion.heading),
          paragraphs: mansion.paragraphs.flatMap(paragraphsOf),
          bridge: asideData(mansion.bridge),
          number: mansion.number ?? null,
        }
      : null,
    closing: closing === '' ? [] : paragraphsOf(closing),
    closingBreakable: closing.length > longText,
    plan: plan ? { heading: writtenOf(plan.heading), groups: plan.groups.map(grouped) } : null,
    howMade: {
      ...linked(howMade),
      rows: written(howMade.rows),
      breakable: howMade.rows.length > longTable || howMade.paragraphs.join('').length > longChapter,
    },
  };
}

/** The texts alone: pictures are long, and none of their letters is set. */
function withoutPictures({ sky, notes, sections, ...texts }: ReportDocument): ReportDocument {
  return {
    ...texts,
    ...(sky ? { sky: { ...sky, svg: '' } } : {}),
    ...(notes ? { notes: { ...notes, code: '' } } : {}),
    sections: sections.map(({ drawing: _drawing, ...section }) => section),
  };
}

/** A receipt as its template `receipt.typ` takes it. */
export function receiptData(document: ReceiptDocument) {
  const texts = printableStrings(document);
  const { linkedParagraphsOf, writtenOf } = piecesIn(document.lang);
  const { written } = partsIn(document.lang);
  const { name, detail } = texts.item;
  return {
    ...texts,
    details: written(texts.details),
    item: { name, detail: detail === '' ? null : writtenOf(detail) },
    notes: texts.notes.flatMap(linkedParagraphsOf),
  };
}

/** A poster as its template `poster.typ` takes it. */
export function posterData({ svg, ...document }: PosterDocument) {
  const texts = printableStrings(document);
  return { ...texts, svg, lines: texts.lines.map(piecesIn(document.lang).writtenOf) };
}

/** A sheet as its template `sheet.typ` takes it. */
export function sheetData({ drawing, ...document }: SheetDocument) {
  const texts = printableStrings(document);
  const { paragraphsOf, writtenOf } = piecesIn(document.lang);
  return {
    ...texts,
    drawing,
    writtenTitle: writtenOf(texts.title),
    groups: texts.groups.map((group) => ({ ...group, texts: group.texts.map(paragraphsOf) })),
  };
}

/** A heading whose short last word, such as the number of a quarter, never stands alone on a line. */
const unparted = (heading: string): string => heading.replace(/ (?=\S{1,3}$)/u, '\u00A0');

/** The parts of documents in a language. */
function partsIn(lang: Locale) {
  const { paragraphsOf, linkedParagraphsOf, writtenOf } = piecesIn(lang);
  const asideData = (aside: Aside | undefined) =>
    aside ? { ...aside, paragraphs: paragraphsOf(aside.text) } : null;

  const sectionData = (
    { heading, subtitle = '', text, minute, note = '', bridge }: Section,
    drawing: string,
  ) => ({
    heading,
    drawing,
    subtitle,
    paragraphs: paragraphsOf(text),
    breakable: text.length > longText,
    minute: minute ? { mark: minute.mark, paragraphs: paragraphsOf(minute.text) } : null,
    note,
    bridge: asideData(bridge),
  });

  const grouped = ({ label, texts }: LabelledTexts) => ({ label, texts: texts.map(paragraphsOf) });

  const written = (rows: LabelledValue[]) =>
    rows.map(({ label, value }) => ({ label, value: writtenOf(value) }));

  const linked = ({ heading, paragraphs }: Chapter) => ({
    heading,
    paragraphs: paragraphs.flatMap(linkedParagraphsOf),
  });
  return { sectionData, asideData, grouped, written, linked };
}
