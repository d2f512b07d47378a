import { notifications } from '@udaya/contract/notifications';
import { privacy } from '@udaya/contract/privacy';
import { reports } from '@udaya/contract/reports';
import { reviews } from '@udaya/contract/reviews';
import type { Area } from '@udaya/core/knowledge/areas';
import type { ReportContent } from '@udaya/core/reports/report-content';
import { describe, expect, it, vi } from 'vitest';
import { flaggingReaders } from '../testing/flagging-readers.ts';
import { copyReport, twoGroups } from '../testing/group-people.ts';
import { calmText, edit } from '../testing/knowledge.ts';
import { readZip } from '../testing/read-zip.ts';
import { restate } from '../testing/report-contents.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { type Person, world } from '../testing/world.ts';

const w = await forThisFile(
  world({ PAYMENT_PROVIDER: 'none', CHANGES_PER_USER: '10000', REPORTS_PER_USER: '1000' }),
);
const admin = await w.person('productAdmin');
await w.startWorkers();
const r = flaggingReaders(w);

const keysOfNew = async (area: Area) => (await r.partOf(await r.writeOf(await w.person('user')), area)).keys;
const told = async (person: Person) =>
  (await person.call(notifications.list, {})).body.notifications.map(({ kind }) => kind);
const versionsOf = async (person: Person, id: string) =>
  (await person.call(reports.read, { params: { id } })).body.history?.versions ?? [];
const reopen = (id: string) => admin.call(reviews.reopen, { params: { id } });

/** A passage that two readers flagged, with its review. */
async function held(area: Area) {
  const one = await r.flag(area);
  const other = await r.flag(area);
  const [review] = await r.queue(admin, { state: 'held' });
  if (!review) throw new Error('Nothing is held.');
  return { one, other, id: review.id, part: await r.partOf(one.id, area) };
}

describe('a decision', () => {
  it('lets an approved passage stand; what is said after it starts again', async () => {
    const { one, id, part } = await held('confidence');
    expect(await keysOfNew('confidence')).toEqual(['neutral.confidence']);
    const answer = await r.decide(admin, id, 'approve', 'Gentle enough');
    expect(answer.body).toMatchObject({
      state: 'approved',
      decisions: [],
      reversible: true,
      decided: { by: { username: admin.user.username }, reason: 'Gentle enough' },
    });
    expect(await keysOfNew('confidence')).toEqual(part.keys);
    const third = await r.flag('confidence');
    const [open] = await r.queue(admin, { state: 'open' });
    expect(open).toMatchObject({ votes: 1, key: part.keys[0] });
    expect(open?.id).not.toBe(id);
    expect(await keysOfNew('confidence')).toEqual(part.keys);
    // Whoever takes back what was decided about changes nothing any more.
    await r.say(one.person, one.id, { place: 'confidence', upset: false });
    expect((await r.read(admin, id)).state).toBe('approved');
    // Another review is open, so this one stays decided.
    expect((await reopen(id)).failure.code).toBe('review.not_reversible');
    await r.say(third.person, third.id, { place: 'confidence', upset: false });
  });

  it('leaves a passage out for good until it is edited, and offers whoever flagged it another version', async () => {
    const { one, id, part } = await held('learning');
    expect((await r.decide(admin, id, 'fallBack')).body.state).toBe('fellBack');
    expect(await keysOfNew('learning')).toEqual(['neutral.learning']);
    await vi.waitFor(async () => expect(await versionsOf(one.person, one.id)).toHaveLength(2), 10_000);
    const [first, second] = await versionsOf(one.person, one.id);
    expect([first?.shown, second?.shown, second?.offered]).toEqual([true, false, true]);
    expect(await told(one.person)).toContain('report.worded');
    // Nothing is decided twice: who flags an older report later is offered the same.
    const late = await r.flag('learning');
    expect((await r.read(admin, id)).votes).toBe(3);
    await vi.waitFor(async () => expect(await versionsOf(late.person, late.id)).toHaveLength(2), 10_000);
    const { planet, position, slot } = part;
    await edit(admin, { reportType: 'Child', planet, position }, calmText('Mended.'), slot);
    expect(await keysOfNew('learning')).toEqual(part.keys);
  });

  it('closes a review as edited only when the text was, and offers it to whoever flagged it', async () => {
    const { one, id, part } = await held('friends');
    expect((await r.decide(admin, id, 'edit')).failure.code).toBe('review.not_edited');
    const { planet, position, slot } = part;
    await edit(admin, { reportType: 'Child', planet, position }, calmText('Mended, too.'), slot);
    expect((await r.decide(admin, id, 'edit')).body).toMatchObject({ state: 'edited', reversible: false });
    await vi.waitFor(async () => expect(await versionsOf(one.person, one.id)).toHaveLength(2), 10_000);
    expect((await r.partOf(one.id, 'friends')).description).toContain('Mended, too.');
    expect((await reopen(id)).failure.code).toBe('review.not_reversible');
  });

  it('is taken by one of two who decide at once, and the other one hears of it', async () => {
    const { id } = await held('energy');
    const other = await w.person('productAdmin');
    const answers = await Promise.all([
      r.decide(admin, id, 'approve', 'Fine'),
      r.decide(other, id, 'fallBack', 'Not fine'),
    ]);
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.failure).toMatchObject({
      code: 'review.decided',
      message: 'This review has already been decided.',
    });
  });

  it('is given a reason, and can be taken back', async () => {
    const { id } = await held('patience');
    const errors = (await r.decide(admin, id, 'approve', '  ')).failure.errors;
    expect(errors).toEqual([{ path: 'reason', message: 'Please give a short reason' }]);
    expect((await r.decide(admin, id, 'maybe')).status).toBe(400);
    expect((await reopen(id)).failure.code).toBe('review.not_reversible');
    await r.decide(admin, id, 'approve');
    expect(await keysOfNew('patience')).not.toContain('neutral.patience');
    expect((await reopen(id)).body).toMatchObject({ state: 'held', decided: null });
    expect(await keysOfNew('patience')).toEqual(['neutral.patience']);
    const { rows } = await w.pool.query(
      `select action from audit_log where target_id = $1 and action <> 'review.viewed' order by at`,
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['review.approved', 'review.reopened']);
    expect((await r.decide(admin, 'no-such-review', 'approve')).status).toBe(404);
  });
});

