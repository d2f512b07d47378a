import { knowledge } from '@udaya/contract/knowledge';
import { notifications } from '@udaya/contract/notifications';
import { reports } from '@udaya/contract/reports';
import { reviews } from '@udaya/contract/reviews';
import type { Area } from '@udaya/core/knowledge/areas';
import { keysOfPair } from '@udaya/core/knowledge/passage-keys';
import { describe, expect, it } from 'vitest';
import { flaggingReaders } from '../testing/flagging-readers.ts';
import { calmText, edit } from '../testing/knowledge.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { type Person, world } from '../testing/world.ts';

const w = await forThisFile(
  world({ PAYMENT_PROVIDER: 'none', CHANGES_PER_USER: '10000', REPORTS_PER_USER: '1000' }),
);
const admin = await w.person('productAdmin');
const r = flaggingReaders(w);

const told = async (person: Person) =>
  (await person.call(notifications.list, {})).body.notifications.map(({ kind }) => kind);
/** The review of the passage of an area that was opened last. */
async function reviewOf(area: Area, id: string) {
  const { planet, position } = await r.partOf(id, area);
  const found = (await r.queue(admin)).find(({ key }) => keysOfPair({ planet, position }).includes(key));
  if (!found) throw new Error(`There is no review of ${planet} ${position}.`);
  return found;
}
const keysOfNew = async (area: Area) => (await r.partOf(await r.writeOf(await w.person('user')), area)).keys;

