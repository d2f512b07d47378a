import { knowledge } from '@udaya/contract/knowledge';
import type { ReportType } from '@udaya/core/reports/report-types';
import { describe, expect, it } from 'vitest';
import { loadShippedKnowledge } from '../src/features/knowledge/load-shipped-knowledge.ts';
import { readKnowledge } from '../src/features/knowledge/read-knowledge.ts';
import { calmText, edit, type Pair, readEntry } from '../testing/knowledge.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { world } from '../testing/world.ts';

const w = await forThisFile(world());
const admin = await w.person('productAdmin');

const sun = (position: Pair['position'], reportType: ReportType = 'Child'): Pair => ({
  reportType,
  planet: 'Sun',
  position,
});
const textsOf = async (key: string, reportType: ReportType = 'Child') =>
  (await readKnowledge(w.db, reportType, 'en')).filter((row) => row.key === key);
const templateOf = async (key: string, reportType: ReportType = 'Adult') =>
  (await admin.call(knowledge.readTemplateTexts, { query: { reportType, key } })).body.texts;
const changeTemplateText = (body: object) =>
  admin.call(knowledge.changeTemplateText, { body: { reportType: 'Adult', ...body } });

describe('the text for one age', () => {
  const create = (body: object) =>
    admin.call(knowledge.createEntry, {
      body: { ...sun(2), descriptionTitle: 'Quiet', description: calmText('For the small.'), ...body },
    });

  it('is added, read and changed beside the one for any age', async () => {
    await w.pool.query(`delete from knowledge_entries where key = 'Sun 2' and age_band = '3-5'
      and version_id = (select id from knowledge_versions where report_type = 'Child' and lang = 'en' and in_force)`);
    const before = await readEntry(admin, sun(2));
    expect((await create({ ageBand: '3-5', tags: ['+pace', 'from:24'] })).body.saved).toBe(true);
    expect((await create({ ageBand: '3-5' })).failure.code).toBe('knowledge.entry_exists');
    const { planet, position, reportType } = sun(2);
    const { body } = await admin.call(knowledge.readEntry, { query: { planet, position, reportType } });
    expect(body.entry?.description).toBe(before.description);
    expect(body.bands.find(({ ageBand }) => ageBand === '3-5')).toMatchObject({
      description: calmText('For the small.'),
      tags: ['+pace', 'from:24'],
    });
    // Four fields suffice to change the text for any age, and what they do not name stays.
    await edit(admin, sun(2), calmText('Any age.'));
    expect(await readEntry(admin, sun(2))).toMatchObject({ tags: before.tags, ageBand: '' });
    const changed = await edit(admin, sun(2), calmText('Changed.'), { ageBand: '3-5' });
    expect(changed.body.saved).toBe(true);
    expect((await textsOf('Sun 2')).find(({ ageBand }) => ageBand === '3-5')).toMatchObject({
      text: calmText('Changed.'),
      tags: ['+pace', 'from:24'],
    });
  });

  it.each([
    [{ ageBand: '15-17' }, 'ageBand'],
    [{ reportType: 'Adult', ageBand: '0-2' }, 'ageBand'],
    [{ tags: ['+pace', '-pace'] }, 'tags'],
    [{ tags: ['from:6', 'from:9'] }, 'tags'],
    [{ tags: ['pace'] }, 'tags.0'],
    [{ description: 'To {child}.' }, 'description'],
    [{ descriptionTitle: 'To {child}' }, 'descriptionTitle'],
  ])('refuses %o', async (change, path) => {
    const answer = await edit(admin, sun(3), calmText('Fine.'), change);
    expect([answer.status, answer.failure.errors?.map((error) => error.path)]).toEqual([400, [path]]);
  });

  it('is kept without being used as long as nobody has read it, and stays so until somebody says so', async () => {
    await edit(admin, sun(4, 'Student'), calmText('Unread.'), { reviewed: false });
    expect(await textsOf('Sun 4', 'Student')).toEqual([]);
    await edit(admin, sun(4, 'Student'), calmText('Still unread.'));
    expect(await textsOf('Sun 4', 'Student')).toEqual([]);
    await edit(admin, sun(4, 'Student'), calmText('Still unread.'), { reviewed: true });
    expect(await textsOf('Sun 4', 'Student')).toMatchObject([{ text: calmText('Still unread.') }]);
  });
});

