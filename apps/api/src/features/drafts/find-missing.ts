import {
  type BaseTexts,
  type DraftSlot,
  draftSourceOf,
  listMissing,
  slotIdOf,
  sourceLetters,
} from '@udaya/core/drafts/draft-slot';
import { turnedLanguages } from '@udaya/core/drafts/draft-words';
import type { ReportType } from '@udaya/core/reports/report-types';
import { sha256 } from '../../platform/crypto/sha256.ts';
import type { Queryable } from '../../platform/database/handles.ts';
import { findOutdated } from './present-draft.ts';
import { listOpenDrafts } from './store.ts';
import { type BankedText, listTurned } from './store-bank.ts';

/** An approved text in another language; `fits` as long as its English text is the one that it was made from. */
export interface TurnedText extends BankedText {
  fits: boolean;
}

/** The approved texts in other languages, of each place the latest that fits, or else the latest. */
export async function readTurned(
  db: Queryable,
  reportType: ReportType,
  held: BaseTexts,
): Promise<TurnedText[]> {
  const found = new Map<string, TurnedText>();
  for (const row of await listTurned(db, reportType, turnedLanguages)) {
    const fits = sha256(sourceLetters(row, draftSourceOf(row, held))) === row.sourceHash;
    const earlier = found.get(slotIdOf(row));
    if (!earlier || (fits && !earlier.fits)) found.set(slotIdOf(row), { ...row, fits });
  }
  return [...found.values()];
}

/** Places without a text and without a draft; a draft that is outdated is none. */
export async function findMissing(
  db: Queryable,
  { reportType, held, key }: { reportType: ReportType; held: BaseTexts; key?: string | undefined },
): Promise<{ missing: DraftSlot[]; turned: TurnedText[]; outdated: string[] }> {
  const turned = await readTurned(db, reportType, held);
  const { rows } = await listOpenDrafts(db, { reportType, key }, Number.MAX_SAFE_INTEGER);
  const old = new Set(rows.filter((row) => findOutdated(row, held)).map(({ id }) => id));
  const taken = new Set([
    ...turned.filter(({ fits }) => fits).map(slotIdOf),
    ...rows.filter(({ id }) => !old.has(id)).map(slotIdOf),
  ]);
  const missing = listMissing(reportType, held, (slot) => taken.has(slotIdOf(slot)), key);
  return { missing: missing.filter((slot) => !taken.has(slotIdOf(slot))), turned, outdated: [...old] };
}
