import type { Ephemeris } from '@udaya/astro/ephemeris';
import { checkReport } from '@udaya/core/reports/check-report';
import { type AppliedAnswer, applyAnswer } from '@udaya/core/writing/apply-answer';
import { checksVersion } from '@udaya/core/writing/check-sentence';
import { packFacts } from '@udaya/core/writing/pack-facts';
import { readAnswer } from '@udaya/core/writing/read-answer';
import { costOf, type TokenPrices } from '@udaya/core/writing/token-prices';
import type { WriterMode } from '@udaya/core/writing/writer-modes';
import { lateTimes } from '@udaya/core/writing/writing-states';
import { sha256 } from '../../platform/crypto/sha256.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Models } from '../models/ask-model.ts';
import { agreedToModel } from '../reports/intake/agreed-to-model.ts';
import { lockReportOfJob, type ReportToWord, readToWord } from '../reports/writing/lock-to-word.ts';
import { saveToLocked } from '../reports/writing/save-further.ts';
import { type Asked, askForAnswers } from './ask-for-answers.ts';
import { readPrompt } from './read-prompts.ts';
import { claimWriting, lockUnderway, type StoredWriting, setEnded, type WritingEnd } from './store.ts';

/** The model, and how it is asked. */
export interface WordingSettings {
  models: Models;
  mode: WriterMode;
  /** How long after the composer's version what comes of it is shown by itself, in milliseconds. */
  timeoutMs: number;
  prices: TokenPrices | undefined;
}

export interface WordReportDeps {
  system: SystemDb;
  ephemeris: Ephemeris;
  /** Undefined without a language model. */
  wording: WordingSettings | undefined;
}

/** How long after its call an attempt may take to be kept. */
const graceMs = 30_000;

/**
 * Has a report worded by the model, once: what comes of it is a further version, shown in time where nobody has opened the report yet, else
 * offered. Whatever goes wrong, the report stays as it is and the attempt says why. Run again, it does nothing: an attempt that a process
 * has left is closed by `sweepWritings`.
 */
export async function wordReport(deps: WordReportDeps, writingId: string): Promise<void> {
  const { system, wording } = deps;
  const callMs = lateTimes * (wording?.timeoutMs ?? 0);
  const startedMs = Date.now();
  const writing = await claimWriting(system, writingId, new Date(startedMs + callMs + graceMs));
  if (!writing) return;
  const end = (came: WritingEnd) => setEnded(system, writingId, { ...came, tookMs: Date.now() - startedMs });
  if (!wording) {
    await end({ state: 'failed', reason: 'no-model' });
    return;
  }
  try {
    const found = await readToWord(deps, { reportId: writing.reportId, version: writing.baseVersion });
    if (typeof found === 'string') await end({ state: 'dropped', reason: found });
    // A consent from before this provider was named does not cover it.
    else if (!(await agreedToModel(system, found.report, wording.models.model.name)))
      await end({ state: 'dropped', reason: 'no-consent' });
    else await word(deps.system, wording, { writing, found, deadlineMs: startedMs + callMs, startedMs });
  } catch (error) {
    // Where the database is away this fails, too, and the sweep closes it.
    await end({ state: 'failed', reason: 'fault' }).catch(() => undefined);
    throw error;
  }
}

interface Underway {
  writing: StoredWriting;
  found: ReportToWord;
  startedMs: number;
  deadlineMs: number;
}

async function word(system: SystemDb, wording: WordingSettings, underway: Underway): Promise<void> {
  const { writing, found, startedMs, deadlineMs } = underway;
  const { report, base, facts, texts } = found;
  const { mode, models, prices } = wording;
  const prompt = readPrompt(mode);
  const pack = packFacts(base.content, { facts, texts, reportType: report.reportType, mode });
  const told = { provider: models.model.name, mode, promptVersion: prompt.version, checksVersion };
  const end = (came: WritingEnd) =>
    setEnded(system, writing.id, { ...told, ...came, tookMs: Date.now() - startedMs });
  // Reports of the first composer have no template to be worded.
  if (pack.slots.length === 0) {
    await end({ state: 'rejected', reason: 'too-little', model: models.model.model });
    return;
  }
  const call = { purpose: 'report', groupId: report.groupId, reportId: report.id, deadlineMs } as const;
  const asked = await askForAnswers(models, call, { prompt, pack });
  const spent = spentOn(asked, prices);
  if (!asked.answers) {
    await end({ ...spent, state: 'failed', reason: asked.reason });
    return;
  }
  const writer = { kind: 'model', ...told, version: base.content.manifest.writer.version } as const;
  const applied = applyAnswer(base.content, {
    pack,
    answer: readAnswer(asked.answers, pack),
    writer: { ...writer, model: asked.model, requestHash: asked.requestHash },
    sha256Of: sha256,
  });
  const made = { ...spent, answers: asked.answers, ...countsOf(applied) };
  const { content } = applied;
  if (!content) {
    await end({ ...made, state: 'rejected', reason: 'too-little' });
    return;
  }
  if (checkReport(content, facts, texts).length > 0) {
    await end({ ...made, state: 'rejected', reason: 'unsound' });
    return;
  }
  await system.transaction(async (tx) => {
    const now = await lockReportOfJob(tx, report.id);
    // Closed by the sweep meanwhile: whoever is that late keeps nothing.
    if (!(await lockUnderway(tx, writing.id))) return;
    const inTime = Date.now() - base.createdAt.getTime() <= wording.timeoutMs;
    const kept = await saveToLocked(tx, now, {
      base,
      content,
      mayShow: ({ openedAt }) => writing.askedBy === null && inTime && openedAt === null,
    });
    const came: Pick<WritingEnd, 'state' | 'reason' | 'version'> = kept
      ? { state: kept.shown ? 'shown' : 'offered', reason: asked.reason, version: kept.version }
      : { state: 'dropped', reason: now?.withdrawnAt ? 'closed' : 'corrected' };
    await setEnded(tx, writing.id, { ...told, ...made, ...came, tookMs: Date.now() - startedMs });
  });
}

function spentOn({ use, model, requestHash }: Asked, prices: TokenPrices | undefined) {
  return {
    model,
    requestHash,
    inputTokens: use.input,
    cachedTokens: use.cached,
    outputTokens: use.output,
    cost: prices ? costOf(use, prices) : null,
  };
}

function countsOf({ worded, kept, rejected }: AppliedAnswer) {
  return { worded, kept, rejected };
}
