import { knowledge } from '@udaya/contract/knowledge';
import type { ReportType } from '@udaya/core/reports/report-types';
import { describe, expect, it } from 'vitest';
import { loadShippedKnowledge } from '../src/features/knowledge/load-shipped-knowledge.ts';
import {
  calmText,
  countShipped,
  edit,
  makeGap,
  type Pair,
  readEntry,
  shipAgain,
} from '../testing/knowledge.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { world } from '../testing/world.ts';

const w = await forThisFile(world());
const admin = await w.person('productAdmin', { firstName: 'Asha', lastName: 'Rao' });
const other = await w.person('productAdmin', { firstName: 'Bala', lastName: 'Iyer' });

const sun = (position: Pair['position'], reportType: ReportType = 'Child'): Pair => ({
  reportType,
  planet: 'Sun',
  position,
});
const versions = async (reportType: ReportType = 'Child') =>
  (await admin.call(knowledge.listVersions, { query: { reportType, lang: 'en', size: 100 } })).body.content;
const read = async (id: number) =>
  (await admin.call(knowledge.readVersion, { params: { id: String(id) } })).body;
const compare = async (id: number, query: Record<string, number> = {}) =>
  admin.call(knowledge.compareVersions, { params: { id: String(id) }, query });
const rollBack = (id: number, seen: number, person = admin) =>
  person.call(knowledge.rollBack, { params: { id: String(id) }, body: { seen } });
const first = async (reportType: ReportType = 'Child') => (await versions(reportType)).at(-1)?.id ?? 0;

const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).sort((one, another) => one - another);

describe('two versions', () => {
  it('are compared with the one before, and with any other of the same type', async () => {
    const shipped = await first();
    const original = await readEntry(admin, sun(1));
    const one = (await edit(admin, sun(1), calmText('One.'))).body.textVersion;
    const two = (await edit(admin, sun(2), calmText('Two.'))).body.textVersion;
    expect((await read(two)).before).toBe(one);
    const last = (await compare(two)).body;
    expect([last.from?.id, last.to.id]).toEqual([one, two]);
    expect(last.changes).toMatchObject([{ planet: 'Sun', position: 2, kind: 'changed' }]);
    const both = (await compare(two, { with: shipped })).body;
    expect([both.added, both.changed, both.removed, both.same]).toEqual([
      0,
      2,
      0,
      countShipped('Child').texts - 2,
    ]);
    expect(both.changes[0]).toMatchObject({
      before: { description: original.description },
      after: { description: calmText('One.') },
    });
    const whole = (await compare(shipped)).body;
    expect([whole.from, whole.added, whole.same]).toEqual([null, countShipped('Child').texts, 0]);
  });

  it('of two report types are not compared; those that are not there are 404', async () => {
    const answer = await compare(await first('Child'), { with: await first('Adult') });
    expect([answer.status, answer.failure.errors?.[0]?.path]).toEqual([400, 'with']);
    expect((await compare(999_999)).status).toBe(404);
    expect((await compare(await first(), { with: 999_999 })).status).toBe(404);
  });
});

describe('a rollback', () => {
  it('makes a new version of all that an earlier one held, without what was not there then', async () => {
    await makeGap(w, sun(3, 'Adult'));
    const shipped = await first('Adult');
    const original = await readEntry(admin, sun(4, 'Adult'));
    await edit(admin, sun(4, 'Adult'), calmText('Four.'));
    const added = await admin.call(knowledge.createEntry, {
      body: { ...sun(3, 'Adult'), descriptionTitle: 'Quiet', description: calmText('Three.') },
    });
    const current = added.body.textVersion;
    expect(await read(shipped)).toMatchObject({ current, rollback: { added: 0, changed: 1, removed: 1 } });
    const answer = await rollBack(shipped, current);
    expect(answer.body).toMatchObject({
      source: 'rollback',
      basedOn: shipped,
      inForce: true,
      createdBy: 'Asha Rao',
      added: 0,
      changed: 1,
      removed: 1,
      same: countShipped('Adult').texts - 3,
      leftAlone: 0,
    });
    expect(await readEntry(admin, sun(4, 'Adult'))).toMatchObject({
      description: original.description,
      textVersion: { id: shipped },
    });
    const { planet, position, reportType } = sun(3, 'Adult');
    const gone = await admin.call(knowledge.readEntry, { query: { planet, position, reportType } });
    expect(gone.body.entry).toBeNull();
    expect((await compare(answer.body.id, { with: shipped })).body.changes).toEqual([]);
    // And forth again: nothing was lost.
    expect((await rollBack(current, answer.body.id)).status).toBe(200);
    expect((await readEntry(admin, sun(3, 'Adult'))).description).toBe(calmText('Three.'));
  });

  it('to what is active already is refused', async () => {
    const shipped = await first();
    const current = (await versions())[0]?.id ?? 0;
    const made = (await rollBack(shipped, current)).body.id;
    for (const id of [shipped, made]) {
      expect((await read(id)).rollback).toBeNull();
      expect((await rollBack(id, made)).failure.code).toBe('knowledge.nothing_to_change');
    }
    expect((await rollBack(999_999, made)).status).toBe(404);
  });
});

