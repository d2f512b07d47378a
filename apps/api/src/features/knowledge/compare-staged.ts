import { type CuratedText, reviewMarkOf, type TextRow } from '@udaya/core/knowledge/curated-text';
import { rowIdOf } from '@udaya/core/knowledge/text-keys';
import { readHeading } from '@udaya/core/knowledge/upload-file';
import type { Queryable } from '../../platform/database/handles.ts';
import { compareTexts, type TextComparison } from './compare-texts.ts';
import { readTextsOf, type StoredVersion } from './store.ts';
import { readStagedTexts, type StoredUpload } from './store-uploads.ts';

/**
 * Compares the texts of a file without errors with those active, and says what its missing columns stand for. Without age bands its
 * texts were written to stand alone. Without tags a text that is active as it stands keeps its own, another one claims nothing. Without
 * marks of review, whoever activates it has read it, today.
 */
export async function compareStaged(
  db: Queryable,
  upload: Pick<StoredUpload, 'id' | 'headings'>,
  held: StoredVersion | undefined,
): Promise<TextComparison<TextRow> & { before: CuratedText[] }> {
  const { at } = readHeading(upload.headings);
  const before = held ? await readTextsOf(db, held) : [];
  const heldById = new Map(before.map((row) => [rowIdOf(row), row]));
  const today = reviewMarkOf(new Date().toISOString().slice(0, 10));
  const brought = (await readStagedTexts(db, upload.id)).map((row) => {
    const earlier = heldById.get(rowIdOf(row));
    const isKept = earlier?.title === row.title && earlier.text === row.text;
    return {
      ...row,
      tags: at.tags === undefined && isKept ? earlier.tags : row.tags,
      reviewed: at.reviewed === undefined ? today : row.reviewed,
    };
  });
  return { ...compareTexts(before, brought, { replacesBands: at.ageBand === undefined }), before };
}
