import { reports } from '@udaya/contract/reports';
import { vi } from 'vitest';
import { birthBody } from './birth-body.ts';
import { type ModelStub, openModelStub } from './model-stub.ts';
import { wordSlots } from './model-stub-words.ts';
import { type Person, type World, world } from './world.ts';

/** An attempt as its table keeps it. */
export interface WritingRow {
  id: string;
  state: string;
  reason: string | null;
  version: number | null;
  base_version: number;
  asked_by: string | null;
  worded: number;
  kept: number;
  rejected: { slot: string; text: string }[];
  answers: { prose: string; plan: string } | null;
  input_tokens: number;
  output_tokens: number;
  cost: string | null;
}

/** A world with a language model, which words what it is asked for unless a story has it do something else. */
export async function wordingWorld(settings: Record<string, string> = {}) {
  const stub = await openModelStub();
  stub.always({ does: 'answer', text: wordSlots });
  const w = await world({
    REPORTS_PER_USER: '100000',
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: stub.url,
    LLM_MODEL: 'stub',
    ...settings,
  });
  await w.startWorkers();
  return {
    w,
    stub,
    close: async () => {
      await w.close();
      await stub.close();
    },
  };
}

/** The attempts to word a report, first to last. */
export async function writingsOf(w: World, reportId: string): Promise<WritingRow[]> {
  const { rows } = await w.pool.query<WritingRow>(
    'select * from report_writings where report_id = $1 order by created_at, id',
    [reportId],
  );
  return rows;
}

/** The attempts to word a report once there are so many and all of them are over. */
export async function endedWritings(w: World, reportId: string, count = 1): Promise<WritingRow[]> {
  return vi.waitFor(
    async () => {
      const rows = await writingsOf(w, reportId);
      const open = rows.filter(({ state }) => state === 'waiting' || state === 'underway');
      if (rows.length < count || open.length > 0)
        throw new Error(`There are ${rows.length} attempts, ${open.length} of them open.`);
      return rows;
    },
    { timeout: 15_000, interval: 50 },
  );
}

/** Sends birth details, and waits until the report is written without opening it. */
export async function unopened(
  w: World,
  person: Person,
  change: Record<string, unknown> = {},
): Promise<string> {
  const { id } = (await person.call(reports.create, { body: await birthBody(person, change) })).body;
  await vi.waitFor(
    async () => {
      const { rows } = await w.pool.query('select stage from reports where id = $1', [id]);
      if (rows[0]?.stage !== 'ready') throw new Error('The report is not written.');
    },
    { timeout: 15_000, interval: 50 },
  );
  return id;
}

/** Waits until the model was asked so often. */
export async function untilAsked(stub: ModelStub, times: number): Promise<void> {
  await vi.waitFor(
    () => {
      if (stub.asked().length < times) throw new Error(`It was asked ${stub.asked().length} times.`);
    },
    { timeout: 15_000, interval: 20 },
  );
}
