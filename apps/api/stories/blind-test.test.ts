import { createHash, createHmac } from 'node:crypto';
import { blindTest } from '@udaya/contract/blind-test';
import { privacy } from '@udaya/contract/privacy';
import { feedback } from '@udaya/contract/report-feedback';
import { reports } from '@udaya/contract/reports';
import { protocol } from '@udaya/core/blind-test/protocol';
import type { Area } from '@udaya/core/knowledge/areas';
import { describe, expect, it } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { readZip } from '../testing/read-zip.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';
import type { Person } from '../testing/world.ts';
import { writeNow } from '../testing/write-now.ts';

const shop = await forThisFile(openShop({ PASSWORD_TRIES_PER_USER: '1000' }));
const { parent } = shop;

const letters = 'abcdefghijklmnopqrstuvwxyz';
let children = 0;

/** A child's report that is paid, of a child with a name of its own. */
async function paidReport(change: Record<string, unknown> = {}, person: Person = parent): Promise<string> {
  const made = await person.call(reports.create, {
    body: await birthBody(person, { name: `Kavi${letters[children++]}`, ...change }),
  });
  await writeNow(shop, made.body.id);
  await shop.pool.query("update reports set payment_status = 'PAID' where id = $1", [made.body.id]);
  return made.body.id;
}
const begin = async (id: string, { unread = true, by = parent } = {}) =>
  by.call(blindTest.begin, { params: { id }, body: { unread } });
const areasOf = async (id: string, asked?: Parameters<typeof begin>[1]) =>
  (await begin(id, asked)).body.areas.map(({ area }) => area);
const open = (id: string, area: Area, by: Person = parent) =>
  by.call(blindTest.open, { params: { id }, body: { area } });
const choose = (id: string, area: Area, choice: string, by: Person = parent) =>
  by.call(blindTest.choose, { params: { id }, body: { area, choice } });
const one = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row> =>
  (await shop.pool.query(sql, values)).rows[0];

/** A fresh report with what can be tested of it: of one draw in fifty it is nothing, since both births are alike. */
async function testableReport(
  change: Record<string, unknown> = {},
  asked?: Parameters<typeof begin>[1],
): Promise<{ id: string; area: Area; areas: Area[] }> {
  for (let attempt = 0; attempt < 6; attempt++) {
    const id = await paidReport(change, asked?.by);
    const areas = await areasOf(id, asked);
    if (areas[0]) return { id, area: areas[0], areas };
  }
  throw new Error('Nothing can be tested.');
}

/** The same with its pair. */
async function openPair(change: Record<string, unknown> = {}, unread = true) {
  const { id, area } = await testableReport(change, { unread });
  return { id, area, pair: (await open(id, area)).body };
}

