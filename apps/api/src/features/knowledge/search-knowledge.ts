import {
  excerptOf,
  holdsAll,
  markWords,
  searchWords,
  type TextPiece,
} from '@udaya/core/knowledge/find-words';
import type { Planet, Position } from '@udaya/core/knowledge/passage';
import type { ReportType } from '@udaya/core/reports/report-types';
import type { UserCall } from '../../platform/call-context.ts';
import { baseOf } from './present-version.ts';
import { readCurrentPassages } from './store.ts';

const excerptLength = 180;

interface Found {
  planet: Planet;
  position: Position;
  descriptionTitle: TextPiece[];
  excerpt: TextPiece[];
}

/** The entries in force whose title and text together hold all words. A knowledge base is small enough to be read as a whole. */
export async function searchKnowledge(
  { db }: Pick<UserCall, 'db'>,
  { reportType, words: query }: { reportType: ReportType; words: string },
): Promise<{ results: Found[] }> {
  const words = searchWords(query);
  if (words.length === 0) return { results: [] };
  const texts = await readCurrentPassages(db, baseOf(reportType));
  return {
    results: texts
      .filter(({ title, description }) => holdsAll([title, description], words))
      .map(({ planet, position, title, description }) => ({
        planet,
        position,
        descriptionTitle: markWords(title, words),
        excerpt: excerptOf(description, words, excerptLength),
      })),
  };
}
