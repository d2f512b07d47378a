import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { documentFontFiles } from '../apps/api/src/platform/typesetting/bundled-fonts.ts';
import { createTypesetter } from '../apps/api/src/platform/typesetting/create-typesetter.ts';
import { openReportPress } from '../apps/api/src/platform/typesetting/open-report-press.ts';
import type { ReportDocument } from '../apps/api/src/platform/typesetting/report-document.ts';

// Milliseconds a report and memory of the process that sets it, beside a bare Typst document of the same text and beside
// a renderer that is never replaced. No two documents share a sentence, so that no cache flatters the figures.
// Usage: node bench/pdf.ts [documents, default 450]

const count = Number(process.argv[2] ?? 450);
const words =
  'calm child morning listens finds small steps praise water quiet begins garden story hand patient song learns warm friend slowly notices evening gentle courage rests plays asks answers'.split(
    ' ',
  );

let state = 42;
function below(limit: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}
function prose(length: number): string {
  const picked = Array.from({ length }, () => words[below(words.length)]);
  return `${picked.join(' ')}.`;
}

function makeReport(number: number): ReportDocument {
  return {
    lang: 'en',
    title: `Report ${number} for Meenakshi`,
    productName: 'Udaya',
    kind: prose(3),
    details: [
      { label: 'Name', value: `மீனாட்சி ${number} मीनाक्षी` },
      { label: 'Date of birth', value: '12 March 2019' },
      { label: 'Place of birth', value: 'Tirunelveli, Tamil Nadu, India' },
    ],
    opening: prose(60),
    sections: Array.from({ length: 10 }, (_, index) => ({ heading: `Part ${index + 1}`, text: prose(100) })),
    closing: prose(40),
    howMade: {
      heading: 'How this report was made',
      paragraphs: [prose(40)],
      rows: [{ label: 'Report', value: `${number}` }],
    },
    limits: { heading: 'What this report is, and is not', paragraphs: [prose(30)] },
    help: { heading: 'If you are worried', paragraphs: [prose(30)] },
    footer: prose(8),
  };
}

function textOf(report: ReportDocument): string {
  return [
    report.title,
    report.kind,
    ...report.details.map((detail) => `${detail.label}: ${detail.value}`),
    report.opening,
    ...report.sections.map((section) => `${section.heading}\n\n${section.text}`),
    report.closing,
    ...[report.howMade, report.limits, report.help].flatMap((chapter) => [
      chapter.heading,
      ...chapter.paragraphs,
    ]),
  ].join('\n\n');
}

function openBarePress(): (report: ReportDocument) => Buffer {
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

async function timed(times: number[], work: () => unknown): Promise<void> {
  const start = performance.now();
  await work();
  times.push(performance.now() - start);
}

function quantile(times: number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)
    .toFixed(1)
    .padStart(8);
}

function row(name: string, times: number[]): string {
  return `${name.padEnd(58)}${String(times.length).padStart(6)}${quantile(times, 0.5)}${quantile(times, 0.95)}${quantile(times, 1)}`;
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

interface Retirement {
  rendered?: number;
  residentBytes?: number;
}

/** Sets `count` reports one by one and tells what each renderer weighed when it was replaced. */
async function setThroughTypesetter(documentsPerRenderer: number, times: number[]): Promise<Retirement[]> {
  const retired: Retirement[] = [];
  const log = {
    info: (facts: Retirement, message: string) => {
      if (message === 'renderer retired') retired.push(facts);
    },
    warn: (facts: object, message: string) => console.warn(message, facts),
    error: (facts: object, message: string) => console.error(message, facts),
  };
  const typesetter = createTypesetter({ log, documentsPerRenderer });
  for (let number = 1; number <= count; number += 1) {
    const report = makeReport(number);
    await timed(times, () => typesetter.typeset(report));
  }
  await typesetter.close();
  return retired;
}

console.log(`${count} reports of ten parts; ${cpus()[0]?.model.trim()}, ${availableParallelism()} cores\n`);

const recycledTimes: number[] = [];
const recycled = await setThroughTypesetter(200, recycledTimes);
const everlasting = await setThroughTypesetter(count, []);

// One after the other in this same process, so that both meet the same machine.
const press = openReportPress();
const bare = openBarePress();
const pressTimes: number[] = [];
const bareTimes: number[] = [];
let pressBytes = 0;
let bareBytes = 0;
for (let number = 1; number <= Math.min(count, 200); number += 1) {
  const report = makeReport(number);
  await timed(pressTimes, () => {
    pressBytes += press.setReport(report).pdf.length;
  });
  await timed(bareTimes, () => {
    bareBytes += bare(report).length;
  });
}

console.log(
  `${'ms a document'.padEnd(58)}${'   n'.padStart(6)}${'p50'.padStart(8)}${'p95'.padStart(8)}${'max'.padStart(8)}`,
);
console.log(row('report, through the typesetter (process, PDF/UA-1)', recycledTimes));
console.log(row('report, in this process', pressTimes));
console.log(row('bare Typst of the same text: no layout, same fonts', bareTimes));
console.log(
  `\nkilobytes a document: report ${Math.round(pressBytes / pressTimes.length / 1000)}, bare ${Math.round(bareBytes / bareTimes.length / 1000)}`,
);
console.log('\nmemory of the renderer when it was replaced:');
for (const { rendered, residentBytes } of recycled)
  console.log(`  after ${rendered} documents ${megabytes(residentBytes ?? 0)}`);
const last = everlasting.at(-1);
console.log(`  without recycling, after ${last?.rendered} documents ${megabytes(last?.residentBytes ?? 0)}`);