describe('a pair', () => {
  it('is two parts of one area with the child’s name, of which one stands in the child’s report, and stays as it was drawn', async () => {
    const { id, area, pair } = await openPair({ name: 'Kayal' });
    const { reportJson, areas } = (await parent.call(reports.read, { params: { id } })).body;
    const place = areas.findIndex((other) => other.area === area);
    const own = (JSON.parse(reportJson) as { description: string }[])[place]?.description ?? '';
    const shown = [pair.a, pair.b].map((paragraphs) => paragraphs.join('\n\n'));
    // A sentence that hangs on the minute follows it.
    expect(shown.filter((text) => text.startsWith(own))).toHaveLength(1);
    expect(pair.a).not.toEqual(pair.b);
    expect(pair.a).toHaveLength(pair.b.length);
    for (const text of shown) expect(text).not.toMatch(/[{}]/);
    expect((await open(id, area)).body).toEqual(pair);
    // What was opened is what is asked about, whatever else could be.
    expect(await areasOf(id)).toEqual([area]);
    // The answer names no side and nothing of the draw.
    expect(Object.keys(pair).sort()).toEqual(['a', 'b', 'heading', 'lang']);
  });

  it('has on both sides what can be said without a time of birth, where the time is not known', async () => {
    const { pair } = await openPair({ timeAccuracy: 'unknown' });
    expect(pair.a).toHaveLength(pair.b.length);
  });

  it.each(['2026-08-02', '2024-12-02', '2022-03-04', '2014-02-01'])(
    'can be drawn for a child born on %s',
    async (dateOfBirth) => {
      const { id, area } = await testableReport({ dateOfBirth });
      expect((await open(id, area)).status).toBe(200);
    },
  );

  it('is not drawn of the part that the preview shows, of one that was judged, or of a report that was downloaded', async () => {
    const { id, areas: offered } = await testableReport();
    const { areas } = (await parent.call(reports.read, { params: { id } })).body;
    const first = areas[0]?.area ?? 'feelings';
    expect(offered).not.toContain(first);
    // Asked again, the same birth is compared: nobody draws until an area suits.
    expect(await areasOf(id)).toEqual(offered);
    expect((await open(id, first)).failure.code).toBe('blind_test.closed');
    const judged = offered[0] ?? 'feelings';
    await parent.call(feedback.say, { params: { id }, body: { area: judged, verdict: 'fits' } });
    expect(await areasOf(id)).toEqual(offered.slice(1));
    await parent.call(reports.readPdf, { query: { id } });
    expect(await areasOf(id)).toEqual([]);
  });

  it('is for the parent who bought a child’s report, and for nobody else', async () => {
    const { id, area } = await testableReport();
    const stranger = await shop.person('user');
    for (const answer of [await begin(id, { by: stranger }), await open(id, area, stranger)])
      expect(answer.failure.code).toBe('record.missing');
    expect((await choose(id, area, 'A', stranger)).failure.code).toBe('record.missing');
    for (const role of ['productAdmin', 'groupAdmin', 'groupUser'] as const)
      expect((await begin(id, { by: await shop.person(role) })).status).toBe(403);
    await shop.pool.query("update reports set payment_status = 'PENDING' where id = $1", [id]);
    expect((await open(id, area)).failure.code).toBe('report.unpaid');
    const adult = await paidReport({ dateOfBirth: '1990-05-24' });
    await shop.pool.query("update reports set report_type = 'Adult' where id = $1", [adult]);
    expect((await begin(adult)).status).toBe(404);
  });
});

describe('a choice', () => {
  it('is final, is answered by whose part it was, and is kept without the report', async () => {
    const { id, area, pair } = await openPair();
    expect((await choose(id, area, 'C')).failure.errors?.[0]?.path).toBe('choice');
    const { body } = await choose(id, area, 'A');
    const { reportJson } = (await parent.call(reports.read, { params: { id } })).body;
    const ownText = (body.own === 'A' ? pair.a : pair.b)[0] ?? '';
    expect(JSON.stringify(JSON.parse(reportJson))).toContain(JSON.stringify(ownText).slice(1, -1));
    expect(body.counted).toBe(true);
    expect(await one('select count(*)::int as open from blind_test_open where report_id = $1', [id])).toEqual(
      { open: 0 },
    );
    for (const again of [await choose(id, area, 'B'), await open(id, area)])
      expect(again.failure.code).toBe('blind_test.closed');
    expect(await areasOf(id)).not.toContain(area);
    const kept = await one<Record<string, unknown>>(
      'select * from blind_test_draws where round = $1 and number = $2',
      [body.round, body.number],
    );
    expect(kept).toMatchObject({ area, choice: 'A', own_side: body.own, standing: 'counted', band: '6-9' });
    expect(Object.keys(kept).filter((column) => /report|user|account|_at$/.test(column))).toEqual([]);
  });

  it('counts once a report; what comes after it, what was read before and what cannot be told is apart', async () => {
    let id = '';
    let next: Area | undefined;
    while (!next) {
      const first = await openPair();
      id = first.id;
      await choose(id, first.area, 'unsure');
      [next] = await areasOf(id);
    }
    await open(id, next);
    const further = (await choose(id, next, 'B')).body;
    expect(further.counted).toBe(false);
    const read = await openPair({}, false);
    const known = (await choose(read.id, read.area, 'A')).body;
    expect(known.counted).toBe(false);
    // Who has an earlier report of the child may know what the new one says.
    const earlier = await openPair();
    const { name } = (await parent.call(reports.read, { params: { id: earlier.id } })).body;
    const again = await openPair({ name: name.toLowerCase() });
    expect((await choose(earlier.id, earlier.area, 'A')).body.counted).toBe(true);
    expect((await choose(again.id, again.area, 'A')).body.counted).toBe(false);
    const standings = async (number: number) =>
      one('select standing from blind_test_draws where round = $1 and number = $2', [known.round, number]);
    expect([await standings(further.number), await standings(known.number)]).toEqual([
      { standing: 'further' },
      { standing: 'read' },
    ]);
  });

  it('stays when the report is erased, and the copy of one’s own data names the areas alone', async () => {
    const own = await shop.person('user');
    const { id, area } = await testableReport({}, { by: own });
    await open(id, area, own);
    const { number, round } = (await choose(id, area, 'B', own)).body;
    const { body } = await own.call(privacy.exportData, { body: { password: own.password } });
    const taken = readZip(body).get('blind-test.json')?.toString() ?? '';
    expect(JSON.parse(taken)).toEqual([{ reportId: id, area }]);
    await shop.pool.query('delete from reports where id = $1', [id]);
    expect(
      await one('select choice from blind_test_draws where round = $1 and number = $2', [round, number]),
    ).toEqual({ choice: 'B' });
    expect(
      await one('select count(*)::int as left from blind_test_areas where report_id = $1', [id]),
    ).toEqual({
      left: 0,
    });
  });
});

