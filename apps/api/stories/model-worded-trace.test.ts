import { reportTrace } from '@udaya/contract/report-trace';
import { reports } from '@udaya/contract/reports';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ModelStub, openModelStub } from '../testing/model-stub.ts';
import { wordSlots } from '../testing/model-stub-words.ts';
import { readyReport } from '../testing/ready-report.ts';
import { requestReport } from '../testing/request-report.ts';
import { type Person, type World, world } from '../testing/world.ts';

let stub: ModelStub;
let w: World;
let admin: Person;
let parent: Person;
let agreed: string;
let before: string;
beforeAll(async () => {
  stub = await openModelStub();
  stub.always({ does: 'answer', text: wordSlots });
  w = await world({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: stub.url,
    LLM_MODEL: 'stub',
    LLM_PROVIDER_NAME: 'Example AI',
  });
  admin = await w.person('productAdmin');
  parent = await w.person('user');
  agreed = await requestReport(parent, { name: 'Agreed' });
  before = await requestReport(parent, { name: 'Before' });
  await w.pool.query(`update consents set wording = 'I agree.', wording_version = '1' where report_id = $1`, [
    before,
  ]);
  await w.startWorkers();
});
afterAll(async () => {
  await w.close();
  await stub.close();
});

const writingOf = (id: string) =>
  vi.waitFor(
    async () => {
      const { rows } = await w.pool.query(
        'select state, reason, version from report_writings where report_id = $1 and ended_at is not null',
        [id],
      );
      if (!rows[0]) throw new Error('The wording has not come to an end.');
      return rows[0] as { state: string; reason: string | null; version: number | null };
    },
    { timeout: 20_000, interval: 100 },
  );

describe('a report that a model worded', () => {
  it('is sealed as it is kept, and leads each of the model’s sentences to what it cites', async () => {
    const { version } = await writingOf(agreed);
    expect(version).toBe(2);
    const params = { id: agreed };
    const { body } = await admin.call(reportTrace.verify, { params, body: { version: 2 } });
    expect(body.checks.map(({ check, state, found }) => [check, state, found])).toEqual(
      ['seal', 'rows', 'facts', 'rules', 'consent'].map((check) => [check, 'ok', []]),
    );
    const trace = (await admin.call(reportTrace.read, { params, query: { version: 2 } })).body;
    const sentences = trace.texts.flatMap(({ paragraphs }) => paragraphs.flat());
    const worded = sentences.filter(({ by }) => by === 'model');
    expect(worded.length).toBeGreaterThan(0);
    for (const { citedRows, citedFacts, slot } of worded) {
      expect(citedRows.length + citedFacts.length).toBeGreaterThan(0);
      expect(slot).not.toBe('');
    }
    expect(sentences.every(({ row }) => row !== null)).toBe(true);
  });

  it('says to its reader which model worded what', async () => {
    await writingOf(agreed);
    const params = { id: agreed };
    const { body } = await parent.call(reports.read, { params, query: { version: 2 } });
    expect(body.howMade?.paragraphs[1]).toMatch(
      /^A language model, .+ from Example AI, worded these parts from our texts: the opening and the texts between the parts\./,
    );
    expect(body.howMade?.paragraphs.join(' ')).not.toContain('No language model');
  });
});

describe('a report whose consent names no model', () => {
  it('is never sent to one: the composer’s text stands, and the admin sees why', async () => {
    expect(await writingOf(before)).toEqual({ state: 'dropped', reason: 'no-consent', version: null });
    const detail = await readyReport(parent, before);
    expect(detail.provenance?.writer).toBe('No language model was used to prepare this report.');
  });
});
