import type { blindTest } from '@udaya/contract/blind-test';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { partOf } from './compose-other.ts';
import { type BlindTestDeps, readOwn } from './read-own.ts';
import { listAreas } from './store.ts';

/**
 * The areas of a report that its buyer can still test.
 * @throws Failure as `readForTest`
 */
export async function listTestable(
  ctx: UserCall & BlindTestDeps,
  { id }: { id: string },
): Promise<output<typeof blindTest.read.reply>> {
  const { report, own, areas, lang, fill } = await readOwn(ctx, id);
  const answered = (await listAreas(ctx.db, report)).filter(({ draw }) => draw === null);
  const open = areas.filter((area) => !answered.some((one) => one.area === area));
  return {
    areas: open.map((area) => ({ area, heading: fill(partOf(own.content, area)?.heading?.text) })),
    answered: answered.length,
    lang,
  };
}
