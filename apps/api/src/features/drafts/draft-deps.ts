import {
  type BaseTexts,
  type DraftSlot,
  type DraftSource,
  draftKindOf,
  draftSourceOf,
  sourceLetters,
} from '@udaya/core/drafts/draft-slot';
import { sha256 } from '../../platform/crypto/sha256.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Models } from '../models/models.ts';
import { draftPrompt } from './draft-prompt.ts';
import type { WordingKey } from './store-bank.ts';

/** What drafts work with. */
export interface DraftDeps {
  system: SystemDb;
  jobs: Jobs;
  /** Undefined where the settings name no model. */
  models: Models | undefined;
  /** Names of accounts, by their ids. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, { username: string }>>;
}

/** A source as a draft keeps it. */
export const textOf = ({ title, text, tags }: DraftSource): DraftSource => ({ title, text, tags });

/** All that a draft for a place hangs on, as the texts stand and for the model that is asked. */
export function wordingKeyOf(slot: DraftSlot, held: BaseTexts, model: string): WordingKey {
  return {
    sourceHash: sha256(sourceLetters(slot, draftSourceOf(slot, held))),
    promptVersion: draftPrompt.version,
    model,
    lang: slot.lang,
    ageBand: slot.ageBand,
    kind: draftKindOf(slot),
  };
}
