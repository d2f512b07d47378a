import { Failure } from '@udaya/core/failure';
import { baseLocale } from '@udaya/core/locale';
import type { UserCall } from '../../platform/call-context.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { runInLocale } from '../../platform/locale/current-locale.ts';
import { findActorOf } from '../accounts/find-actor-of.ts';
import { findRecipient } from '../accounts/mailbox-of.ts';
import { callFor } from '../audit/call-for.ts';
import { notify } from '../notifications/notify.ts';
import { type MakeReportPdfDeps, setReportPdf } from '../reports/reading/make-report-pdf.ts';
import { makeArchiveJob } from './jobs.ts';
import {
  endSlice,
  eraseArchive,
  findArchiveOfJob,
  listItemsFrom,
  type Outcome,
  type StoredArchive,
  saveOutcome,
  setEnded,
} from './store.ts';

export interface WriteArchiveDeps extends MakeReportPdfDeps {
  system: SystemDb;
  jobs: Jobs;
}

interface Piece {
  archiveId: string;
  slice: number;
  requestId: string;
}

/** So many reports a piece, then whatever else waits has its turn. */
const reportsAPiece = 20;

/**
 * Makes a piece of an archive and enqueues the next one, or says that it is ready. May run again at any point: what is kept stays. PDFs are
 * set one after the other in their owner's turn, as the actor who asked may have them now.
 */
export async function writeArchive(deps: WriteArchiveDeps, piece: Piece): Promise<void> {
  const { system, jobs } = deps;
  const { archiveId: id, requestId } = piece;
  const archive = await findArchiveOfJob(system, id, piece.slice);
  if (!archive) return;
  const actor = await findActorOf(system, archive.userId);
  // Whoever asked is gone.
  if (!actor) return eraseArchive(system, id);
  const locale = (await findRecipient(system, archive.userId))?.to.locale ?? baseLocale;
  const ctx = { ...deps, ...callFor(system, actor, requestId) };
  for (const item of await listItemsFrom(system, archive, reportsAPiece)) {
    const outcome = await runInLocale(locale, () => setOne(ctx, item.reportId, item.place, archive.total));
    // It was cancelled, or another run was faster.
    if (!(await saveOutcome(system, archive, item, outcome))) return;
  }
  await system.transaction(async (tx) => {
    const now = await endSlice(tx, archive);
    if (!now) return;
    if (now.done < now.total) {
      const { slice } = now;
      await jobs.enqueue(tx, makeArchiveJob, { archiveId: id, slice, requestId }, `${id}-${slice}`);
    } else if (await setEnded(tx, id, 'ready')) {
      await notifyOwner(tx, now, 'archive.ready');
    }
  });
}

/** Says that an archive could not be made after all tries. What was made stays, for whoever tries again. */
export async function giveUpArchive(system: SystemDb, { archiveId, slice }: Piece): Promise<void> {
  const archive = await findArchiveOfJob(system, archiveId, slice);
  if (!archive) return;
  await system.transaction(async (tx) => {
    if (await setEnded(tx, archiveId, 'failed')) await notifyOwner(tx, archive, 'archive.failed');
  });
}

async function notifyOwner(
  tx: SystemDb,
  { userId, total }: StoredArchive,
  kind: 'archive.ready' | 'archive.failed',
): Promise<void> {
  await notify(tx, userId, { kind, subject: String(total) });
}

/** The PDF of one report, or why there is none. What may pass, such as a busy typesetter, is thrown for the job to try again. */
async function setOne(
  ctx: UserCall & MakeReportPdfDeps,
  id: string,
  place: number,
  total: number,
): Promise<Outcome> {
  try {
    const { fileName, bytes } = await setReportPdf(ctx, { id });
    const number = String(place).padStart(String(total).length, '0');
    return { fileName: fileName.replace(/\.pdf$/, `_${number}.pdf`), bytes };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === 'report.not_ready') return { leftOut: 'notReady' };
    if (error.code === 'pdf.failed') return { leftOut: 'failed' };
    if (error.status >= 500 || error.status === 429) throw error;
    return { leftOut: 'closed' };
  }
}
