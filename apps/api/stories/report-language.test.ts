import { groupProfile } from '@udaya/contract/group-profile';
import { knowledge } from '@udaya/contract/knowledge';
import { reportEdits } from '@udaya/contract/report-edits';
import { reports } from '@udaya/contract/reports';
import { reportLanguages, reportVersions } from '@udaya/contract/writing';
import { describe, expect, it } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';
import type { Person } from '../testing/world.ts';
import { writeNow } from '../testing/write-now.ts';

const shop = await forThisFile(openShop());
const { parent } = shop;
const onPage = (language: string) => ({ headers: { 'page-language': language } });
const isTamil = /^[\p{Script=Tamil}\p{P}\p{N}\s]+$/u;

async function made(change: Record<string, unknown> = {}, page = 'en', by: Person = parent): Promise<string> {
  const body = await birthBody(by, { name: 'கயல்விழி', ...change });
  const { id } = (await by.call(reports.create, { body, ...onPage(page) })).body;
  await writeNow(shop, id);
  return id;
}
const pay = (id: string) => shop.pool.query("update reports set payment_status = 'PAID' where id = $1", [id]);
const read = async (id: string, by: Person = parent) =>
  (await by.call(reports.read, { params: { id } })).body;
const change = (id: string, reportLanguage: string, by: Person = parent) =>
  by.call(reportLanguages.change, { params: { id }, body: { reportLanguage: reportLanguage as 'ta' } });
const textsOf = ({ reportJson, opening, closing }: Awaited<ReturnType<typeof read>>) => [
  opening,
  closing,
  ...(JSON.parse(reportJson) as { description: string }[]).map(({ description }) => description),
];

describe('the language of a report', () => {
  it('is the one that was asked for, else that of the page, and is kept with it', async () => {
    const asked = await made({ reportLanguage: 'ta' });
    const ofPage = await made({}, 'ta');
    const english = await made();
    await Promise.all([asked, ofPage, english].map(pay));
    for (const id of [asked, ofPage]) {
      const report = await read(id);
      expect(report.lang).toBe('ta');
      for (const text of textsOf(report)) expect(text).toMatch(isTamil);
    }
    expect((await read(english)).lang).toBe('en');
    const { userBirthChartList: list } = (await parent.call(reports.list, { query: { size: 100 } })).body;
    expect(list.find(({ id }) => id === asked)?.reportLanguage).toBe('ta');
    expect(list.find(({ id }) => id === english)?.reportLanguage).toBe('en');
  });

  it('is refused where it is none', async () => {
    const body = await birthBody(parent, { reportLanguage: 'kn' });
    expect((await parent.call(reports.create, { body })).failure.errors?.[0]?.path).toBe('reportLanguage');
  });

  it('is chosen again while nothing is paid, and stays where an edit names none', async () => {
    const id = await made();
    const details = await birthBody(parent, { name: 'கயல்விழி' });
    const edit = (more: Record<string, unknown>) =>
      parent.call(reportEdits.edit, { params: { id }, body: { ...details, ...more } });
    expect((await edit({ reportLanguage: 'ta' })).body.reportLanguage).toBe('ta');
    await writeNow(shop, id);
    expect((await edit({ name: 'Kayal' })).body.reportLanguage).toBe('ta');
  });
});

describe('a paid report in another language', () => {
  it('is a further version, at no cost, and the first one comes back', async () => {
    const id = await made();
    expect((await change(id, 'ta')).failure.code).toBe('report.unpaid');
    await pay(id);
    const before = await read(id);
    expect((await change(id, 'ta')).body).toEqual({ reportLanguage: 'ta', version: 2 });
    const after = await read(id);
    expect(after.lang).toBe('ta');
    for (const text of textsOf(after)) expect(text).toMatch(isTamil);
    expect(after.history?.versions).toMatchObject([
      { version: 1, shown: false, offered: false },
      { version: 2, shown: true, offered: false },
    ]);
    // Nothing is written twice.
    expect((await change(id, 'ta')).body.version).toBe(2);
    expect((await change(id, 'en')).body.version).toBe(1);
    expect(textsOf(await read(id))).toEqual(textsOf(before));
    expect((await read(id)).history?.versions.map(({ offered }) => offered)).toEqual([false, false]);
    expect((await change(id, 'ta')).body.version).toBe(2);
  });

  it('comes back in the version that was shown last of its language', async () => {
    const id = await made();
    await pay(id);
    await change(id, 'ta');
    await parent.call(reportVersions.choose, { params: { id }, body: { version: 1 } });
    expect((await read(id)).lang).toBe('en');
    const { userBirthChartList: list } = (await parent.call(reports.list, { query: { size: 100 } })).body;
    expect(list.find((one) => one.id === id)?.reportLanguage).toBe('en');
  });

  it('has its PDF whole in it, with the language in its name', async () => {
    const id = await made({ name: 'Kayal', reportLanguage: 'ta' });
    await pay(id);
    const pdf = await parent.call(reports.readPdf, { query: { id } });
    expect(decodeURIComponent(pdf.headers.get('content-disposition') ?? '')).toContain('Kayal_');
    expect(decodeURIComponent(pdf.headers.get('content-disposition') ?? '')).toContain('_தமிழ்.pdf');
  });

  it('is nobody’s to ask for but its readers’', async () => {
    const id = await made();
    await pay(id);
    expect((await change(id, 'ta', await shop.person('user'))).failure.code).toBe('record.missing');
    expect((await change(id, 'ta', await shop.person('productAdmin'))).status).toBe(403);
  });
});

it('a group’s reports are in its language where the form names none', async () => {
  const admin = await shop.person('groupAdmin');
  await admin.call(groupProfile.changeLanguage, { body: { reportLanguage: 'ta' } });
  expect((await admin.call(groupProfile.readOrganisation)).body.reportLanguage).toBe('ta');
});

it('a text is outdated once its English was changed, until it is saved again', async () => {
  const admin = await shop.person('productAdmin');
  const place = { reportType: 'Child', planet: 'Moon', position: 4 } as const;
  const entryIn = async (lang: 'en' | 'ta') =>
    (await admin.call(knowledge.readEntry, { query: { ...place, lang } })).body.entry;
  const outdated = async () =>
    (await admin.call(knowledge.readCoverage, { query: { reportType: 'Child', lang: 'ta' } })).body.outdated;
  expect(await outdated()).toEqual([]);
  const english = await entryIn('en');
  const tamil = await entryIn('ta');
  if (!english || !tamil) throw new Error('There is no text.');
  const save = (lang: 'en' | 'ta', { descriptionTitle, description }: typeof english) =>
    admin.call(knowledge.changeEntry, { body: { ...place, lang, descriptionTitle, description } });
  await save('en', { ...english, description: `${english.description} So it is at home, day by day.` });
  expect(await outdated()).toEqual([{ key: 'Moon 4', ageBand: '', planet: 'Moon', position: 4 }]);
  expect((await save('ta', tamil)).body.saved).toBe(true);
  expect(await outdated()).toEqual([]);
  // It claims what the English row does.
  expect((await entryIn('ta'))?.tags).toEqual([]);
  await save('en', english);
});
