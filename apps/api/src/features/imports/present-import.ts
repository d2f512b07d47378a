import type { BirthImport } from '@udaya/contract/birth-imports';
import { birthRowOutcomes } from '@udaya/core/births/import-words';
import type { UserCall } from '../../platform/call-context.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { type BirthImportRow, readBranchNames } from './store.ts';
import { countOutcomes } from './store-outcomes.ts';

/** Imports that the actor has reached, as they are promised. What other imports of the group took is counted by the product. */
export async function presentImports(
  { actor, system }: Pick<UserCall, 'actor'> & { system: SystemDb },
  imports: readonly BirthImportRow[],
): Promise<BirthImport[]> {
  const names = await readBranchNames(system, imports);
  const presented: BirthImport[] = [];
  for (const found of imports) {
    const counts = await countOutcomes(system, found);
    const full = Object.fromEntries(
      birthRowOutcomes.map((outcome) => [outcome, counts[outcome] ?? 0]),
    ) as BirthImport['counts'];
    presented.push({
      importId: found.id,
      fileName: found.fileName,
      createdDate: found.createdAt.toISOString(),
      state: found.state,
      stoppedFor: found.stoppedFor,
      branchName: names.get(found.branchId) ?? '',
      isOwn: found.ownerId === actor.userId,
      rowCount: found.rowCount,
      counts: full,
      gone: Math.max(0, found.taken - full.taken),
      beganDate: found.begunAt?.toISOString() ?? null,
      finishedDate: found.finishedAt?.toISOString() ?? null,
    });
  }
  return presented;
}

export async function presentOne(
  ctx: Parameters<typeof presentImports>[0],
  found: BirthImportRow,
): Promise<BirthImport> {
  const [one] = await presentImports(ctx, [found]);
  if (!one) throw new Error('An import was not presented.');
  return one;
}
