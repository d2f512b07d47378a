import { PDFiumLibrary } from '@hyzyla/pdfium';

/** One for the whole process: each is a machine of its own with memory that is only given back when the process ends. */
let library: Promise<PDFiumLibrary> | undefined;

/** The text of a PDF as the search of a browser finds it: line ends are blanks. */
export async function pdfText(pdf: Uint8Array): Promise<string> {
  library ??= PDFiumLibrary.init();
  const opened = await (await library).loadDocument(new Uint8Array(pdf));
  try {
    const pages = [...opened.pages()].map((page) => page.getText());
    return pages.join(' ').replace(/\s+/g, ' ').normalize('NFC');
  } finally {
    opened.destroy();
  }
}
