import type { KnowledgeChange, KnowledgePlace, KnowledgeText } from '@udaya/contract/knowledge-schemas';
import type { TextRow } from '@udaya/core/knowledge/curated-text';
import type { TextChange } from '@udaya/core/knowledge/list-changes';
import { placeOfKey } from '@udaya/core/knowledge/passage-keys';
import type { RowPlace } from './store.ts';

/** Where a text stands, as the API tells it. */
export function presentPlace({ key, ageBand }: RowPlace): KnowledgePlace {
  const place = placeOfKey(key);
  return { key, ageBand, planet: place?.planet ?? null, position: place?.position ?? null };
}

/** A text as the API tells it. */
export function presentText({
  title,
  text,
  tags,
  reviewed,
}: Pick<TextRow, 'title' | 'text' | 'tags' | 'reviewed'>): KnowledgeText {
  return { descriptionTitle: title, description: text, tags: [...tags], reviewed };
}

/** One difference as the API tells it. */
export function presentChange({ kind, before, after, ...place }: TextChange): KnowledgeChange {
  return {
    ...presentPlace(place),
    kind,
    before: before && presentText(before),
    after: after && presentText(after),
  };
}
