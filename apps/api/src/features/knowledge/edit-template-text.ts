import type { KnowledgeTemplateText, SavedEntry } from '@udaya/contract/knowledge-schemas';
import { Failure } from '@udaya/core/failure';
import { saysTheSame } from '@udaya/core/knowledge/list-changes';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import { editText, type TextInput } from './edit-text.ts';
import { findPauseOf } from './pauses.ts';
import { presentText } from './present-text.ts';
import { presentVersion } from './present-version.ts';
import { findActiveVersion, type KnowledgeBase } from './store.ts';
import { listTextsOf } from './store-versions.ts';

/** The active texts under a key of the template, for any age first. */
export async function readTemplateTexts(
  { db }: Pick<UserCall, 'db'>,
  { reportType, lang, key }: KnowledgeBase & { key: string },
): Promise<{ texts: KnowledgeTemplateText[]; heldBy: string | null }> {
  const inForce = await findActiveVersion(db, { reportType, lang });
  const stored = inForce ? await listTextsOf(db, inForce, [key]) : [];
  return {
    heldBy: await findPauseOf(db, { reportType, lang }, key),
    texts: stored.map((text) => ({
      key,
      ageBand: text.ageBand,
      lang: text.version.lang,
      ...presentText(text),
      textVersion: presentVersion(text),
    })),
  };
}

interface TemplateTextInput extends Omit<TextInput, 'title' | 'text'> {
  description: string;
  seen?: number | undefined;
}

/**
 * Gives a key of the template a text, or another one; an equal one does nothing, and what is not named stays.
 * @throws Failure `request.invalid` with the words that no text may say; `knowledge.changed_meanwhile` where the active text is not
 * that of the version `seen`
 */
export async function changeTemplateText(
  ctx: UserCall,
  { seen, description, ...input }: TemplateTextInput,
): Promise<SavedEntry> {
  return editText(ctx, { ...input, title: '', text: description }, ({ stored, text, notes }) => {
    if (stored && saysTheSame(stored, text))
      return { saved: false, message: m.knowledge_saved_equal(), notes, textVersion: stored.version.id };
    if (seen !== undefined && seen !== (stored?.version.id ?? 0))
      throw new Failure('knowledge.changed_meanwhile');
  });
}
