import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { DrawableChart } from '@udaya/chart-drawing/drawable-chart';
import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTypesetter, type Typesetter, type TypesetterOptions } from './create-typesetter.ts';
import type { ReceiptDocument } from './receipt-document.ts';
import type { ReportDocument } from './report-document.ts';

// Real processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000 };

const chart: DrawableChart = {
  points: {
    Sun: { lonDeg: 12.5, sign: 1, retrograde: false },
    Ascendant: { lonDeg: 130, sign: 5, retrograde: false },
  },
};

/** Charts that differ, so that none is found among what was drawn already. */
const makeCharts = (count: number): DrawableChart[] =>
  Array.from({ length: count }, (_, index) => ({
    points: { Sun: { lonDeg: 0.1 * index, sign: 1, retrograde: false } },
  }));

function makeReport(changes: Partial<ReportDocument> = {}): ReportDocument {
  return {
    lang: 'en',
    title: 'Report for Meenakshi',
    productName: 'Udaya',
    kind: 'A kind of report',
    details: [
      { label: 'Name', value: 'Meenakshi' },
      { label: 'Place of birth', value: 'Tirunelveli' },
    ],
    opening: 'A calm beginning.',
    sections: [
      { heading: 'Part 1', text: 'She begins things herself.\n\nPraise the start.' },
      { heading: 'Part 2', text: 'She listens.', note: 'Depends on the minute.' },
    ],
    closing: 'A warm end.',
    howMade: {
      heading: 'How it was made',
      paragraphs: ['By rules.'],
      rows: [{ label: 'Engine', value: '1.0.0' }],
    },
    limits: { heading: 'Its limits', paragraphs: ['A traditional reading.'] },
    help: { heading: 'Help', paragraphs: ['Tele-MANAS 14416.'] },
    footer: 'Not an assessment',
    ...changes,
  };
}

interface Told {
  message: string;
  pid?: number;
  reason?: string;
  rendered?: number;
}

const open: Typesetter[] = [];

/** A typesetter and what it tells; `onTold` hears each as it comes. */
function makeTypesetter(
  options: Omit<TypesetterOptions, 'log'> = {},
  onTold: (told: Told) => void = () => {},
) {
  const told: Told[] = [];
  const tell = (facts: object, message: string) => {
    const entry = { ...facts, message };
    told.push(entry);
    onTold(entry);
  };
  const typesetter = createTypesetter({ ...options, log: { info: tell, warn: tell, error: tell } });
  open.push(typesetter);
  const messages = () => told.map((entry) => entry.message);
  return { typesetter, told, messages };
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((typesetter) => typesetter.close()));
});

let pdfium: PDFiumLibrary;
beforeAll(async () => {
  pdfium = await PDFiumLibrary.init();
});
afterAll(() => pdfium.destroy());

/** The document's structure, and its text as the search of a browser finds it: line ends are blanks. */
async function readPdf(pdf: Uint8Array) {
  const opened = await pdfium.loadDocument(new Uint8Array(pdf));
  const pages = [...opened.pages()].map((page) => page.getText());
  opened.destroy();
  const text = pages.join(' ').replace(/\s+/g, ' ').normalize('NFC');
  return { document: await getDocumentProxy(new Uint8Array(pdf)), text };
}

/** The drawing instructions of all pages, with the languages that they are marked with. */
function readInstructions(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/FlateDecode[^]*?stream\r?\n([^]*?)\r?\nendstream/g);
  return [...streams].map(([, stream]) => inflateSync(Buffer.from(stream ?? '', 'latin1'))).join('\n');
}

async function readPages(pdf: Uint8Array) {
  const { document } = await readPdf(pdf);
  return Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
}