describe('a round', () => {
  const running = () =>
    one<{ number: number; seed_hash: string }>('select * from blind_test_rounds where ended is null');

  it('is over with its last choice, and everybody can then compute what was drawn', async () => {
    const { number: round, seed_hash: hash } = await running();
    const waiting = await openPair();
    const last = await openPair();
    const { counted } = await one<{ counted: number }>(
      "select count(*)::int as counted from blind_test_draws where round = $1 and standing = 'counted' and choice in ('A', 'B')",
      [round],
    );
    // The choices of the others, as many as are missing but one.
    await shop.pool.query(
      `insert into blind_test_draws (round, number, month, area, band, own_side, standing, choice)
       select $1, 1000 + n, '2026-11', 'energy', '3-5', 'A', 'counted', 'A' from generate_series(1, $2) n`,
      [round, protocol.size - counted - 1],
    );
    expect((await running()).number).toBe(round);
    expect((await choose(last.id, last.area, 'A')).body.counted).toBe(true);
    const next = await running();
    expect([next.number, next.seed_hash]).toEqual([round + 1, expect.not.stringMatching(hash)]);
    // Whoever had a pair open in it takes another one, under the seed that nobody knows.
    expect((await choose(waiting.id, waiting.area, 'A')).failure.code).toBe('blind_test.closed');
    await areasOf(waiting.id);
    expect(
      await one(
        'select number, d.round from blind_test_open o join blind_test_draws d using (round, number) where report_id = $1',
        [waiting.id],
      ),
    ).toEqual({ number: 1, round: round + 1 });

    const published = (await shop.blindTest.rounds()).find(({ number }) => number === round);
    expect(published).toMatchObject({ end: 'complete', choices: protocol.size, seedHash: hash });
    const seed = Buffer.from(published?.seed ?? '', 'hex');
    expect(createHash('sha256').update(seed).digest('hex')).toBe(hash);
    const draws = (await shop.blindTest.draws(round)) ?? [];
    expect(draws.length).toBeGreaterThan(protocol.size);
    for (const one of draws.filter(({ number }) => number < 1000)) {
      const bytes = createHmac('sha256', seed).update(`side ${one.number}`).digest();
      expect([one.number, one.ownSide]).toEqual([one.number, ((bytes[0] ?? 0) & 1) === 0 ? 'A' : 'B']);
      expect(one.otherBirth).toMatch(/^20\d\d-/);
    }
  });

  it('tells nobody its seed or its draws while it is running', async () => {
    const { number } = await running();
    expect(await shop.blindTest.draws(number)).toBeUndefined();
    expect((await shop.blindTest.rounds()).at(-1)?.seed).toBeUndefined();
  });

  it('ends without a result where its protocol is another one', async () => {
    const { number } = await running();
    await shop.pool.query("update blind_test_rounds set protocol = '0' where number = $1", [number]);
    await shop.blindTest.begin();
    await shop.blindTest.begin();
    expect(await one('select ended from blind_test_rounds where number = $1', [number])).toEqual({
      ended: 'protocol',
    });
    expect((await running()).number).toBe(number + 1);
  });
});
