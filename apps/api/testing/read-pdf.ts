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
