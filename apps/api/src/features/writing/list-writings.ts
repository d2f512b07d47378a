import type { productWritings, Writing, WritingDetail } from '@udaya/contract/writing';
import { Failure } from '@udaya/core/failure';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { pageOf } from '../../platform/database/count-up-to.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { type AccountLookup, nameIn } from '../audit/account-lookup.ts';
import { noteReader } from '../reports/openings/openings.ts';
import { listWritingsOf, type StoredWriting } from './store.ts';
import { findWritingPage } from './store-list.ts';

export interface ListWritingsDeps {
  accounts: AccountLookup;
}

/** One page of the attempts to have reports worded, latest first. */
export async function listWritings(
  { db, accounts }: { db: TenantDb } & ListWritingsDeps,
  { state, report: reportId, ...page }: output<typeof productWritings.list.query>,
) {
  const { ids, ...total } = await findWritingPage(db, { state, reportId }, page);
  const rows = await listWritingsOf(db, ids);
  const names = await accounts.names(rows.flatMap(({ askedBy }) => askedBy ?? []));
  return pageOf(
    rows.map((row) => present(row, names)),
    total,
    page,
  );
}

/**
 * One attempt, with what the model answered and what of it did not pass: who reads it has opened the report.
 * @throws Failure `record.missing`
 */
export async function readWriting(
  { actor, db, accounts }: Pick<UserCall, 'actor' | 'db'> & ListWritingsDeps,
  { id }: { id: string },
): Promise<WritingDetail> {
  const [row] = await listWritingsOf(db, [id]);
  if (!row) throw new Failure('record.missing');
  await noteReader({ actor, db }, [row.reportId]);
  const names = await accounts.names(row.askedBy === null ? [] : [row.askedBy]);
  const { requestHash, answers, rejected } = row;
  return { ...present(row, names), requestHash, answers, rejectedSentences: rejected };
}

function present(row: StoredWriting, names: Awaited<ReturnType<AccountLookup['names']>>): Writing {
  const { askedBy, rejected, createdAt, endedAt } = row;
  return {
    id: row.id,
    reportId: row.reportId,
    baseVersion: row.baseVersion,
    version: row.version,
    askedBy: askedBy === null ? null : nameIn(names, askedBy),
    state: row.state,
    reason: row.reason,
    provider: row.provider,
    model: row.model,
    mode: row.mode,
    promptVersion: row.promptVersion,
    checksVersion: row.checksVersion,
    worded: row.worded,
    kept: row.kept,
    rejected: rejected.length,
    inputTokens: row.inputTokens,
    cachedTokens: row.cachedTokens,
    outputTokens: row.outputTokens,
    cost: row.cost,
    tookMs: row.tookMs,
    createdDate: createdAt.toISOString(),
    endedDate: endedAt?.toISOString() ?? null,
  };
}
