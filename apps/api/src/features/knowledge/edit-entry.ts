import type { KnowledgeEntry, SavedEntry } from '@udaya/contract/knowledge-schemas';
import { Failure } from '@udaya/core/failure';
import { saysTheSame } from '@udaya/core/knowledge/list-changes';
import type { Planet, Position } from '@udaya/core/knowledge/passage';
import {
  keysOfPair,
  type PassageKind,
  type PassageWording,
  passageKey,
  slotOf,
  usualKind,
} from '@udaya/core/knowledge/passage-keys';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import { editText, type TextInput } from './edit-text.ts';
import { findPauseOf } from './pauses.ts';
import { presentText } from './present-text.ts';
import { presentVersion } from './present-version.ts';
import { findActiveVersion, type KnowledgeBase } from './store.ts';
import { listTextsOf } from './store-versions.ts';

interface Pair extends KnowledgeBase {
  planet: Planet;
  position: Position;
}

interface EntryInput extends Pair, Pick<TextInput, 'ageBand' | 'tags' | 'reviewed'> {
  kind?: PassageKind | undefined;
  wording?: PassageWording | undefined;
  descriptionTitle: string;
  description: string;
}

/** The active texts of a planet in a position: the portrait for any age, null where it has none, and all others. */
export async function readEntry(
  { db }: Pick<UserCall, 'db'>,
  pair: Pair,
): Promise<{ entry: KnowledgeEntry | null; bands: KnowledgeEntry[]; heldBy: string | null }> {
  const { reportType, lang, planet, position } = pair;
  const keys = keysOfPair(pair);
  const inForce = await findActiveVersion(db, { reportType, lang });
  const stored = inForce ? await listTextsOf(db, inForce, keys) : [];
  const held = await Promise.all(keys.map((key) => findPauseOf(db, { reportType, lang }, key)));
  const entries = stored.map((text) => ({
    reportType,
    kind: usualKind(text.ageBand),
    wording: 1 as const,
    ...slotOf(text),
    planet,
    position,
    ageBand: text.ageBand,
    lang: text.version.lang,
    ...presentText(text),
    textVersion: presentVersion(text),
  }));
  return {
    entry: entries.find(isMain) ?? null,
    bands: entries.filter((entry) => !isMain(entry)),
    heldBy: held.find((review) => review !== null) ?? null,
  };
}

const isMain = ({ ageBand, kind, wording }: KnowledgeEntry) =>
  ageBand === '' && kind === 'portrait' && wording === 1;

/**
 * Gives a planet in a position a text where it has none, for any age or for one.
 * @throws Failure `request.invalid` with the words that no text may say; `knowledge.entry_exists`
 */
export async function createEntry(ctx: UserCall, input: EntryInput): Promise<SavedEntry> {
  return editText(ctx, textOf(input), ({ stored }) => {
    if (stored)
      throw new Failure('knowledge.entry_exists', {
        errors: [{ path: 'position', message: m.failure_knowledge_entry_exists() }],
      });
  });
}

/**
 * Gives a planet in a position another text; an equal one does nothing, and what is not named stays. Reports that exist keep their texts.
 * @throws Failure `request.invalid` with the words that no text may say; `knowledge.entry_missing`; `knowledge.changed_meanwhile` where
 * the active text is not that of the version `seen`
 */
export async function changeEntry(
  ctx: UserCall,
  { seen, ...input }: EntryInput & { seen?: number | undefined },
): Promise<SavedEntry> {
  return editText(ctx, textOf(input), ({ stored, text, notes }) => {
    if (!stored)
      throw new Failure('knowledge.entry_missing', {
        errors: [{ path: 'position', message: m.failure_knowledge_entry_missing() }],
      });
    if (saysTheSame(stored, text))
      return { saved: false, message: m.knowledge_saved_equal(), notes, textVersion: stored.version.id };
    if (seen !== undefined && seen !== stored.version.id) throw new Failure('knowledge.changed_meanwhile');
  });
}

function textOf({
  planet,
  position,
  kind,
  wording = 1,
  descriptionTitle,
  description,
  ...input
}: EntryInput): TextInput {
  const { ageBand = '' } = input;
  const key = passageKey({ planet, position, ageBand, kind: kind ?? usualKind(ageBand), wording });
  return { ...input, key, title: descriptionTitle, text: description };
}