describe('a passage that two readers flagged', () => {
  it('is held at once: new reports have a neutral text in its place, of which the reader is told nothing', async () => {
    const one = await r.flag('confidence');
    const { planet, position, keys } = await r.partOf(one.id, 'confidence');
    expect((await reviewOf('confidence', one.id)).state).toBe('open');
    expect(await keysOfNew('confidence')).toEqual(keys);
    await r.flag('confidence');
    expect(await reviewOf('confidence', one.id)).toMatchObject({ state: 'held', votes: 2, kind: 'passage' });
    const person = await w.person('user');
    const id = await r.writeOf(person);
    expect((await r.partOf(id, 'confidence')).keys).toEqual(['neutral.confidence']);
    const report = (await person.call(reports.read, { params: { id } })).body;
    expect(report.areas.map(({ area }) => area)).toContain('confidence');
    expect(JSON.stringify(report)).not.toMatch(/neutral\.|heldBy/);
    // What exists stays as it is.
    expect((await r.partOf(one.id, 'confidence')).keys).toEqual(keys);
    const query = { reportType: 'Child', planet, position };
    const { entries } = (await admin.call(knowledge.readCoverage, { query: { reportType: 'Child' } })).body;
    const isHeld = (entry: { planet: string; position: number }) =>
      entry.planet === planet && entry.position === position;
    expect(entries.filter(({ held }) => held).map((entry) => isHeld(entry))).toEqual([true]);
    const { heldBy } = (await admin.call(knowledge.readEntry, { query })).body;
    expect(heldBy).toBe((await reviewOf('confidence', one.id)).id);
  });

  it('counts accounts: one that flags it twice, in two reports, counts once', async () => {
    const { person, id } = await r.flag('learning');
    await r.flag('learning', { person });
    expect(await reviewOf('learning', id)).toMatchObject({ state: 'open', votes: 1 });
    await r.flag('learning');
    expect(await reviewOf('learning', id)).toMatchObject({ state: 'held', votes: 2 });
  });

  it('is used again when fewer than two are left who have not taken it back', async () => {
    const one = await r.flag('friends');
    const other = await r.flag('friends');
    expect(await keysOfNew('friends')).toEqual(['neutral.friends']);
    const answer = await r.say(other.person, other.id, { place: 'friends', upset: false });
    expect(answer.body.upsets).toEqual([]);
    expect(await reviewOf('friends', one.id)).toMatchObject({ state: 'open', votes: 1 });
    expect(await keysOfNew('friends')).not.toContain('neutral.friends');
    await r.say(one.person, one.id, { place: 'friends', upset: false });
    expect(await reviewOf('friends', one.id)).toMatchObject({ state: 'takenBack', votes: 0 });
    // Said again, it is the same review, and nobody is told twice.
    const before = (await told(admin)).length;
    await r.say(one.person, one.id, { place: 'friends', upset: true });
    expect(await reviewOf('friends', one.id)).toMatchObject({ state: 'open', votes: 1 });
    expect((await told(admin)).length).toBe(before);
  });

  it('is held once, and has one review, however many say it at the same moment', async () => {
    const readers = await Promise.all([1, 2, 3, 4, 5].map(() => w.person('user')));
    const ids: string[] = [];
    for (const person of readers) ids.push(await r.reportOf(person));
    const say = (index: number) =>
      r.say(readers[index] as Person, ids[index] ?? '', { place: 'energy', upset: true });
    const answers = await Promise.all([0, 1, 2, 3, 4, 0, 1, 2].map(say));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { planet, position } = await r.partOf(ids[0] ?? '', 'energy');
    const all = (await r.queue(admin)).filter(({ key }) => keysOfPair({ planet, position }).includes(key));
    expect(all.map(({ state, votes }) => [state, votes])).toEqual([['held', 5]]);
    const { rows } = await w.pool.query('select 1 from knowledge_holds where key = $1', [
      `${planet} ${position}`,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('is free of it in another text, and held again where a rollback brings the old one back', async () => {
    const one = await r.flag('wishes');
    await r.flag('wishes');
    const { planet, position, keys } = await r.partOf(one.id, 'wishes');
    expect(await keysOfNew('wishes')).toEqual(['neutral.wishes']);
    const { heldBy: holder } = (
      await admin.call(knowledge.readEntry, { query: { reportType: 'Child', planet, position } })
    ).body;
    const before = (await admin.call(knowledge.listVersions, { query: { reportType: 'Child', lang: 'en' } }))
      .body.content[0];
    const mended = await edit(admin, { reportType: 'Child', planet, position }, calmText('Mended.'), {
      tags: ['+pace', '+novelty'],
    });
    expect(await keysOfNew('wishes')).toEqual(keys);
    const review = await r.read(admin, holder ?? '');
    expect(review).toMatchObject({ state: 'held', changed: true });
    expect(review.decisions).toContain('edit');
    const rolled = await admin.call(knowledge.rollBack, {
      params: { id: String(before?.id) },
      body: { seen: mended.body.textVersion },
    });
    expect(rolled.status).toBe(200);
    expect(await keysOfNew('wishes')).toEqual(['neutral.wishes']);
  });
});

describe('what a reader says', () => {
  it('is theirs alone, kept at once and taken back, with a note that nobody else can read', async () => {
    const note = 'It made me cry, after what happened to us last year.';
    const { person, id, answer } = await r.flag('patience', { note });
    expect(answer.body.upsets).toEqual([{ place: 'patience', note: true }]);
    const read = async (by: Person) => (await by.call(reports.read, { params: { id } })).body;
    expect((await read(person)).upsets).toEqual([{ place: 'patience', note: true }]);
    // A vote says nothing of whether the part fits.
    expect((await read(person)).feedback).toEqual([]);
    const { rows } = await w.pool.query('select note_sealed from report_upsets where report_id = $1', [id]);
    expect(rows[0].note_sealed.toString('utf8')).not.toContain('cry');
    const review = await r.read(admin, (await reviewOf('patience', id)).id);
    expect(review.voices.map((voice) => [voice.account.username, voice.note])).toEqual([
      [person.user.username, note],
    ]);
    await r.say(person, id, { place: 'patience', upset: true, note: '' });
    expect((await read(person)).upsets).toEqual([{ place: 'patience', note: false }]);
  });

  it('is refused where the report is not theirs to judge, and in words that are too long', async () => {
    const { person, id } = await r.flag('letting-go');
    const stranger = await w.person('user');
    const body = { place: 'letting-go', upset: true };
    expect((await r.say(stranger, id, body)).failure.code).toBe('record.missing');
    expect((await r.say(person, 'no-such-report', body)).failure.code).toBe('record.missing');
    expect((await r.say(admin, id, body)).status).toBe(403);
    const errors = async (change: object) => (await r.say(person, id, { ...body, ...change })).failure.errors;
    expect((await errors({ note: 'a'.repeat(501) }))?.[0]?.path).toBe('note');
    expect((await errors({ note: 'a\u0000b' }))?.[0]?.path).toBe('note');
    expect((await errors({ place: 'money' }))?.[0]?.path).toBe('place');
    expect((await errors({ upset: 'yes' }))?.[0]?.path).toBe('upset');
    expect((await r.say(person, id, { ...body, note: 'a'.repeat(500) })).status).toBe(200);
  });

  it('goes with the report, and with the account', async () => {
    const { id } = await r.flag('fairness');
    const second = await r.flag('fairness');
    const review = await reviewOf('fairness', id);
    expect(review).toMatchObject({ state: 'held', votes: 2 });
    await w.pool.query('delete from reports where id = $1', [id]);
    expect(await reviewOf('fairness', second.id)).toMatchObject({ state: 'held', votes: 1 });
    await w.pool.query(`update users set status = 'DELETED' where id = $1`, [second.person.user.id]);
    expect(await reviewOf('fairness', second.id)).toMatchObject({ state: 'held', votes: 0 });
    const left = await w.pool.query('select 1 from report_upsets where report_id = any($1)', [
      [id, second.id],
    ]);
    expect(left.rows).toEqual([]);
  });

  it('tells the product admins of a new review and of a hold', async () => {
    const other = await w.person('productAdmin');
    await r.flag('meeting');
    expect(await told(other)).toEqual(['review.opened']);
    await r.flag('meeting');
    expect(await told(other)).toEqual(['review.held', 'review.opened']);
  });
});

describe('the queue', () => {
  it('is the product admin’s, with filters and pages', async () => {
    const person = await w.person('user');
    expect((await person.call(reviews.list, {})).status).toBe(403);
    const held = await r.queue(admin, { state: 'held' });
    expect(held.length).toBeGreaterThan(0);
    expect(new Set(held.map(({ state }) => state))).toEqual(new Set(['held']));
    expect(await r.queue(admin, { reportType: 'Adult' })).toEqual([]);
    expect((await admin.call(reviews.list, { query: { state: 'lost' } })).status).toBe(400);
    const page = (await admin.call(reviews.list, { query: { size: 1, page: 1, sortOrder: 'asc' } })).body;
    expect(page.content).toHaveLength(1);
    expect(page.totalPages).toBe(page.totalElements);
    expect((await admin.call(reviews.read, { params: { id: 'no-such-review' } })).failure.code).toBe(
      'record.missing',
    );
  });
});
