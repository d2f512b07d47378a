import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The text of a PDF as the search of a browser finds it: line ends are blanks. */
export async function pdfText(pdf: Uint8Array): Promise<string> {
  const pdfium = await PDFiumLibrary.init();
  try {
    const opened = await pdfium.loadDocument(new Uint8Array(pdf));
    const pages = [...opened.pages()].map((page) => page.getText());
    opened.destroy();
    return pages.join(' ').replace(/\s+/g, ' ').normalize('NFC');
  } finally {
    pdfium.destroy();
  }
}
