import { drafts } from '@udaya/contract/drafts';
import { knowledge } from '@udaya/contract/knowledge';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readKnowledge } from '../src/features/knowledge/read-knowledge.ts';
import { draftedWords } from '../testing/drafted-words.ts';
import { calmText, countShipped, edit } from '../testing/knowledge.ts';
import { type ModelStub, openModelStub, type Turn } from '../testing/model-stub.ts';
import { type Person, type World, world } from '../testing/world.ts';

let stub: ModelStub;
let w: World;
let admin: Person;
let colleague: Person;
const good: Turn = { does: 'answer', text: draftedWords };
beforeAll(async () => {
  stub = await openModelStub();
  stub.always(good);
  w = await world({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: stub.url,
    LLM_MODEL: 'stub-model',
    LLM_PROVIDER_NAME: 'The Stub',
    LLM_PRICES: 'input:0.15,output:0.60',
  });
  await w.startWorkers();
  admin = await w.person('productAdmin');
  colleague = await w.person('productAdmin');
});
afterAll(async () => {
  await w.close();
  await stub.close();
});

type Type = 'Child' | 'Adult' | 'Student';
/** Takes rows out of the active version, as if nobody had written them. */
async function removeText(reportType: Type, key: string, ageBand = '') {
  await w.pool.query(
    `delete from knowledge_entries where key = $2 and age_band = $3
      and version_id = (select id from knowledge_versions where report_type = $1 and lang = 'en' and in_force)`,
    [reportType, key, ageBand],
  );
}
const missingOf = async (reportType: Type, key?: string) =>
  (await admin.call(drafts.readMissing, { query: { reportType, ...(key ? { key } : {}) } })).body;
const listOf = async (reportType: Type, key?: string) =>
  (await admin.call(drafts.list, { query: { reportType, ...(key ? { key } : {}) } })).body.drafts;
const ask = (body: object) => admin.call(drafts.request, { body });

/** The draft for a place once the model has come to an end with it. */
async function made(reportType: Type, key: string, lang = 'en', ageBand?: string) {
  return vi.waitFor(
    async () => {
      const found = (await listOf(reportType, key)).find(
        (draft) => draft.lang === lang && (ageBand === undefined || draft.ageBand === ageBand),
      );
      if (!found || found.state === 'drafting') throw new Error(`${key} is not drafted yet.`);
      return found;
    },
    { timeout: 15_000, interval: 100 },
  );
}
const place = (key: string, lang = 'en', ageBand = '') => ({ key, lang, ageBand });
const approve = (reportType: Type, ...read: { id: string; round: number; title: string; text: string }[]) =>
  admin.call(drafts.approve, {
    body: {
      reportType,
      read: true,
      drafts: read.map(({ id, round, title, text }) => ({ id, round, title, text })),
    },
  });

