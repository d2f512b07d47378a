import type { Draft } from '@udaya/contract/drafts';
import {
  type BaseTexts,
  type DraftSource,
  draftSourceOf,
  sourceLetters,
} from '@udaya/core/drafts/draft-slot';
import { placeOfKey } from '@udaya/core/knowledge/passage-keys';
import { sha256 } from '../../platform/crypto/sha256.ts';
import type { StoredDraft } from './store.ts';

/** What stands now where a draft was made for something else; undefined as long as it fits. */
export function findOutdated(draft: StoredDraft, held: BaseTexts): NonNullable<Draft['now']> | undefined {
  const place = draft.lang === 'en' ? held.at(draft.key, draft.ageBand) : undefined;
  if (place) return { what: 'place', ...presentText(place) };
  const source = draftSourceOf(draft, held);
  if (sha256(sourceLetters(draft, source)) === draft.sourceHash) return undefined;
  return { what: 'source', ...presentText(source ?? { title: '', text: '', tags: [] }) };
}

/** A draft as the API tells it. */
export function presentDraft(
  draft: StoredDraft,
  held: BaseTexts,
  names: ReadonlyMap<string, { username: string }>,
): Draft {
  const now = findOutdated(draft, held) ?? null;
  const { id, reportType, key, ageBand, lang, kind, round, title, text, findings, failure } = draft;
  const place = placeOfKey(key);
  return {
    id,
    reportType,
    key,
    ageBand,
    planet: place?.planet ?? null,
    position: place?.position ?? null,
    lang,
    kind,
    state: now ? 'outdated' : draft.state,
    round,
    title,
    text,
    findings,
    failure,
    source: draft.source && presentText(draft.source),
    now,
    fromBank: draft.fromBank,
    model: draft.model,
    promptVersion: draft.promptVersion,
    tokens: draft.inputTokens + draft.outputTokens,
    cost: draft.cost === null ? null : draft.cost / 1_000_000,
    askedBy: names.get(draft.askedBy)?.username ?? '',
    askedDate: draft.askedAt.toISOString(),
  };
}

const presentText = ({ title, text, tags }: DraftSource) => ({ title, text, tags: [...tags] });
