import { draftFindingText } from '@udaya/contract/draft-findings';
import { type BaseTexts, draftSourceOf } from '@udaya/core/drafts/draft-slot';
import { lintDraft } from '@udaya/core/drafts/lint-draft';
import { Failure, type FieldError } from '@udaya/core/failure';
import { reviewMarkOf, type TextRow } from '@udaya/core/knowledge/curated-text';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import { enterDrafts, lockTexts } from '../knowledge/enter-texts.ts';
import type { DraftDeps } from './draft-deps.ts';
import { findOutdated } from './present-draft.ts';
import { lockDrafts, type StoredDraft, updateDraft } from './store.ts';
import { bankWordings } from './store-bank.ts';

interface Read {
  id: string;
  round: number;
  title: string;
  text: string;
}

interface Approved {
  draft: StoredDraft;
  row: TextRow;
}

/**
 * Brings drafts, as whoever read them left them, into one new version; those in other languages are kept in the bank. All of them or none.
 * @throws Failure `record.missing`; `draft.changed` where somebody has decided meanwhile or the model was asked again; `draft.outdated` where what
 * one was made from, or its place, has another text by now; `request.invalid` with what no text may say
 */
export async function approveDrafts(
  ctx: UserCall & DraftDeps,
  { reportType, drafts: read }: { reportType: ReportType; drafts: Read[] },
): Promise<{ message: string; version: number | null }> {
  return ctx.db.transaction(async (tx) => {
    const held = await lockTexts(tx, reportType);
    const found = new Map(
      (
        await lockDrafts(
          tx,
          read.map(({ id }) => id),
        )
      ).map((draft) => [draft.id, draft]),
    );
    const errors: FieldError[] = [];
    const approved = read.map((one, index): Approved => {
      const draft = found.get(one.id);
      if (draft?.reportType !== reportType) throw new Failure('record.missing');
      if (draft.state !== 'ready' || draft.round !== one.round) throw new Failure('draft.changed');
      if (findOutdated(draft, held)) throw new Failure('draft.outdated');
      errors.push(...errorsOf(draft, one, held, index));
      return { draft, row: rowOf(draft, one, held) };
    });
    if (errors.length > 0) throw new Failure('request.invalid', { errors });
    const english = approved.filter(({ draft }) => draft.lang === 'en');
    const version =
      english.length === 0
        ? null
        : await enterDrafts(
            tx,
            { reportType, held, approvedBy: ctx.actor.userId },
            english.map(({ row }) => row),
          );
    for (const { draft, row } of approved) {
      const { title, text } = row;
      await updateDraft(tx, draft, {
        state: 'approved',
        title,
        text,
        decidedBy: ctx.actor.userId,
        decidedAt: new Date(),
        versionId: draft.lang === 'en' ? version : null,
      });
    }
    await bankWordings(
      tx,
      approved.map(({ draft, row: { title, text, tags, reviewed } }) => {
        const { sourceHash, promptVersion, model, lang, ageBand, kind, key } = draft;
        const wording = { sourceHash, promptVersion, model, lang, ageBand, kind, reportType, key };
        return { ...wording, title, text, tags: [...tags], reviewed, approvedBy: ctx.actor.userId };
      }),
    );
    await ctx.audit(tx, 'drafts.approved', { targetId: version === null ? reportType : String(version) });
    return { message: messageOf(version, approved.length - english.length), version };
  });
}

/** A draft as it was read, with the mark of who has read it today. */
function rowOf(draft: StoredDraft, { title, text }: Read, held: BaseTexts): TextRow {
  const source = draftSourceOf(draft, held);
  const { key, ageBand, kind } = draft;
  const titles = { band: source?.title ?? '', language: title, bridge: '', frame: '' };
  return {
    key,
    ageBand,
    title: titles[kind],
    text,
    // A text in another language claims what its original claims; no other draft claims anything.
    tags: kind === 'language' ? (source?.tags ?? []) : [],
    reviewed: reviewMarkOf(new Date().toISOString().slice(0, 10)),
  };
}

function errorsOf(draft: StoredDraft, read: Read, held: BaseTexts, index: number): FieldError[] {
  const source = draftSourceOf(draft, held);
  if (draft.kind === 'language' && source?.title && read.title === '')
    return [{ path: `drafts.${index}.title`, message: m.knowledge_title_required() }];
  return lintDraft(draft, rowOf(draft, read, held), { source, held })
    .filter(({ refused }) => refused)
    .map((finding) => ({
      path: `drafts.${index}.${finding.field === 'descriptionTitle' ? 'title' : 'text'}`,
      message: draftFindingText(finding),
    }));
}

function messageOf(version: number | null, turned: number): string {
  return [
    version === null ? '' : m.knowledge_saved({ version }),
    turned > 0 ? m.draft_turned_kept({ count: turned }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