describe('two admins at once', () => {
  it('change two entries, and neither is lost', async () => {
    const positions = [5, 6, 7, 8, 9, 10] as const;
    const answers = await Promise.all(
      positions.map((position, index) =>
        edit(index % 2 === 0 ? admin : other, sun(position), calmText(`At once ${position}.`)),
      ),
    );
    expect(answers.map(({ body }) => body.saved)).toEqual(positions.map(() => true));
    for (const position of positions)
      expect((await readEntry(admin, sun(position))).description).toBe(calmText(`At once ${position}.`));
    expect((await versions()).filter(({ inForce }) => inForce)).toHaveLength(1);
  });

  it('change one entry from the same text: the second is told, and nothing of the first is lost', async () => {
    const seen = (await readEntry(admin, sun(11))).textVersion.id;
    const answers = await Promise.all([
      edit(admin, sun(11), calmText('By Asha.'), { seen }),
      edit(other, sun(11), calmText('By Bala.'), { seen }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.failure.code).toBe('knowledge.changed_meanwhile');
    expect(refused?.failure.message).toMatch(/Someone else changed this in the meantime/);
    const winner = answers.find(({ status }) => status === 200)?.body.textVersion;
    const now = await readEntry(admin, sun(11));
    expect(now.textVersion.id).toBe(winner);
    const loser = await edit(other, sun(11), calmText('Decided again.'), { seen: now.textVersion.id });
    expect(loser.body.saved).toBe(true);
  });

  it('roll back after an edit that was not seen: refused', async () => {
    const seen = (await versions())[0]?.id ?? 0;
    await edit(other, sun(12), calmText('Meanwhile.'));
    expect((await rollBack(await first(), seen)).failure.code).toBe('knowledge.changed_meanwhile');
    expect((await readEntry(admin, sun(12))).description).toBe(calmText('Meanwhile.'));
  });

  it('roll back at once: one version is made', async () => {
    const [current] = await versions();
    const target = await first();
    const answers = await Promise.all([
      rollBack(target, current?.id ?? 0),
      rollBack(target, current?.id ?? 0, other),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect((await versions())[1]?.id).toBe(current?.id);
  });
});

describe('what the product ships again', () => {
  const offers = async () => (await admin.call(knowledge.readOffers)).body.offers;
  const answer = (id: number, body: object, person = admin) =>
    person.call(knowledge.answerOffer, { params: { id: String(id) }, body });

  it('holds at once where nobody put in texts of their own', async () => {
    const fresh = await world();
    try {
      const person = await fresh.person('productAdmin');
      await shipAgain(fresh, 'Child', [sun(1)]);
      const { content: made } = (
        await person.call(knowledge.listVersions, { query: { reportType: 'Child', lang: 'en' } })
      ).body;
      expect(made.map(({ source, inForce, changed, same }) => [source, inForce, changed, same])).toEqual([
        ['shipped', true, 1, countShipped('Child').texts - 1],
        ['shipped', false, 0, 0],
      ]);
      expect((await person.call(knowledge.readOffers)).body.offers).toEqual([]);
    } finally {
      await fresh.close();
    }
  });

  it('is offered beside own texts, with the difference, and nothing of it holds by itself', async () => {
    const own = (await edit(admin, sun(1, 'Student'), calmText('My own.'))).body.textVersion;
    await shipAgain(w, 'Student', [sun(1, 'Student'), sun(2, 'Student'), sun(3, 'Student')]);
    const [offer, ...more] = await offers();
    expect(more).toEqual([]);
    expect(offer?.version).toMatchObject({ state: 'offered', inForce: false, source: 'shipped', changed: 3 });
    expect(offer?.current.id).toBe(own);
    expect(offer?.changes.map(({ position, kind, fresh }) => [position, kind, fresh])).toEqual([
      [1, 'changed', true],
      [2, 'changed', true],
      [3, 'changed', true],
    ]);
    expect(offer?.changes[0]?.before?.description).toBe(calmText('My own.'));
    expect((await readEntry(admin, sun(1, 'Student'))).description).toBe(calmText('My own.'));
    expect((await rollBack(offer?.version.id ?? 0, own)).failure.code).toBe('knowledge.only_offered');
    // A second start offers it no second time.
    await loadShippedKnowledge(w.db);
    expect(await offers()).toHaveLength(1);
  });

  it('is taken in part: what was chosen holds, the rest stays, and the offer is answered', async () => {
    const [offer] = await offers();
    const id = offer?.version.id ?? 0;
    const seen = offer?.current.id;
    const chosen = [{ key: 'Sun 2' }];
    expect((await answer(id, { seen, take: 'some' })).failure.errors?.[0]?.path).toBe('entries');
    const none = await answer(id, { seen, take: 'some', entries: [{ key: 'Moon 2' }] });
    expect(none.failure.errors?.[0]?.path).toBe('entries');
    const kept = await readEntry(admin, sun(3, 'Student'));
    const taken = await answer(id, { seen, take: 'some', entries: chosen });
    expect(taken.body.version).toMatchObject({
      source: 'choice',
      basedOn: id,
      createdBy: 'Asha Rao',
      added: 0,
      changed: 1,
      leftAlone: countShipped('Student').texts - 1,
    });
    expect(await readEntry(admin, sun(2, 'Student'))).toMatchObject({
      description: offer?.changes[1]?.after?.description,
      textVersion: { id },
    });
    expect(await readEntry(admin, sun(3, 'Student'))).toEqual(kept);
    expect((await readEntry(admin, sun(1, 'Student'))).description).toBe(calmText('My own.'));
    expect(await offers()).toEqual([]);
    const again = await answer(id, { seen: taken.body.version?.id, take: 'all' });
    expect(again.failure.code).toBe('knowledge.answered');
  });

  it('tells what is new from what was turned down before, and can be turned down as a whole', async () => {
    await shipAgain(w, 'Student', [sun(5, 'Student')]);
    const [offer] = await offers();
    const changes = offer?.changes.map(({ position, fresh }) => [position, fresh]);
    // The own text, and what was left at the last choice, differ still; new is the fifth alone.
    expect(changes).toEqual([
      [1, false],
      [3, false],
      [5, true],
    ]);
    const before = (await versions('Student')).length;
    const declined = await answer(offer?.version.id ?? 0, { seen: offer?.current.id, take: 'none' });
    expect([declined.status, declined.body.version]).toEqual([200, null]);
    expect(await offers()).toEqual([]);
    expect(await versions('Student')).toHaveLength(before);
  });

  it('is taken as a whole; a newer one takes the place of one that nobody has answered', async () => {
    await shipAgain(w, 'Student', [sun(6, 'Student')]);
    const [stale] = await offers();
    await shipAgain(w, 'Student', [sun(7, 'Student')]);
    const [offer, ...more] = await offers();
    expect(more).toEqual([]);
    expect(offer?.changes.map(({ position }) => position)).toEqual([1, 3, 5, 6, 7]);
    const late = await answer(stale?.version.id ?? 0, { seen: stale?.current.id, take: 'all' });
    expect(late.failure.code).toBe('knowledge.answered');
    const taken = await answer(offer?.version.id ?? 0, { seen: offer?.current.id, take: 'all' });
    expect(taken.body.version).toMatchObject({ changed: 5, leftAlone: countShipped('Student').texts - 5 });
    for (const change of offer?.changes ?? [])
      expect((await readEntry(admin, sun(change.position ?? 1, 'Student'))).description).toBe(
        change.after?.description,
      );
  });

  it('is not answered over a change that was not seen, and by one of two who answer at once', async () => {
    await shipAgain(w, 'Student', [sun(8, 'Student')]);
    const [seen] = await offers();
    await edit(other, sun(9, 'Student'), calmText('Meanwhile.'));
    const id = seen?.version.id ?? 0;
    const late = await answer(id, { seen: seen?.current.id, take: 'all' });
    expect(late.failure.code).toBe('knowledge.changed_meanwhile');
    const [offer] = await offers();
    const body = { seen: offer?.current.id, take: 'all' };
    const both = await Promise.all([answer(id, body), answer(id, body, other)]);
    expect(statusesOf(both)).toEqual([200, 409]);
    expect((await readEntry(admin, sun(9, 'Student'))).description).toBe(calmText('Meanwhile.'));
  });
});
