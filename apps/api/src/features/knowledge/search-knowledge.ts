import type { KnowledgePlace } from '@udaya/contract/knowledge-schemas';
import {
  excerptOf,
  holdsAll,
  markWords,
  searchWords,
  type TextPiece,
} from '@udaya/core/knowledge/find-words';
import type { UserCall } from '../../platform/call-context.ts';
import { presentPlace } from './present-text.ts';
import { type KnowledgeBase, readCurrentTexts } from './store.ts';

const excerptLength = 180;

interface Found extends KnowledgePlace {
  descriptionTitle: TextPiece[];
  excerpt: TextPiece[];
}

/** The active texts whose title and text together hold all words. A knowledge base is small enough to be read as a whole. */
export async function searchKnowledge(
  { db }: Pick<UserCall, 'db'>,
  { reportType, lang, words: query }: KnowledgeBase & { words: string },
): Promise<{ results: Found[] }> {
  const words = searchWords(query);
  if (words.length === 0) return { results: [] };
  const texts = await readCurrentTexts(db, { reportType, lang });
  return {
    results: texts
      .filter(({ title, text }) => holdsAll([title, text], words))
      .map(({ key, ageBand, title, text }) => ({
        ...presentPlace({ key, ageBand }),
        descriptionTitle: markWords(title, words),
        excerpt: excerptOf(text, words, excerptLength),
      })),
  };
}
