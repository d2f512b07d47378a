import { afterEach, describe, expect, it, vi } from 'vitest';
import { readContents, readLinks, readPageTexts, readPdf, readTags } from '../../../testing/read-pdf.ts';
import { closeTypesetters, makeTemplatedReport, makeTypesetter } from '../../../testing/typesetters.ts';

// Real processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

afterEach(closeTypesetters);

const set = (report = makeTemplatedReport()) => makeTypesetter().typesetter.typeset(report);

describe('sets a report that has a template', () => {
  it('with the areas of life as bookmarks under the reading, and nothing twice', async () => {
    const { document } = await readPdf(await set());
    const outline = await document.getOutline();
    const titles = outline.map(({ title, items }) => [title, ...items.map((item) => item.title)]);
    expect(titles).toEqual([
      ['The sky that night'],
      ['Its limits'],
      ['In a few lines'],
      ['All of it', 'Confidence', 'Feelings'],
      ['The mansion: Hasta'],
      ['The day of birth'],
      ['A plan for Meenakshi'],
      ['How it was made'],
      ['Help'],
    ]);
  });

  it('with contents whose lines lead to the pages that they name', async () => {
    const pdf = await set();
    const pages = await readPageTexts(pdf);
    const links = await readContents(pdf);
    expect(links.map(({ heading }) => heading)).toEqual([
      'The sky that night',
      'Its limits',
      'In a few lines',
      'All of it',
      'Confidence',
      'Feelings',
      'The mansion: Hasta',
      'The day of birth',
      'A plan for Meenakshi',
      'How it was made',
      'Help',
    ]);
    for (const { heading, printed, page } of links) {
      expect([heading, printed]).toEqual([heading, page]);
      expect(pages[page - 1]).toContain(heading);
    }
  });

  it('in the order in which it is to be heard: the sky first, its limits with the contents, help at the end of the reading', async () => {
    const pages = await readPageTexts(await set());
    expect(pages[1]).toMatch(/The sky that night.*It is night\./s);
    expect(pages[2]).toMatch(/What is inside.*Its limits/s);
    // A child's gift opens with no word of a crisis.
    expect(pages.slice(0, 3).join(' ')).not.toContain('14416');
    const inOrder = [
      'A kind of report',
      'Report for Meenakshi',
      'Tirunelveli',
      'It is night.',
      'What is inside',
      'A traditional reading.',
      'Looks first.',
      'Laughs easily.',
      'A quiet start.',
      'All of it',
      'A calm beginning.',
      'One of two parts holds.',
      'She begins things herself.',
      'Praise the start.',
      'Quick here, slow there.',
      'Moon: A title',
      'She listens.',
      'Her eyes go to the door.',
      'Hangs on the minute.',
      'Depends on the hour.',
      'A hand that holds.',
      'A warm end.',
      'From sunrise to sunrise.',
      'Name syllables',
      'Wait at the door.',
      'Sit beside her.',
      'By rules.',
      '14416',
      'What fitted?',
      'https://udaya.example/r/1',
    ];
    const text = pages.join('\n');
    let from = 0;
    for (const part of inOrder) {
      const at = text.indexOf(part, from);
      expect([part, at >= from]).toEqual([part, true]);
      from = at;
    }
  });

  it('with a plan on a sheet of its own, and a few lines on a page of theirs', async () => {
    const pages = await readPageTexts(await set());
    const plan = pages.find((text) => text.includes('Wait at the door.')) ?? '';
    expect(plan).toMatch(
      /A plan for Meenakshi.*This week.*This month.*Ask one question\..*Sit beside her\./s,
    );
    for (const other of ['A warm end.', 'She listens.', 'By rules.']) expect(plan).not.toContain(other);
    const glance = pages.find((text) => text.includes('Looks first.')) ?? '';
    for (const other of ['What is inside', 'A calm beginning.']) expect(glance).not.toContain(other);
  });

  it('as a document that needs no eyes: headings nested, lists as lists, the sky in words and once', async () => {
    const pdf = await set();
    const { document } = await readPdf(pdf);
    expect((await document.getMetadata()).metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const roles = (await readTags(pdf)).map(({ role }) => role);
    const headings = roles.filter((role) => /^H\d$/.test(role ?? ''));
    expect(headings).toEqual([...Array<string>(5).fill('H1'), 'H2', 'H2', ...Array<string>(6).fill('H1')]);
    expect(roles.filter((role) => role === 'TOCI')).toHaveLength(11);
    // On the title page it only adorns, as drawings and the code do.
    expect((await readTags(pdf)).filter(({ role }) => role === 'Figure')).toMatchObject([
      { alt: 'A round picture of the night.' },
    ]);
  });

  it.each([
    ['of a line', 'Meenakshi', 11],
    ['of three lines', 'Sivagamasundari Meenakshi Ranganayaki Venkatasubramaniam', 14],
    ['in Tamil', 'மீனாட்சிசுந்தரம் சிவகாமசுந்தரி', 11],
    ['with next to no room for a sky', 'Sivagamasundari '.repeat(12).trim(), 16],
  ])('with a title %s and all details on one page, the sky in what they leave', async (_kind, name, rows) => {
    const details = Array.from({ length: rows }, (_, index) => ({
      label: `Label ${index}`,
      value: name.slice(0, 40),
    }));
    const report = makeTemplatedReport({
      title: `A reading for ${name}`,
      details,
    });
    const pages = await readPageTexts(await set(report));
    expect(pages[0]).toContain(`Label ${rows - 1}`);
    expect(pages[1]).toContain('The sky that night');
  });

  it('with numbers that a reader can call', async () => {
    expect(await readLinks(await set())).toContain('tel:14416');
  });

  it.each([
    ['of sixty letters without a blank', 'Wwwwwwwwww'.repeat(6)],
    ['in Tamil, as long', 'மீனாட்சிசுந்தரம்'.repeat(6)],
    ['in Hindi, as long', 'श्रीलक्ष्मी'.repeat(9)],
  ])('with a name %s in running words, at no loss of a letter', async (_kind, name) => {
    const section = { heading: 'Confidence', text: `In the morning ${name} begins things alone.` };
    const report = makeTemplatedReport({
      sections: [section],
      opening: `${name} is heard.`,
      plan: { heading: `A plan for ${name}`, groups: [{ label: 'This week', texts: [`Wait for ${name}.`] }] },
      mansion: { heading: 'The mansion', paragraphs: [`A hand for ${name}.`] },
    });
    const pdf = await set(report);
    const { document, text } = await readPdf(pdf);
    expect((await document.getMetadata()).metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    // In the contents, the opening, the part, the page of the mansion, and twice in the plan.
    expect(text.replaceAll(' ', '').split(name.normalize('NFC')).length - 1).toBeGreaterThanOrEqual(6);
  });

  it('with what is there: without a plan, a mansion or a few lines', async () => {
    const report = makeTemplatedReport();
    const { glance, plan, mansion, sky, day, notes, ...rest } = report;
    expect([glance, plan, mansion, sky, day, notes]).not.toContain(undefined);
    const { document } = await readPdf(await set(rest));
    expect((await document.getOutline()).map(({ title }) => title)).toEqual([
      'Its limits',
      'All of it',
      'How it was made',
      'Help',
    ]);
  });
});
