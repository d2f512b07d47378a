import type { archives, ReportArchive } from '@udaya/contract/report-archives';
import { Failure } from '@udaya/core/failure';
import { archivedReports } from '@udaya/core/reports/archive-words';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { newId } from '../../platform/crypto/tokens.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { findGroupReportIds } from '../reports/lists/list-group-reports.ts';
import type { SearchDeps } from '../reports/lists/list-reports.ts';
import { makeArchiveJob } from './jobs.ts';
import {
  deleteArchive,
  findArchive,
  findOwnArchive,
  insertArchive,
  lockOwnArchive,
  type StoredArchive,
  setMaking,
} from './store.ts';

export interface ManageArchiveDeps extends Pick<SearchDeps, 'peopleKey'> {
  jobs: Jobs;
}

type Answer = { archive: ReportArchive | null };

/** The archive that the actor asked for last. */
export async function readArchive({ db }: UserCall): Promise<Answer> {
  const archive = await findOwnArchive(db);
  return { archive: archive ? present(archive) : null };
}

/**
 * Begins to make an archive of a filtered list as it is now, and forgets the one before.
 * @throws Failure `archive.empty`, `archive.underway`
 */
export async function makeArchive(
  ctx: UserCall & ManageArchiveDeps,
  asked: output<typeof archives.make.body>,
): Promise<Answer> {
  const { db, jobs, requestId } = ctx;
  const { ids, more } = await findGroupReportIds(ctx, asked, archivedReports);
  if (ids.length === 0) throw new Failure('archive.empty');
  const id = newId();
  await db.transaction(async (tx) => {
    const former = await lockOwnArchive(tx);
    if (former?.state === 'making' && former.expiresAt.getTime() > Date.now())
      throw new Failure('archive.underway');
    if (former) await deleteArchive(tx, former.id);
    if (!(await insertArchive(tx, { id, more, requestId }, ids))) throw new Failure('archive.underway');
    await jobs.enqueue(tx, makeArchiveJob, { archiveId: id, slice: 0, requestId }, `${id}-0`);
    await ctx.audit(tx, 'archive.requested', { targetId: id });
  });
  return readArchive(ctx);
}

/**
 * Goes on with an archive that failed, from where it stood.
 * @throws Failure `record.missing`
 */
export async function resumeArchive(
  ctx: UserCall & ManageArchiveDeps,
  { id }: { id: string },
): Promise<Answer> {
  const { db, jobs, requestId } = ctx;
  if (!(await findArchive(db, id))) throw new Failure('record.missing');
  await db.transaction(async (tx) => {
    const slice = await setMaking(tx, id);
    if (slice === undefined) return;
    await jobs.enqueue(tx, makeArchiveJob, { archiveId: id, slice, requestId }, `${id}-${slice}`);
    await ctx.audit(tx, 'archive.requested', { targetId: id });
  });
  return readArchive(ctx);
}

/**
 * Stops the making of an archive, or erases it.
 * @throws Failure `record.missing`
 */
export async function cancelArchive(ctx: UserCall, { id }: { id: string }): Promise<Answer> {
  await ctx.db.transaction(async (tx) => {
    if (!(await deleteArchive(tx, id))) throw new Failure('record.missing');
    await ctx.audit(tx, 'archive.cancelled', { targetId: id });
  });
  return readArchive(ctx);
}

function present({
  id,
  state,
  total,
  done,
  leftOut,
  more,
  createdAt,
  expiresAt,
}: StoredArchive): ReportArchive {
  return {
    id,
    state,
    total,
    done,
    leftOut,
    more,
    createdDate: createdAt.toISOString(),
    expiresDate: expiresAt.toISOString(),
  };
}
