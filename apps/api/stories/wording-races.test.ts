import { reports } from '@udaya/contract/reports';
import { describe, expect, it } from 'vitest';
import { sweepWritings } from '../src/features/writing/sweep-writings.ts';
import { wordReport } from '../src/features/writing/word-report.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { endedWritings, unopened, untilAsked, wordingWorld, writingsOf } from '../testing/wordings.ts';

const made = await forThisFile(wordingWorld());
const w = made.w;
const parent = await w.person('user');

const sweep = () => sweepWritings({ system: w.db, jobs: w.jobs });
const versions = async (id: string) =>
  (
    await w.pool.query('select version from report_versions where report_id = $1 order by version', [id])
  ).rows.map(({ version }) => version as number);

/** An attempt that waits for a worker, of a report that was worded before. */
async function waiting() {
  const id = await unopened(w, parent);
  await endedWritings(w, id);
  await w.pool.query(`insert into report_writings (id, report_id, base_version) values ($2, $1, 1)`, [
    id,
    `wait-${id}`.slice(0, 60),
  ]);
  return { id, writingId: `wait-${id}`.slice(0, 60) };
}

describe('an attempt to word a report', () => {
  it('that two workers take up asks once and makes one version', async () => {
    const { id, writingId } = await waiting();
    const asked = made.stub.asked().length;
    await Promise.all([1, 2, 3].map(() => wordReport(w.wordingDeps, writingId)));
    expect(made.stub.asked().length - asked).toBe(1);
    expect(await versions(id)).toEqual([1, 2, 3]);
    await wordReport(w.wordingDeps, writingId);
    expect(await versions(id)).toEqual([1, 2, 3]);
  });

  it('that a process left is closed when its time is over, and begun once more', async () => {
    const id = await unopened(w, parent);
    await endedWritings(w, id);
    const set = (sql: string) => w.pool.query(`update report_writings set ${sql} where report_id = $1`, [id]);
    await set(`state = 'underway', ended_at = null, held_until = now() + interval '1 minute'`);
    await sweep();
    expect((await writingsOf(w, id)).map(({ state }) => state)).toEqual(['underway']);
    await set(`held_until = now() - interval '1 second'`);
    await sweep();
    const [left, again] = await endedWritings(w, id, 2);
    expect([left?.state, left?.reason]).toEqual(['failed', 'stopped']);
    expect(again?.asked_by).toBeNull();
    expect(['shown', 'offered']).toContain(again?.state);
    // Once: a server that always dies is not asked for ever.
    await set(`state = 'underway', ended_at = null, held_until = now() - interval '1 second'`);
    await sweep();
    expect((await writingsOf(w, id)).map(({ state }) => state)).toEqual(['failed', 'failed']);
  });

  it('that is closed meanwhile keeps nothing of what comes late', async () => {
    made.stub.options.latencyMs = 700;
    const asked = made.stub.asked().length;
    const id = await unopened(w, parent);
    await untilAsked(made.stub, asked + 1);
    await w.pool.query(
      `update report_writings set held_until = now() - interval '1 second', asked_by = 'somebody' where report_id = $1`,
      [id],
    );
    await sweep();
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    made.stub.options.latencyMs = 0;
    expect(await writingsOf(w, id)).toMatchObject([{ state: 'failed', reason: 'stopped', version: null }]);
    expect(await versions(id)).toEqual([1]);
  });

  it('that nobody took up is enqueued again', async () => {
    const { id, writingId } = await waiting();
    await sweep();
    expect((await writingsOf(w, id)).at(-1)?.state).toBe('waiting');
    await w.pool.query(
      `update report_writings set created_at = now() - interval '11 minutes' where id = $1`,
      [writingId],
    );
    await sweep();
    await endedWritings(w, id, 2);
    expect(await versions(id)).toEqual([1, 2, 3]);
  });

  it('forgets what was answered after ninety days, and nothing else', async () => {
    const id = await unopened(w, parent);
    const [kept] = await endedWritings(w, id);
    expect(kept?.answers?.prose).toContain('## opening-1');
    await w.pool.query(
      `update report_writings set ended_at = now() - interval '91 days' where report_id = $1`,
      [id],
    );
    await sweep();
    const [after] = await writingsOf(w, id);
    expect([after?.answers, after?.state, after?.version]).toEqual([null, 'shown', 2]);
    const { body } = await parent.call(reports.read, { params: { id } });
    expect(body.history?.version).toBe(2);
  });
});

describe('reports that come together', () => {
  it('are worded eight at once and no more', async () => {
    made.stub.options.latencyMs = 300;
    const ids = await Promise.all(Array.from({ length: 12 }, () => unopened(w, parent)));
    for (const id of ids) expect((await endedWritings(w, id)).map(({ state }) => state)).toEqual(['shown']);
    made.stub.options.latencyMs = 0;
    // Each asks for its prose and its plan.
    expect(made.stub.most()).toBeLessThanOrEqual(16);
    expect(made.stub.most()).toBeGreaterThan(2);
  });
});
