import type { CuratedPassage, Phrases } from '@udaya/core/reports/compose-report';
import { type ReportType, reportTypes } from '@udaya/core/reports/report-types';
import type { Queryable } from '../../platform/database/handles.ts';
import { readShippedPhrases } from './shipped-knowledge.ts';
import { readCurrentPassages } from './store.ts';

const phrasesByType = new Map<ReportType, Phrases>();

/** Everything curated that a report of this type can be written from. */
export async function readKnowledge(
  db: Queryable,
  reportType: ReportType,
): Promise<{ passages: CuratedPassage[]; phrases: Phrases }> {
  if (phrasesByType.size === 0)
    for (const one of reportTypes) phrasesByType.set(one, readShippedPhrases(one));
  return {
    passages: await readCurrentPassages(db, reportType),
    phrases: phrasesByType.get(reportType) ?? {},
  };
}
