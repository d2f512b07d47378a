import type { TextRow } from '@udaya/core/knowledge/curated-text';
import { groupOfKey } from '@udaya/core/knowledge/passage-keys';
import { textLanguages } from '@udaya/core/knowledge/text-languages';
import { reportTypes } from '@udaya/core/reports/report-types';
import type { Queryable, SystemDb } from '../../platform/database/handles.ts';
import { compareTexts } from './compare-texts.ts';
import { publishVersion } from './publish-version.ts';
import { readShippedTexts, type ShippedTexts } from './shipped-knowledge.ts';
import {
  findActiveVersion,
  hasShippedVersion,
  insertEntries,
  insertVersion,
  type KnowledgeBase,
  lockKnowledge,
  readTextsOf,
  type StoredVersion,
} from './store.ts';
import { markAnswered } from './store-versions.ts';

/**
 * Takes in what the product ships and the database does not know yet. It holds at once as long as nobody has put in texts of their
 * own; from then on it is offered, and the product admin chooses. What no active text speaks of holds at once even then: else reports
 * would lack it.
 */
export async function loadShippedKnowledge(db: SystemDb): Promise<void> {
  for (const reportType of reportTypes) {
    for (const lang of textLanguages[reportType]) {
      const base = { reportType, lang };
      const shipped = readShippedTexts(reportType, lang);
      if (await hasShippedVersion(db, base, shipped.fileHash)) continue;
      await db.transaction((tx) => loadInto(tx, base, shipped));
    }
  }
}

async function loadInto(tx: Queryable, base: KnowledgeBase, { fileHash, texts: shipped }: ShippedTexts) {
  await lockKnowledge(tx, base);
  // Another process was first.
  if (await hasShippedVersion(tx, base, fileHash)) return;
  const found = await findActiveVersion(tx, base);
  const version = { ...base, source: 'shipped', fileHash } as const;
  if (!found || found.source === 'shipped') {
    const held = found ? await readTextsOf(tx, found) : [];
    const { texts, gone, counts } = compareTexts(held, shipped, { replacesBands: true });
    await publishVersion(tx, { ...version, ...counts }, { texts, gone });
    return;
  }
  const held = await supplement(tx, found, shipped);
  const { texts, counts } = compareTexts(await readTextsOf(tx, held), shipped);
  // The newer file holds all that an earlier one offered.
  await markAnswered(tx, base);
  const offered = await insertVersion(
    tx,
    { ...version, ...counts, state: texts.length > 0 ? 'offered' : 'answered' },
    texts,
  );
  await insertEntries(tx, offered, { over: held });
}

/** Takes in the texts of pairs and keys that have none yet. What is for single ages stays out where a text stands that was written without it. */
async function supplement(
  tx: Queryable,
  held: StoredVersion,
  shipped: readonly TextRow[],
): Promise<StoredVersion> {
  const heldTexts = await readTextsOf(tx, held);
  const groups = new Set(heldTexts.map(({ key }) => groupOfKey(key)));
  const { texts, counts } = compareTexts(
    heldTexts,
    shipped.filter(({ key }) => !groups.has(groupOfKey(key))),
  );
  if (texts.length === 0) return held;
  const { reportType, lang } = held;
  return publishVersion(
    tx,
    { reportType, lang, source: 'supplement', ...counts, leftAlone: heldTexts.length },
    { texts },
  );
}