describe('a text of the template', () => {
  const words = 'In small daily jobs with one other person, side by side at the table.';

  it('is changed, or added, over what was seen; an equal one does nothing', async () => {
    const key = 'house.Moon.6';
    const seen = (await templateOf(key))[0]?.textVersion.id ?? 0;
    const saved = await changeTemplateText({ key, description: words, seen });
    expect(saved.body.saved).toBe(true);
    expect(await templateOf(key)).toMatchObject([
      {
        key,
        ageBand: '',
        descriptionTitle: '',
        description: words,
        textVersion: { id: saved.body.textVersion },
      },
    ]);
    expect((await changeTemplateText({ key, description: words })).body.saved).toBe(false);
    const late = await changeTemplateText({ key, description: `${words} Late.`, seen });
    expect(late.failure.code).toBe('knowledge.changed_meanwhile');
    const { body } = await admin.call(knowledge.compareVersions, {
      params: { id: String(saved.body.textVersion) },
    });
    expect(body.changes).toMatchObject([
      { key, planet: null, position: null, after: { description: words } },
    ]);
  });

  it('is refused under a key that there is not, and with what no text may say', async () => {
    const refused = async (body: object) => (await changeTemplateText(body)).failure.errors?.[0]?.path;
    expect(await refused({ key: 'house.Moon.13', description: words })).toBe('key');
    expect(await refused({ key: 'Sun 1', description: words })).toBe('key');
    expect(await refused({ key: 'house.Moon.7', description: 'A symptom.' })).toBe('description');
    const harmful = { key: 'house.Moon.7', description: `${words} Tie the child to the chair.` };
    expect(await refused(harmful)).toBe('description');
    const query = { reportType: 'Adult', key: 'house.Moon.13' };
    expect((await admin.call(knowledge.readTemplateTexts, { query })).status).toBe(400);
  });
});

it('what the product ships and no active text speaks of holds at once, beside own texts; the rest is offered', async () => {
  const own = (await edit(admin, sun(1, 'Adult'), calmText('My own.'))).body.textVersion;
  await w.pool.query(
    `delete from knowledge_entries where version_id = $1 and (key like 'house.%' or key = 'Moon 3')`,
    [own],
  );
  await w.pool.query(
    `update knowledge_versions set file_hash = md5(random()::text) where report_type = 'Adult' and source = 'shipped'`,
  );
  await loadShippedKnowledge(w.db);
  const { body } = await admin.call(knowledge.listVersions, { query: { reportType: 'Adult' } });
  const inForce = body.content.find((version) => version.inForce);
  expect(inForce).toMatchObject({ source: 'supplement', changed: 0, createdBy: '' });
  expect(await textsOf('house.Sun.1', 'Adult')).toHaveLength(1);
  expect(await textsOf('Moon 3', 'Adult')).toHaveLength(2);
  expect((await readEntry(admin, sun(1, 'Adult'))).description).toBe(calmText('My own.'));
  const { offers } = (await admin.call(knowledge.readOffers)).body;
  const keys = offers.find(({ version }) => version.reportType === 'Adult')?.changes.map(({ key }) => key);
  expect(keys).toContain('Sun 1');
  expect(keys).not.toContain('house.Sun.1');
});

it('texts for single ages are offered with the text for any age, and taken together with it', async () => {
  // Own texts from before there were ages: one for each pair.
  const own = (await edit(admin, sun(5), calmText('Stands alone.'))).body.textVersion;
  await w.pool.query(
    `delete from knowledge_entries where version_id = $1 and key like '% %' and age_band <> ''`,
    [own],
  );
  await w.pool.query(
    `update knowledge_versions set file_hash = md5(random()::text) where report_type = 'Child' and source = 'shipped'`,
  );
  await loadShippedKnowledge(w.db);
  expect((await textsOf('Sun 5')).map(({ ageBand }) => ageBand)).toEqual(['']);
  const { offers } = (await admin.call(knowledge.readOffers)).body;
  const offer = offers.find(({ version }) => version.reportType === 'Child');
  const ofSun = offer?.changes.filter(({ key }) => key === 'Sun 5') ?? [];
  expect(ofSun.map(({ ageBand }) => ageBand)).toContain('');
  const taken = await admin.call(knowledge.answerOffer, {
    params: { id: String(offer?.version.id) },
    body: { seen: offer?.current.id, take: 'some', entries: [{ key: 'Sun 5' }] },
  });
  expect(taken.status).toBe(200);
  expect((await textsOf('Sun 5')).map(({ ageBand, text }) => [ageBand, text])).toEqual(
    ofSun.map(({ ageBand, after }) => [ageBand, after?.description]),
  );
});
