import type { BirthImport, birthImports } from '@udaya/contract/birth-imports';
import { Failure } from '@udaya/core/failure';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { listOpenBranches } from '../groups/list-open-branches.ts';
import { presentImports, presentOne } from './present-import.ts';
import { type BirthImportRow, findImport, listImports } from './store.ts';

export interface ImportDeps {
  /** Staged rows are the product's; it is asked for an import that the actor has reached. */
  system: SystemDb;
  /** Opens the cells of a file. */
  peopleKey: Buffer;
}

/** The files that were sent, latest first, and where a new one may go. */
export async function listBirthImports(
  ctx: UserCall & ImportDeps,
  page: output<typeof birthImports.list.query>,
) {
  const { rows, total } = await listImports(ctx.db, page);
  return {
    content: await presentImports(ctx, rows),
    totalElements: total,
    branches: await listOpenBranches(ctx.db),
  };
}

/** How far a file has come. */
export async function readBirthImport(
  ctx: UserCall & ImportDeps,
  { importId }: { importId: string },
): Promise<BirthImport> {
  return presentOne(ctx, await reachImport(ctx, importId));
}

/** @throws Failure `record.missing` for a file that is foreign or missing. */
export async function reachImport({ db }: UserCall, importId: string): Promise<BirthImportRow> {
  const found = await findImport(db, importId);
  if (!found) throw new Failure('record.missing');
  return found;
}

/**
 * The same for whoever goes on with it: nobody but its sender does.
 * @throws Failure `record.missing` for a file of somebody else as well.
 */
export async function reachOwnImport(ctx: UserCall, importId: string): Promise<BirthImportRow> {
  const found = await reachImport(ctx, importId);
  if (found.ownerId !== ctx.actor.userId) throw new Failure('record.missing');
  return found;
}
