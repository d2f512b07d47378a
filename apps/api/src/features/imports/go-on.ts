import type { BirthImport, PlaceOfFile } from '@udaya/contract/birth-imports';
import { Failure, invalidField } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { lockOpenBranch } from '../groups/lock-branch.ts';
import { findPlace } from '../places/find-place.ts';
import { importBirthsJob } from './jobs.ts';
import { presentOne } from './present-import.ts';
import { presentPlace } from './read-findings.ts';
import { type ImportDeps, reachOwnImport } from './read-import.ts';
import { type BirthImportRow, deleteImport, lockImport, setFingerprints, setRunning } from './store.ts';
import { countOutcomes } from './store-outcomes.ts';
import { dropOpenPlaces, setPlace } from './store-rows.ts';

export interface BeginDeps extends ImportDeps {
  jobs: Jobs;
}

/** Says which place a text of the file means, for all of its rows, or leaves them out. */
export async function choosePlace(
  ctx: UserCall & ImportDeps,
  { importId, placeNo, placeId }: { importId: string; placeNo: number; placeId: string | null },
): Promise<{ summary: BirthImport; place: PlaceOfFile }> {
  await reachOwnImport(ctx, importId);
  const place = placeId === null ? null : await findPlace(ctx.system, placeId);
  if (place === undefined) throw invalidField('placeId', m.birth_place_unknown());
  const { found, set } = await ctx.system.transaction(async (tx) => {
    const held = await lockUnbegun(tx, importId);
    const kept = await setPlace(tx, held, placeNo, place);
    if (!kept) throw new Failure('record.missing');
    await setFingerprints(tx, importId, placeNo);
    await ctx.audit(tx, 'births.place_chosen', { targetId: importId });
    return { found: held, set: kept };
  });
  return { summary: await presentOne(ctx, found), place: presentPlace(set) };
}

/** Begins to make the reports of a file, or goes on where it was held up. What runs or is done stays as it is. */
export async function beginImport(
  ctx: UserCall & BeginDeps,
  { importId, leaveOut }: { importId: string; leaveOut: boolean },
): Promise<BirthImport> {
  await reachOwnImport(ctx, importId);
  const begun = await ctx.system.transaction(async (tx) => {
    const found = await lockImport(tx, importId);
    if (!found) throw new Failure('record.missing');
    if (found.state === 'running' || found.state === 'done') return found;
    const held = await lockOpenBranch(tx, found);
    if (!held || held.closed) throw new Failure('births.closed');
    if (found.state === 'checked') await refuseUnfit(tx, found, leaveOut);
    await setRunning(tx, found);
    const { turn } = found;
    await ctx.jobs.enqueue(tx, importBirthsJob, { importId, turn }, `${importId} ${turn}`);
    await ctx.audit(tx, 'births.imported', { targetId: importId });
    return (await lockImport(tx, importId)) ?? found;
  });
  return presentOne(ctx, begun);
}

async function refuseUnfit(tx: SystemDb, found: BirthImportRow, leaveOut: boolean): Promise<void> {
  if (leaveOut) await dropOpenPlaces(tx, found);
  const counts = await countOutcomes(tx, found);
  if (counts.placeOpen) throw new Failure('births.places_open');
  if (!counts.ready) throw new Failure('births.nothing_to_take');
}

/** Forgets a file of which nothing was begun. */
export async function discardImport(
  ctx: UserCall & ImportDeps,
  { importId }: { importId: string },
): Promise<{ importId: string }> {
  await reachOwnImport(ctx, importId);
  await ctx.system.transaction(async (tx) => {
    await deleteImport(tx, await lockUnbegun(tx, importId));
    await ctx.audit(tx, 'births.discarded', { targetId: importId });
  });
  return { importId };
}

async function lockUnbegun(tx: SystemDb, importId: string): Promise<BirthImportRow> {
  const found = await lockImport(tx, importId);
  if (!found) throw new Failure('record.missing');
  if (found.state !== 'checked') throw new Failure('births.begun');
  return found;
}
