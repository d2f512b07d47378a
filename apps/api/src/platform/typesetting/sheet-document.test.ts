import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPdf, readTags } from '../../../testing/read-pdf.ts';
import { closeTypesetters, makeTypesetter } from '../../../testing/typesetters.ts';
import type { SheetDocument } from './sheet-document.ts';

// Real processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

afterEach(closeTypesetters);

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M1 1h7v7z"/></svg>';
const makeSheet = (task: string, more: Partial<SheetDocument> = {}): SheetDocument => ({
  lang: 'en',
  title: 'A small plan',
  productName: 'Udaya',
  drawing,
  tick: 'Tick a box',
  groups: [
    { label: 'This week', texts: [task], boxes: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] },
    { label: 'This month', texts: [task, `${task} Again.`], boxes: ['Week 1', 'Week 2', 'Week 3', 'Week 4'] },
  ],
  ...more,
});
const set = (sheet: SheetDocument) => makeTypesetter().typesetter.typesetSheet(sheet);

describe('sets a plan to be hung up', () => {
  it.each([
    ['of a few words', makeSheet('Wait at the door.')],
    ['of many words', makeSheet('Let her choose, and wait until she says it herself. '.repeat(9).trim())],
    [
      'for a long name',
      makeSheet('Wait.', {
        title: 'A small plan for Sivagamasundari Meenakshi Ranganayaki Venkatasubramaniam',
      }),
    ],
    [
      'in Tamil',
      makeSheet('வாசலில் காத்திருங்கள்; முழுப் பதிலையும் கேளுங்கள். '.repeat(4).trim(), {
        lang: 'ta',
        title: 'மீனாட்சிசுந்தரம்: ஒரு சிறிய திட்டம்',
      }),
    ],
    [
      'in Hindi',
      makeSheet('दरवाज़े पर रुकिए और पूरी बात सुनिए। '.repeat(5).trim(), {
        lang: 'hi',
        title: 'मीनाक्षी के लिए एक छोटी योजना',
      }),
    ],
  ])('%s on one page, tagged, with nothing lost', async (_kind, sheet) => {
    const { document, text } = await readPdf(await set(sheet));
    expect(document.numPages).toBe(1);
    expect((await document.getMetadata()).metadata?.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const plain = (one: string) => one.normalize('NFC').replace(/\s/g, '');
    for (const { label, texts, boxes } of sheet.groups)
      for (const part of [sheet.title, label, ...texts, ...boxes, sheet.tick])
        expect(plain(text)).toContain(plain(part));
  });

  it('whose boxes and drawing only a pen needs', async () => {
    const roles = (await readTags(await set(makeSheet('Wait.')))).map(({ role }) => role);
    expect(roles).not.toContain('Figure');
  });
});
