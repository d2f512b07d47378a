import { knowledge } from '@udaya/contract/knowledge';
import type { Planet, Position } from '@udaya/core/knowledge/passage';
import { isPassageKey } from '@udaya/core/knowledge/passage-keys';
import type { ReportType } from '@udaya/core/reports/report-types';
import { loadShippedKnowledge } from '../src/features/knowledge/load-shipped-knowledge.ts';
import { readShippedTexts } from '../src/features/knowledge/shipped-knowledge.ts';
import type { Person, World } from './world.ts';

/** A planet in a position, and of which report type. */
export interface Pair {
  reportType: ReportType;
  planet: Planet;
  position: Position;
}

/** How many texts the product ships for a report type: all of them, and those of planets and positions. */
export function countShipped(reportType: ReportType): { texts: number; passages: number } {
  const { texts } = readShippedTexts(reportType);
  return { texts: texts.length, passages: texts.filter(({ key }) => isPassageKey(key)).length };
}

/** A text that nobody minds; `mark` tells one from another. */
export const calmText = (mark: string) =>
  `Quiet mornings suit this reader, and a short walk with a friend clears the head. ${mark}`;

/** Gives an entry another text. */
export async function edit(admin: Person, pair: Pair, description: string, more: object = {}) {
  const body = { ...pair, descriptionTitle: 'Quiet mornings', description, ...more };
  return admin.call(knowledge.changeEntry, { body });
}

/** The entry that is active. */
export async function readEntry(admin: Person, { reportType, planet, position }: Pair) {
  const { entry } = (await admin.call(knowledge.readEntry, { query: { reportType, planet, position } })).body;
  if (!entry) throw new Error('There is no such entry.');
  return entry;
}

/** Takes an entry out of the active version, as if nobody had ever written it. */
export async function makeGap(w: Pick<World, 'pool'>, { reportType, planet, position }: Pair): Promise<void> {
  await w.pool.query(
    `delete from knowledge_entries where key = $2
      and version_id = (select id from knowledge_versions where report_type = $1 and lang = 'en' and in_force)`,
    [reportType, `${planet} ${position}`],
  );
}

/**
 * Starts the product as if its files were newer than those that the database knows: until now it shipped other texts for the
 * given pairs.
 */
export async function shipAgain(
  w: Pick<World, 'pool' | 'db'>,
  reportType: ReportType,
  pairs: readonly Pair[],
): Promise<void> {
  const { rows } = await w.pool.query<{ id: number }>(
    `update knowledge_versions set file_hash = md5(random()::text)
      where report_type = $1 and lang = 'en' and source = 'shipped' returning id`,
    [reportType],
  );
  for (const { planet, position } of pairs) {
    await w.pool.query(
      `update passages set text = 'What the product said earlier. ' || md5(random()::text)
        where key = $1 and age_band = '' and version_id = any($2)`,
      [`${planet} ${position}`, rows.map(({ id }) => id)],
    );
  }
  await loadShippedKnowledge(w.db);
}
