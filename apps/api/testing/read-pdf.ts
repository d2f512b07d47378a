import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { pdfText } from './pdf-text.ts';

/** The document’s structure, and its text as the search of a browser finds it. */
export async function readPdf(pdf: Uint8Array) {
  return { document: await getDocumentProxy(new Uint8Array(pdf)), text: await pdfText(pdf) };
}

/** The drawing instructions of all pages, with the languages that they are marked with. */
export function readInstructions(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/FlateDecode[^]*?stream\r?\n([^]*?)\r?\nendstream/g);
  return [...streams].map(([, stream]) => inflateSync(Buffer.from(stream ?? '', 'latin1'))).join('\n');
}

async function readPages(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  return Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
}

/** The addresses that the links of a document lead to. */
export async function readLinks(pdf: Uint8Array): Promise<string[]> {
  const notes = await Promise.all((await readPages(pdf)).map((page) => page.getAnnotations()));
  return notes.flat().map((note: { unsafeUrl?: string }) => note.unsafeUrl ?? '');
}

interface StructureNode {
  role?: string;
  alt?: string;
  children?: StructureNode[];
}

function flatten(node: StructureNode): StructureNode[] {
  return [node, ...(node.children ?? []).flatMap(flatten)];
}

/** Every element of the tag tree, of each page. */
async function readTagsByPage(pdf: Uint8Array): Promise<StructureNode[][]> {
  const trees = await Promise.all((await readPages(pdf)).map((page) => page.getStructTree()));
  return trees.map((tree) => flatten(tree as StructureNode));
}

/** Every element of the tag tree, page by page. */
export async function readTags(pdf: Uint8Array): Promise<StructureNode[]> {
  return (await readTagsByPage(pdf)).flat();
}

/** How many headings stand on each page. */
export async function countHeadings(pdf: Uint8Array): Promise<number[]> {
  return (await readTagsByPage(pdf)).map((tags) => tags.filter((tag) => tag.role === 'H1').length);
}

/** The text of each page, in the order in which it is drawn. */
export async function readPageTexts(pdf: Uint8Array): Promise<string[]> {
  const contents = await Promise.all((await readPages(pdf)).map((page) => page.getTextContent()));
  return contents.map(({ items }) =>
    items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
  );
}

interface ContentsLine {
  heading: string;
  /** The number that is printed beside it. */
  printed: number;
  /** The page that its link leads to. */
  page: number;
}

/** The lines of a document’s contents: its links that lead to pages of its own. */
export async function readContents(pdf: Uint8Array): Promise<ContentsLine[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const lines: ContentsLine[] = [];
  for (const page of await readPages(pdf)) {
    const { items } = await page.getTextContent();
    const notes = (await page.getAnnotations()) as {
      dest?: [{ num: number; gen: number }];
      rect: number[];
    }[];
    for (const { dest, rect } of notes) {
      if (!dest) continue;
      const [, bottom = 0, , top = 0] = rect;
      const words = items.flatMap((item) =>
        'str' in item && item.transform[5] > bottom - 3 && item.transform[5] < top ? [item.str.trim()] : [],
      );
      const shown = words.filter(Boolean);
      lines.push({
        heading: shown.slice(0, -1).join(' '),
        printed: Number(shown.at(-1)),
        page: (await document.getPageIndex(dest[0])) + 1,
      });
    }
  }
  return lines;
}