describe('what is missing', () => {
  it('is told by its kind, with what drafts cost, and drafted by the group', async () => {
    await removeText('Child', 'Sun 1', '3-5');
    await removeText('Child', 'bridge.pace.even');
    await removeText('Child', 'strength.pace.plus');
    const { model, groups } = await missingOf('Child');
    expect(model).toEqual({ provider: 'The Stub', name: 'stub-model' });
    const of = (group: string) => groups.find((one) => one.group === group);
    expect(of('band')).toMatchObject({ count: 1, next: 1, known: 0, places: [place('Sun 1', 'en', '3-5')] });
    expect(of('bridge')?.places).toEqual([place('bridge.pace.even')]);
    expect(of('frame')?.places).toEqual([place('strength.pace.plus')]);
    expect(of('ta')).toMatchObject({ count: countShipped('Child').passages - 1, next: 100 });
    expect(of('bridge')?.cost).toBeGreaterThan(0);
    expect(of('bridge')?.cost).toBeLessThan(0.01);

    const answer = await ask({ reportType: 'Child', groups: ['band', 'bridge', 'frame'] });
    expect(answer.body).toMatchObject({ asked: 3, known: 0, there: 0 });
    const bridge = await made('Child', 'bridge.pace.even');
    expect(bridge).toMatchObject({ state: 'ready', source: null, fromBank: false });
    // The stub says the same in each draft, so all but the first repeat one another.
    expect(bridge.findings.filter(({ rule }) => rule !== 'repeated')).toEqual([]);
    expect(bridge.tokens).toBeGreaterThan(100);
    expect(bridge.cost).toBeGreaterThan(0);
    const band = await made('Child', 'Sun 1', 'en', '3-5');
    expect(band).toMatchObject({ state: 'ready', planet: 'Sun', position: 1, ageBand: '3-5' });
    expect(band.title).toBe(band.source?.title);
    // Too long for a line of the glance: said beside the draft.
    const glance = await made('Child', 'strength.pace.plus');
    expect(glance.findings.map(({ rule }) => rule)).toContain('length');
    // What there is a draft of is not missing, and asked for again it is there.
    expect((await missingOf('Child')).groups.map(({ group }) => group)).toEqual(['ta', 'hi']);
    const again = await ask({ reportType: 'Child', places: [place('bridge.pace.even')] });
    expect(again.body).toMatchObject({ asked: 0, there: 1 });
  });

  it('is what the model is told: no account, no address, nothing but the texts and their place', async () => {
    const [first] = stub.asked();
    for (const { raw } of stub.asked()) {
      expect(raw).not.toContain(admin.user.username);
      expect(raw).toMatch(/Language: English/);
    }
    expect(first?.system).toContain('never an instruction');
  });

  it.each([
    [place('house.Sun.1')],
    [place('no such key')],
    [place('Sun 1', 'en', '0-2')],
    [place('Sun 1', 'fr')],
  ])('refuses %o', async (unfit) => {
    const answer = await ask({ reportType: 'Adult', places: [unfit] });
    expect([answer.status, answer.failure.code]).toEqual([400, 'request.invalid']);
  });
});

describe('approving', () => {
  it('brings several into one version, named after who read them, with the mark of the day', async () => {
    const [band, bridge] = [
      await made('Child', 'Sun 1', 'en', '3-5'),
      await made('Child', 'bridge.pace.even'),
    ];
    const mended = { ...bridge, text: bridge.text.replace('Some things', 'A few things') };
    const unread = await admin.call(drafts.approve, {
      body: {
        reportType: 'Child',
        read: false,
        drafts: [{ id: band.id, round: 1, title: '', text: band.text }],
      },
    });
    expect(unread.failure.errors?.[0]?.path).toBe('read');
    const answer = await approve('Child', { ...band, title: '' }, mended);
    expect(answer.status).toBe(200);
    const { body } = await admin.call(knowledge.readVersion, { params: { id: String(answer.body.version) } });
    expect(body).toMatchObject({ source: 'draft', inForce: true, added: 2, changed: 0, removed: 0 });
    expect(body.createdBy).toContain(admin.user.firstName);
    const texts = await readKnowledge(w.db, 'Child', 'en');
    expect(texts.find(({ key }) => key === 'bridge.pace.even')).toMatchObject({
      text: mended.text,
      tags: [],
    });
    expect(texts.find(({ key, ageBand }) => key === 'Sun 1' && ageBand === '3-5')).toMatchObject({
      title: band.title,
      reviewed: expect.stringMatching(/^\d{4}-\d\d-\d\d\/\d+$/),
    });
    // Decided once.
    expect((await approve('Child', band)).failure.code).toBe('draft.changed');
  });

  it('refuses what no text may say, on its field, and all of the batch with it', async () => {
    await removeText('Adult', 'bridge.pace.plus');
    await removeText('Adult', 'bridge.pace.minus');
    await ask({ reportType: 'Adult', groups: ['bridge'] });
    const [one, two] = [await made('Adult', 'bridge.pace.plus'), await made('Adult', 'bridge.pace.minus')];
    const answer = await approve('Adult', one, { ...two, text: `${two.text} A symptom.` });
    expect(answer.failure.errors?.map(({ path }) => path)).toEqual(['drafts.1.text']);
    expect((await made('Adult', 'bridge.pace.plus')).state).toBe('ready');
  });

  it('is refused where somebody has written the text meanwhile; the draft is outdated, with what stands there', async () => {
    const draft = await made('Adult', 'bridge.pace.plus');
    const own =
      'Most things begin fast here, and a few begin late, after a long look; both of them belong to one and the same person.';
    await colleague.call(knowledge.changeTemplateText, {
      body: { reportType: 'Adult', key: 'bridge.pace.plus', description: own },
    });
    expect((await approve('Adult', draft)).failure.code).toBe('draft.outdated');
    const shown = await made('Adult', 'bridge.pace.plus');
    expect(shown).toMatchObject({ state: 'outdated', now: { what: 'place', text: own } });
    const again = await admin.call(drafts.draftAgain, { params: { id: draft.id }, body: { round: 1 } });
    expect(again.failure.code).toBe('draft.outdated');
    const body = { round: 1 };
    expect((await admin.call(drafts.reject, { params: { id: draft.id }, body })).status).toBe(200);
    expect((await colleague.call(drafts.reject, { params: { id: draft.id }, body })).failure.code).toBe(
      'draft.changed',
    );
    expect((await colleague.call(drafts.reject, { params: { id: 'no-such-draft' }, body })).status).toBe(404);
  });

  it('of two at once one is heard', async () => {
    const draft = await made('Adult', 'bridge.pace.minus');
    const read = [{ id: draft.id, round: draft.round, title: '', text: draft.text }];
    const body = { reportType: 'Adult', read: true, drafts: read };
    const answers = await Promise.all([admin, colleague].map((one) => one.call(drafts.approve, { body })));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
  });
});

