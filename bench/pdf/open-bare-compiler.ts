import { readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { documentFontFiles } from '../../apps/api/src/platform/typesetting/bundled-fonts.ts';
import type { ReportDocument } from '../../apps/api/src/platform/typesetting/report-document.ts';
import { textOf } from './distinct-reports.ts';

/** Typst alone: the text of a report in one column, without layout, headings or PDF/UA. */
export function openBareCompiler(): (report: ReportDocument) => Buffer {
  const compiler = NodeCompiler.create({
    fontArgs: [{ fontBlobs: documentFontFiles.map((file) => readFileSync(file)) }],
  });
  const mainFileContent = '#set text(font: ("Noto Serif", "Noto Sans", "Noto Sans Tamil"))\n#sys.inputs.text';
  return (report) => {
    const { result } = compiler.compile({ mainFileContent, inputs: { text: textOf(report) } });
    if (!result) throw new Error('The bare document does not compile');
    const pdf = compiler.pdf(result);
    compiler.evictCache(3);
    return pdf;
  };
}
