import { locales } from '@udaya/core/locale';
import { reportTypes } from '@udaya/core/reports/report-types';
import type { Queryable, SystemDb } from '../../platform/database/handles.ts';
import { compareTexts } from './compare-texts.ts';
import { publishVersion } from './publish-version.ts';
import { readShippedPassages, type ShippedPassages } from './shipped-knowledge.ts';
import {
  findVersionInForce,
  hasShippedVersion,
  insertEntries,
  insertVersion,
  type KnowledgeBase,
  lockKnowledge,
  readPassagesOf,
} from './store.ts';
import { markAnswered } from './store-versions.ts';

/**
 * Takes in what the product ships and the database does not know yet. It holds at once as long as nobody has put in texts of their
 * own; from then on it is offered, and the product admin chooses.
 */
export async function loadShippedKnowledge(db: SystemDb): Promise<void> {
  for (const lang of locales) {
    for (const reportType of reportTypes) {
      const base = { reportType, lang };
      const shipped = readShippedPassages(reportType, lang);
      if (await hasShippedVersion(db, base, shipped.fileHash)) continue;
      await db.transaction((tx) => takeIn(tx, base, shipped));
    }
  }
}

async function takeIn(tx: Queryable, base: KnowledgeBase, { fileHash, passages }: ShippedPassages) {
  await lockKnowledge(tx, base);
  // Another process was first.
  if (await hasShippedVersion(tx, base, fileHash)) return;
  const held = await findVersionInForce(tx, base);
  const { texts, counts } = compareTexts(held ? await readPassagesOf(tx, held) : [], passages);
  const version = { ...base, source: 'shipped', fileHash, ...counts } as const;
  if (!held || held.source === 'shipped') {
    await publishVersion(tx, version, { texts });
    return;
  }
  // The newer file holds all that an earlier one offered.
  await markAnswered(tx, base);
  const offered = await insertVersion(
    tx,
    { ...version, state: texts.length > 0 ? 'offered' : 'answered' },
    texts,
  );
  await insertEntries(tx, offered, { over: held });
}