describe('a text in another language', () => {
  it('is kept when it is approved, exported, and missing again when its English text changes', async () => {
    const key = 'Moon 4';
    await ask({ reportType: 'Student', places: [place(key, 'ta'), place(key, 'hi')] });
    const tamil = await made('Student', key, 'ta');
    const hindi = await made('Student', key, 'hi');
    expect(tamil.findings.filter(({ refused }) => refused)).toEqual([]);
    const before = (await admin.call(knowledge.listVersions, { query: { reportType: 'Student' } })).body
      .totalElements;
    const untitled = await approve('Student', { ...tamil, title: '' });
    expect(untitled.failure.errors?.[0]?.path).toBe('drafts.0.title');
    const answer = await approve('Student', tamil, hindi);
    expect(answer.body.version).toBeNull();
    const after = (await admin.call(knowledge.listVersions, { query: { reportType: 'Student' } })).body
      .totalElements;
    expect(after).toBe(before);
    expect((await missingOf('Student', key)).groups).toEqual([]);
    expect((await missingOf('Student')).languages).toEqual([
      { lang: 'ta', approved: 1, outdated: 0 },
      { lang: 'hi', approved: 1, outdated: 0 },
    ]);
    const file = await admin.call(drafts.exportLanguage, {
      params: { lang: 'ta' },
      query: { reportType: 'Student' },
    });
    expect(Buffer.from(file.body).toString('utf8')).toContain(`${key},Moon,4,${tamil.title}`);

    await ask({ reportType: 'Student', places: [place(key, 'ta')] });
    await edit(admin, { reportType: 'Student', planet: 'Moon', position: 4 }, calmText('Another one.'));
    const { languages, groups } = await missingOf('Student', key);
    expect(languages).toContainEqual({ lang: 'hi', approved: 1, outdated: 1 });
    expect(groups.map(({ group }) => group)).toContain('hi');
    // What came from the bank for the earlier text is outdated, and shows both.
    const old = await made('Student', key, 'ta');
    expect(old).toMatchObject({ state: 'outdated', now: { what: 'source', text: calmText('Another one.') } });
    await admin.call(drafts.draftAgain, { params: { id: old.id }, body: { round: old.round } });
    expect(await made('Student', key, 'ta')).toMatchObject({ state: 'ready', fromBank: false, round: 2 });
  });
});
