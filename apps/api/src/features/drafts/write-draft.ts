import { buildDraftRequest } from '@udaya/core/drafts/build-draft-request';
import { BaseTexts, canBeDrafted, draftSourceOf } from '@udaya/core/drafts/draft-slot';
import type { DraftFailure } from '@udaya/core/drafts/draft-words';
import { lintDraft } from '@udaya/core/drafts/lint-draft';
import { readDraft } from '@udaya/core/drafts/read-draft';
import type { ModelFailure } from '@udaya/core/writing/model-calls';
import { costOf, type TokenUse } from '@udaya/core/writing/token-prices';
import { ModelError } from '../../ports/text-model/text-model.ts';
import { readBaseTexts } from '../knowledge/enter-texts.ts';
import { askModel } from '../models/ask-model.ts';
import type { Models } from '../models/models.ts';
import { type DraftDeps, textOf, wordingKeyOf } from './draft-deps.ts';
import { draftPrompt } from './draft-prompt.ts';
import { claimTry, findDraft, type NewDraft, readOpenTexts, type StoredDraft } from './store.ts';

/** How long a draft may take, tries and pauses with it, in milliseconds: nobody waits for it, but a job is given up after 120 s. */
const timeoutMs = 60_000;

const failureOf: Record<ModelFailure, DraftFailure> = {
  unreachable: 'away',
  timeout: 'away',
  busy: 'away',
  'server-error': 'away',
  resting: 'away',
  unauthorised: 'settings',
  refused: 'refused',
  'cut-off': 'unusable',
  'too-large': 'unusable',
  'bad-answer': 'unusable',
  budget: 'budget',
};

const nothing: TokenUse = { input: 0, cached: 0, output: 0 };

/**
 * Has a draft written, reads it against what a text of its place has to be, and saves it with what was found. Where the model gives none, the draft
 * has failed, with the reason; whoever asked may try again.
 */
export async function writeDraft(
  { system, models }: Pick<DraftDeps, 'system' | 'models'>,
  { draftId, round }: { draftId: string; round: number },
): Promise<void> {
  const draft = await findDraft(system, draftId);
  if (draft?.state !== 'drafting' || draft.round !== round) return;
  const save = (made: Partial<NewDraft>, use: TokenUse = nothing) =>
    claimTry(
      system,
      draft,
      { madeAt: new Date(), ...made },
      {
        ...use,
        cost: models?.prices && costOf(use, models.prices),
      },
    );
  if (!models) return save({ state: 'failed', failure: 'noModel' });
  const held = await readBaseTexts(system, draft.reportType);
  // Somebody has written it meanwhile, or what it would be made from is gone.
  if (!canBeDrafted(draft, held)) return save({ state: 'outdated' });
  const source = draftSourceOf(draft, held);
  const { sourceHash, promptVersion } = wordingKeyOf(draft, held, draft.model);
  const from = { source: source ? textOf(source) : null, sourceHash, promptVersion };
  try {
    const { text, use } = await ask(models, draft, held);
    const read = readDraft(text, { titled: draft.kind === 'language' && source?.title !== '' });
    if (!read) return save({ state: 'failed', failure: 'unusable' }, use);
    // What helps at an age stands under the title of its portrait.
    const drafted = draft.kind === 'band' ? { ...read, title: source?.title ?? '' } : read;
    const others = await readOpenTexts(system, draft);
    const beside = new BaseTexts([...held.rows, ...others]);
    const findings = lintDraft(draft, drafted, { source, held: beside });
    return save({ state: 'ready', failure: null, ...from, ...drafted, findings }, use);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return save({ state: 'failed', failure: failureOf[error.reason] }, error.use);
  }
}

/** Notes that a draft failed by a fault of ours. */
export async function giveUpDraft(
  { system }: Pick<DraftDeps, 'system'>,
  { draftId, round }: { draftId: string; round: number },
): Promise<void> {
  await claimTry(
    system,
    { id: draftId, round },
    { state: 'failed', failure: 'broken' },
    { ...nothing, cost: undefined },
  );
}

async function ask(models: Models, draft: StoredDraft, held: BaseTexts) {
  return askModel(
    models,
    { purpose: 'draft', groupId: null, reportId: null, deadlineMs: Date.now() + timeoutMs },
    buildDraftRequest(draftPrompt, draft, held),
  );
}