/** The addresses that the links of a document lead to. */
async function readLinks(pdf: Uint8Array): Promise<string[]> {
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
async function readTags(pdf: Uint8Array): Promise<StructureNode[]> {
  return (await readTagsByPage(pdf)).flat();
}

/** How many headings stand on each page. */
async function countHeadings(pdf: Uint8Array): Promise<number[]> {
  return (await readTagsByPage(pdf)).map((tags) => tags.filter((tag) => tag.role === 'H1').length);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('sets a report', () => {
  it('with all of its texts, page numbers, title, author and language', async () => {
    const { document, text } = await readPdf(await makeTypesetter().typesetter.typeset(makeReport()));
    for (const part of [
      'Meenakshi',
      'Tirunelveli',
      'A calm beginning.',
      'Praise the start.',
      'Depends on the minute.',
    ]) {
      expect(text).toContain(part);
    }
    for (const part of [
      'A warm end.',
      'By rules.',
      '1.0.0',
      'A traditional reading.',
      '14416',
      'Not an assessment',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain(`${document.numPages} of ${document.numPages}`);
    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({
      Title: 'A kind of report: Report for Meenakshi',
      Author: 'Udaya',
      Language: 'en',
    });
    expect(metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it('tagged, with headings as bookmarks and the details as a list of pairs', async () => {
    const pdf = await makeTypesetter().typesetter.typeset(makeReport());
    const { document } = await readPdf(pdf);
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const outline = await document.getOutline();
    expect(outline.map((item) => item.title)).toEqual([
      'Part 1',
      'Part 2',
      'Its limits',
      'Help',
      'How it was made',
    ]);
    const roles = (await readTags(pdf)).map((tag) => tag.role);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(5);
    expect(roles.filter((role) => role === 'LI')).toHaveLength(3);
    expect(roles).not.toContain('Figure');
  });

  it('with names in the scripts of India, to be read and searched', async () => {
    const names = [
      'மீனாட்சி சுந்தரம்',
      'मीनाक्षी',
      'శ్రీనివాస్',
      'ಮೀನಾಕ್ಷಿ',
      'মীনাক্ষী',
      'મીનાક્ષી',
      'ਹਰਪ੍ਰੀਤ',
      'മീനാക്ഷി',
      'ମୀନାକ୍ଷୀ',
      'دانش',
    ];
    const report = makeReport({
      title: 'Report for மீனாட்சி मीनाक्षी',
      details: names.map((value) => ({ label: 'Name', value })),
    });
    const { typesetter, told } = makeTypesetter();
    const { document, text } = await readPdf(await typesetter.typeset(report));
    for (const name of names) expect(text).toContain(name);
    expect((await document.getMetadata()).info).toMatchObject({
      Title: 'A kind of report: Report for மீனாட்சி मीनाक्षी',
    });
    expect(told.map((entry) => entry.message)).toEqual(['renderer started']);
  });

  it('with each Indian script marked as its language', async () => {
    const { typesetter } = makeTypesetter();
    const plain = readInstructions(await typesetter.typeset(makeReport()));
    const report = makeReport({ details: [{ label: 'Name', value: 'Meena மீனாட்சி शर्मा' }] });
    const marked = readInstructions(await typesetter.typeset(report));
    const languages = (drawn: string) => new Set(drawn.match(/(?<=\/Lang ?\()[a-z]+/g));
    expect(languages(plain)).toEqual(new Set(['en']));
    expect(languages(marked)).toEqual(new Set(['en', 'ta', 'hi']));
  });

  it('breaking a name that no line can hold, with nothing between its letters', async () => {
    const name = 'Wwwwwwwwww'.repeat(6);
    const report = makeReport({ title: `Report for ${name}`, details: [{ label: 'Name', value: name }] });
    const { text } = await readPdf(await makeTypesetter().typesetter.typeset(report));
    expect(text).not.toContain(name);
    expect(text.replaceAll(' ', '').split(name)).toHaveLength(3);
    expect(text).not.toContain('\u200B');
  });

  it('with email addresses to follow in its own words, and none in what people wrote', async () => {
    const report = makeReport({
      help: { heading: 'Help', paragraphs: ['Write to help@udaya.example.'] },
      details: [{ label: 'Name', value: 'mail@me.example' }],
    });
    const pdf = await makeTypesetter().typesetter.typeset(report);
    expect(await readLinks(pdf)).toEqual(['mailto:help@udaya.example']);
  });

  it('with no page for the closing words alone', async () => {
    const line = 'A line of the reading that is about as wide as the column of the page is. ';
    const text = line.repeat(7);
    const sections = Array.from({ length: 4 }, (_, index) => ({ heading: `Part ${index + 1}`, text }));
    const report = makeReport({ sections, closing: 'A warm end. '.repeat(40) });
    const headings = await countHeadings(await makeTypesetter().typesetter.typeset(report));
    // The parts fill the second page to its foot; the closing begins the third and what follows joins it.
    expect(headings).toEqual([0, 4, 3]);
  });

  it('taking what people wrote as text, never as markup', async () => {
    const markup = '#panic() *x* $y$ _z_ `c` @ref <tag> = h \\ #read("report.typ") // end';
    const report = makeReport({
      details: [{ label: 'Name', value: markup }],
      sections: [{ heading: `= ${markup}`, text: markup }],
    });
    const { text } = await readPdf(await makeTypesetter().typesetter.typeset(report));
    expect(text.split(markup)).toHaveLength(4);
  });

  it('with pictographs as they were written, in black', async () => {
    const { typesetter, messages } = makeTypesetter();
    const name = 'Meena 😀 ♥ 🙏🏽 👩‍👩‍👧 🇮🇳';
    const report = makeReport({ title: `Report for ${name}`, details: [{ label: 'Name', value: name }] });
    const { document, text } = await readPdf(await typesetter.typeset(report));
    expect(text.split(name)).toHaveLength(5);
    expect((await document.getMetadata()).metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(messages()).toEqual(['renderer started']);
  });

  it('still tagged where no font has a letter', async () => {
    const { typesetter, messages } = makeTypesetter();
    const pdf = await typesetter.typeset(
      makeReport({ details: [{ label: 'Name', value: 'Meena \u{18B01}\u{1E5D0}' }] }),
    );
    const { document, text } = await readPdf(pdf);
    expect(text).toContain('Meena');
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(messages()).toContain('a letter has no glyph: the document is tagged, but no PDF/UA-1');
  });

  it('with the chart and its words for those who may see it', async () => {
    const { typesetter } = makeTypesetter();
    const chartImagePng = await typesetter.drawChart(chart);
    expect([chartImagePng.readUInt32BE(16), chartImagePng.readUInt32BE(20)]).toEqual([800, 800]);
    const pdf = await typesetter.typeset(makeReport({ chartImagePng, chartAlt: 'Sun in Mesha.' }));
    expect((await readTags(pdf)).filter((tag) => tag.role === 'Figure')).toMatchObject([
      { alt: 'Sun in Mesha.' },
    ]);
    expect(await readTags(await typesetter.typeset(makeReport()))).not.toContainEqual(
      expect.objectContaining({ role: 'Figure' }),
    );
  });

  it('of any length, and with next to nothing', async () => {
    const { typesetter } = makeTypesetter();
    const long = 'A sentence that goes on for a while. '.repeat(400);
    const rows = Array.from({ length: 40 }, (_, index) => ({
      label: `Label ${index}`,
      value: long.slice(0, 200),
    }));
    const { document, text } = await readPdf(
      await typesetter.typeset(
        makeReport({
          title: long.slice(0, 300),
          details: rows,
          sections: [{ heading: long.slice(0, 200), text: long }],
        }),
      ),
    );
    expect(document.numPages).toBeGreaterThan(8);
    expect(text).toContain('Label 39');
    const bare = makeReport({
      kind: '',
      details: [],
      opening: '',
      sections: [],
      closing: '',
      footer: '',
    });
    expect((await readPdf(await typesetter.typeset(bare))).text).toContain('Tele-MANAS');
  });
});

it('sets a receipt, its sums as pairs and its notes as paragraphs', async () => {
  const receipt: ReceiptDocument = {
    lang: 'en',
    title: 'Receipt',
    productName: 'Udaya',
    companyName: 'Udaya Ltd',
    number: 'R-1',
    details: [{ label: 'Buyer', value: 'Meena' }],
    item: { name: 'Report', detail: `For ${'Mmmmmmmmmm'.repeat(6)}` },
    amounts: [{ label: 'Listed', value: 'INR 1,000.00' }],
    total: { label: 'Charged', value: 'SGD 16.00' },
    state: 'Paid in full',
    notes: ['Questions: help@udaya.example', 'No money was moved.'],
    footer: 'Udaya Ltd · R-1',
  };
  const pdf = await makeTypesetter().typesetter.typesetReceipt(receipt);
  const { document, text } = await readPdf(pdf);
  expect(document.numPages).toBe(1);
  for (const part of ['R-1', 'Buyer Meena', 'Listed INR 1,000.00', 'Charged SGD 16.00', 'Paid in full'])
    expect(text).toContain(part);
  const roles = (await readTags(pdf)).map((tag) => tag.role);
  expect(roles.filter((role) => role === 'LI')).toHaveLength(3);
  expect(roles).not.toContain('Div');
  expect(await readLinks(pdf)).toEqual(['mailto:help@udaya.example']);
});

describe('outlives its renderers', () => {
  it('replaces one after so many documents and loses none that waits', async () => {
    const { typesetter, told } = makeTypesetter({ documentsPerRenderer: 3, renderers: 1 });
    const titles = Array.from({ length: 8 }, (_, index) => `Report number ${index}`);
    const pdfs = await Promise.all(titles.map((title) => typesetter.typeset(makeReport({ title }))));
    const read = await Promise.all(
      pdfs.map(async (pdf) => (await (await readPdf(pdf)).document.getMetadata()).info),
    );
    expect(read).toMatchObject(titles.map((title) => ({ Title: `A kind of report: ${title}` })));
    const started = told.filter((entry) => entry.message === 'renderer started');
    expect(new Set(started.map((entry) => entry.pid)).size).toBe(3);
    expect(told.filter((entry) => entry.message === 'renderer retired')).toMatchObject([
      { rendered: 3 },
      { rendered: 3 },
    ]);
  });

  it('lets owners take turns', async () => {
    const { typesetter } = makeTypesetter({ renderers: 1 });
    const order: string[] = [];
    const charts = makeCharts(18);
    const draw = async (owner: string) => {
      await typesetter.drawChart(charts.pop() ?? chart, owner);
      order.push(owner);
    };
    const flood = Array.from({ length: 15 }, () => draw('one'));
    await Promise.all([...flood, draw('other'), draw('third'), draw('other')]);
    expect(order.slice(0, 6)).toEqual(['one', 'one', 'other', 'third', 'one', 'other']);
  });

  it('gives a document to a new one when the first dies over it', async () => {
    let killed = 0;
    const { typesetter, messages } = makeTypesetter({}, (entry) => {
      if (entry.message === 'renderer started' && killed === 0 && entry.pid) {
        killed += 1;
        process.kill(entry.pid, 'SIGKILL');
      }
    });
    const { text } = await readPdf(await typesetter.typeset(makeReport()));
    expect(text).toContain('Meenakshi');
    expect(messages()).toEqual(['renderer started', 'renderer lost', 'renderer started']);
  });

  it('gives up on a document over which two die, and goes on with the next', async () => {
    let killed = 0;
    const { typesetter, messages } = makeTypesetter({ renderers: 1 }, (entry) => {
      if (entry.message === 'renderer started' && killed < 2 && entry.pid) {
        killed += 1;
        process.kill(entry.pid, 'SIGKILL');
      }
    });
    const first = typesetter.typeset(makeReport());
    const second = typesetter.typeset(makeReport({ title: 'The next' }));
    await expect(first).rejects.toMatchObject({
      code: 'pdf.failed',
      cause: { message: expect.stringContaining('SIGKILL') },
    });
    expect((await readPdf(await second)).text).toContain('The next');
    expect(messages().filter((message) => message === 'renderer lost')).toHaveLength(2);
  });

  it('starts anew when an idle one died', async () => {
    const { typesetter, told } = makeTypesetter();
    await typesetter.drawChart(chart);
    const pid = told[0]?.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(told.at(-1)?.message).toBe('renderer lost'), patient);
    expect((await typesetter.drawChart(makeCharts(1)[0] ?? chart)).length).toBeGreaterThan(1000);
  });

  it('ends one that does not answer in time', async () => {
    const { typesetter, told } = makeTypesetter({ timeoutMs: 1 });
    await expect(typesetter.typeset(makeReport())).rejects.toMatchObject({ code: 'pdf.failed' });
    const pids = told.filter((entry) => entry.message === 'renderer started').map((entry) => entry.pid ?? 0);
    expect(pids).toHaveLength(2);
    await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), patient);
  });
});

describe('with several renderers', () => {
  it('goes on while one hangs, and ends that one when its time is up', async () => {
    const { typesetter, told } = makeTypesetter({ renderers: 2, timeoutMs: 8_000 }, (entry) => {
      const first = told.filter(({ message }) => message === 'renderer started').length === 1;
      if (entry.message === 'renderer started' && first && entry.pid) process.kill(entry.pid, 'SIGSTOP');
    });
    const done: string[] = [];
    const set = async (title: string) => {
      const pdf = await typesetter.typeset(makeReport({ title }));
      done.push(title);
      return pdf;
    };
    const hung = set('The first');
    await Promise.all([set('The second'), set('The third')]);
    expect(done).toEqual(['The second', 'The third']);
    expect((await readPdf(await hung)).text).toContain('The first');
    expect(told.find(({ message }) => message === 'renderer lost')?.reason).toBe('no answer within 8000 ms');
    const [stopped] = told.map(({ pid }) => pid ?? 0);
    await vi.waitFor(() => expect(isAlive(stopped ?? 0)).toBe(false), patient);
  });

  it('starts one for a single document, and no more than it may for many', async () => {
    const { typesetter, told } = makeTypesetter({ renderers: 2 });
    const started = () => told.filter(({ message }) => message === 'renderer started').length;
    await typesetter.typeset(makeReport());
    await typesetter.drawChart(chart);
    expect(started()).toBe(1);
    await Promise.all(makeCharts(12).map((one) => typesetter.drawChart(one)));
    expect(started()).toBe(2);
  });

  it('loses nothing to one that dies as it joins', async () => {
    let started = 0;
    const { typesetter, messages } = makeTypesetter({ renderers: 2 }, (entry) => {
      if (entry.message !== 'renderer started' || !entry.pid) return;
      started += 1;
      if (started === 2) process.kill(entry.pid, 'SIGKILL');
    });
    const drawn = await Promise.all(makeCharts(12).map((one) => typesetter.drawChart(one)));
    expect(drawn.every(({ length }) => length > 1000)).toBe(true);
    await vi.waitFor(() => expect(messages()).toContain('renderer lost'), patient);
    expect((await typesetter.typeset(makeReport())).length).toBeGreaterThan(1000);
  });
});

describe('keeps what it made', () => {
  it('and makes it again only when a text, a picture or the kind of document is another', async () => {
    const { typesetter } = makeTypesetter();
    const chartImagePng = new Uint8Array(await typesetter.drawChart(chart));
    const report = makeReport({ chartImagePng, chartAlt: 'Sun in Mesha.' });
    const [first, second] = await Promise.all([typesetter.typeset(report), typesetter.typeset(report)]);
    expect(second).toBe(first);
    const copy = structuredClone(report);
    expect(await typesetter.typeset(copy, 'somebody else')).toBe(first);
    const retouched = Uint8Array.from(await typesetter.drawChart(makeCharts(1)[0] ?? chart));
    for (const changes of [{ footer: 'Another' }, { chartImagePng: retouched }])
      expect((await typesetter.typeset({ ...report, ...changes })).equals(first)).toBe(false);
    expect(await typesetter.drawChart(chart)).toBe(await typesetter.drawChart(structuredClone(chart)));
  });

  it('only as far as there is room for it', async () => {
    const { typesetter } = makeTypesetter({ keptBytes: 1000 });
    expect(await typesetter.drawChart(chart)).not.toBe(await typesetter.drawChart(chart));
  });
});

describe('refuses', () => {
  it('a chart that cannot be drawn, and stays well', async () => {
    const { typesetter, messages } = makeTypesetter();
    const impossible = { points: { Moon: { lonDeg: 400, sign: 13, retrograde: false } } };
    await expect(typesetter.drawChart(impossible)).rejects.toMatchObject({
      code: 'pdf.failed',
      cause: { message: 'sign 13 is not a whole number from 1 to 12' },
    });
    await typesetter.drawChart(chart);
    expect(messages()).toEqual(['renderer started', 'document not rendered']);
  });

  it('a chart that cannot be drawn as often as it is asked for', async () => {
    const { typesetter } = makeTypesetter();
    const impossible = { points: { Moon: { lonDeg: 400, sign: 13, retrograde: false } } };
    for (const _ of [1, 2])
      await expect(typesetter.drawChart(impossible)).rejects.toMatchObject({ code: 'pdf.failed' });
  });

  it('more than the queue holds, at once', async () => {
    const { typesetter } = makeTypesetter({ queueLimit: 2 });
    const taken = makeCharts(3).map((one) => typesetter.drawChart(one));
    await expect(typesetter.drawChart(chart)).rejects.toMatchObject({
      code: 'server.busy',
      retryAfterSeconds: 5,
    });
    expect(await Promise.all(taken)).toHaveLength(3);
    expect((await typesetter.drawChart(chart)).length).toBeGreaterThan(1000);
  });

  it('more than one owner may have waiting, while others still may', async () => {
    const { typesetter } = makeTypesetter({ ownerLimit: 2 });
    const taken = makeCharts(3).map((one) => typesetter.drawChart(one, 'one'));
    await expect(typesetter.drawChart(chart, 'one')).rejects.toMatchObject({ code: 'server.busy' });
    expect(await Promise.all([...taken, typesetter.drawChart(chart, 'other')])).toHaveLength(4);
  });

  it('what waits when it closes, finishes what is in hand, and leaves no process', async () => {
    const { typesetter, told } = makeTypesetter();
    const inHand = typesetter.drawChart(chart);
    const waiting = expect(typesetter.typeset(makeReport())).rejects.toMatchObject({
      code: 'server.unavailable',
    });
    await typesetter.close();
    expect((await inHand).length).toBeGreaterThan(1000);
    await waiting;
    await expect(typesetter.drawChart(chart)).rejects.toMatchObject({ code: 'server.unavailable' });
    await vi.waitFor(() => expect(isAlive(told[0]?.pid ?? 0)).toBe(false), patient);
  });
});
