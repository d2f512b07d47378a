import { afterEach, describe, expect, it, vi } from 'vitest';
import { countHeadings, readInstructions, readLinks, readPdf, readTags } from '../../../testing/read-pdf.ts';
import { chart, closeTypesetters, makeReport, makeTypesetter } from '../../../testing/typesetters.ts';

// Real processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

afterEach(closeTypesetters);

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
      'Its limits',
      'Part 1',
      'Part 2',
      'How it was made',
      'Help',
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
    // The limits and three parts fill the second page; the last part and the closing share the third.
    expect(headings).toEqual([0, 4, 1, 2]);
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