describe('what stands around the parts', () => {
  it('has a review of its own report, of which nothing is held', async () => {
    const one = await r.flag('frame');
    await r.flag('frame');
    const [latest] = await r.queue(admin, { kind: 'report' });
    expect(latest).toMatchObject({ state: 'open', votes: 1, place: 'frame', key: '', worded: false });
    const review = await r.read(admin, latest?.id ?? '');
    expect(review.texts.length).toBeGreaterThan(6);
    expect((await r.decide(admin, review.id, 'fallBack')).failure.code).toBe('review.no_fallback');
    // It goes with its report.
    const ofOne = (await r.queue(admin, { kind: 'report' })).at(-1);
    await w.pool.query('delete from reports where id = $1', [one.id]);
    expect((await admin.call(reviews.read, { params: { id: ofOne?.id ?? '' } })).status).toBe(404);
  });

  it('falls back to the composer’s words where a model’s are flagged by the reader, who is told', async () => {
    const person = await w.person('user');
    const id = await r.writeOf(person);
    const said = 'Words that a model chose, and that hurt.';
    await restate(w, id, (content) => worded(content, said));
    expect((await r.say(person, id, { place: 'frame', upset: true })).status).toBe(200);
    const [latest] = await r.queue(admin, { kind: 'report' });
    expect(latest).toMatchObject({ worded: true });
    expect((await r.read(admin, latest?.id ?? '')).texts.map(({ text }) => text)).toContain(said);
    expect((await r.decide(admin, latest?.id ?? '', 'fallBack')).body.reversible).toBe(false);
    await vi.waitFor(async () => {
      const { opening } = (await person.call(reports.read, { params: { id } })).body;
      expect(opening).not.toContain(said);
    }, 10_000);
    expect((await versionsOf(person, id)).map(({ shown }) => shown)).toEqual([false, true]);
    await vi.waitFor(async () => expect(await told(person)).toContain('report.reworded'), 10_000);
  });
});

function worded(content: ReportContent, said: string): ReportContent {
  const { frame, manifest } = content;
  const [first, ...others] = frame?.opening ?? [];
  if (!frame || !first) throw new Error('There is no opening.');
  const opening = [{ ...first, text: said, sentences: [{ text: said, cites: [] }] }, ...others];
  const writer = {
    kind: 'model',
    version: '2',
    mode: 'frame',
    provider: 'stub',
    model: 'stub',
    promptVersion: '1',
    checksVersion: '1',
    requestHash: '',
  } as const;
  return {
    ...content,
    opening: opening.map(({ text }) => text).join(' '),
    frame: { ...frame, opening },
    manifest: { ...manifest, writer },
  };
}

describe('in a group', () => {
  it('each account says for itself, and those who reach a report count', async () => {
    const model = await r.writeOf(await w.person('user'));
    const { anbu, admin: groupAdmin, bala, otherAdmin } = await twoGroups(w);
    const id = await copyReport(w, model, anbu);
    const body = { place: 'letting-go', upset: true };
    expect((await r.say(anbu, id, { ...body, note: 'Mine' })).body.upsets).toHaveLength(1);
    expect((await r.say(bala, id, body)).status).toBe(404);
    expect((await r.say(otherAdmin, id, body)).status).toBe(404);
    expect((await r.say(groupAdmin, id, body)).body.upsets).toEqual([{ place: 'letting-go', note: false }]);
    const [review] = await r.queue(admin, { state: 'held' });
    expect(review).toMatchObject({ place: 'letting-go', votes: 2 });
    // What their admin reads of who did what tells of neither.
    const { rows } = await w.pool.query(
      `select distinct action from audit_log where target_id = $1 and group_id = $2`,
      [id, anbu.user.groupId],
    );
    expect(rows.map(({ action }) => action)).toEqual(['report.judged']);
  });
});

describe('the copy of one’s own data', () => {
  it('has what its owner flagged, with the notes', async () => {
    const { person, id } = await r.flag('wishes', { note: 'Too near the bone' });
    const { body } = await person.call(privacy.exportData, { body: { password: person.password } });
    const file = [...readZip(body)].find(([name]) => name.endsWith('upsetting.json'));
    expect(JSON.parse(file?.[1].toString() ?? '')).toMatchObject([
      { reportId: id, place: 'wishes', note: 'Too near the bone' },
    ]);
  });
});
