import type { MissingGroup, MissingTexts } from '@udaya/contract/drafts';
import { buildDraftRequest, estimateDraft } from '@udaya/core/drafts/build-draft-request';
import { type BaseTexts, type DraftSlot, draftGroupOf } from '@udaya/core/drafts/draft-slot';
import { type DraftGroup, draftGroups, draftsAtOnce, turnedLanguages } from '@udaya/core/drafts/draft-words';
import type { ReportType } from '@udaya/core/reports/report-types';
import { costOf } from '@udaya/core/writing/token-prices';
import type { UserCall } from '../../platform/call-context.ts';
import { readBaseTexts } from '../knowledge/enter-texts.ts';
import { type DraftDeps, wordingKeyOf } from './draft-deps.ts';
import { draftPrompt } from './draft-prompt.ts';
import { findMissing, type TurnedText } from './find-missing.ts';
import { findWordings } from './store-bank.ts';

/** What is missing in a knowledge base, or under one of its keys, and about what drafts of it would cost. */
export async function readMissing(
  ctx: UserCall & DraftDeps,
  { reportType, key }: { reportType: ReportType; key?: string | undefined },
): Promise<MissingTexts> {
  const held = await readBaseTexts(ctx.db, reportType);
  const { missing, turned } = await findMissing(ctx.db, { reportType, held, key });
  const byGroup = Map.groupBy(missing, draftGroupOf);
  const groups: MissingGroup[] = [];
  for (const group of draftGroups) {
    const slots = byGroup.get(group);
    if (slots) groups.push(await estimateGroup(ctx, held, group, slots));
  }
  const { models } = ctx;
  return {
    model: models ? { provider: models.model.name, name: models.model.model } : null,
    groups,
    languages: countTurned(key === undefined ? turned : turned.filter((one) => one.key === key)),
  };
}

async function estimateGroup(
  { db, models }: UserCall & DraftDeps,
  held: BaseTexts,
  group: DraftGroup,
  slots: readonly DraftSlot[],
): Promise<MissingGroup> {
  const next = slots.slice(0, draftsAtOnce);
  const keyOf = (slot: DraftSlot) => wordingKeyOf(slot, held, models?.model.model ?? '');
  const known = await findWordings(db, next.map(keyOf));
  const fresh = next.filter((slot) => !known(keyOf(slot)));
  const use = { input: 0, output: 0 };
  for (const slot of fresh) {
    const { input, output } = estimateDraft(buildDraftRequest(draftPrompt, slot, held), slot);
    use.input += input;
    use.output += output;
  }
  const prices = models?.prices;
  return {
    group,
    count: slots.length,
    next: next.length,
    known: next.length - fresh.length,
    tokens: use.input + use.output,
    cost: prices ? costOf({ ...use, cached: 0 }, prices) / 1_000_000 : null,
    places: next.map(({ key, ageBand, lang }) => ({ key, ageBand, lang })),
  };
}

const countTurned = (turned: readonly TurnedText[]): MissingTexts['languages'] =>
  turnedLanguages
    .map((lang) => {
      const own = turned.filter((text) => text.lang === lang);
      return { lang, approved: own.length, outdated: own.filter(({ fits }) => !fits).length };
    })
    .filter(({ approved }) => approved > 0);
