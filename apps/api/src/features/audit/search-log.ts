import type { Readable } from 'node:stream';
import { type auditLog, bySystem, mostExported } from '@udaya/contract/audit-log';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { type CsvColumn, writeCsv } from '../../platform/csv/write-csv.ts';
import { pageOf, upTo } from '../../platform/database/count-up-to.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { startOfDay } from '../../platform/locale/start-of-day.ts';
import { type AccountLookup, type AccountName, nameIn } from './account-lookup.ts';
import { wordsOfAction } from './action-words.ts';
import type { StoredEntry } from './store.ts';
import { type EntryFilter, listEntries, walkEntries } from './store-search.ts';

export interface SearchLogDeps {
  accounts: AccountLookup;
}

type LogQuery = output<typeof auditLog.exportEntries.query>;

/** One page of the audit log. Somebody who is not known has done nothing. */
export async function searchLog(
  { db, accounts }: Pick<UserCall, 'db'> & SearchLogDeps,
  query: output<typeof auditLog.list.query>,
) {
  const filter = await filterOf(query, accounts);
  if (!filter) return pageOf([], upTo(0), query);
  const { rows, ...total } = await listEntries(db, filter, query);
  const names = await accounts.names(actorsOf(rows));
  const entries = rows.map(({ id, at, action, actorId, targetId, requestId }) => ({
    id,
    date: at.toISOString(),
    action,
    what: wordsOfAction(action),
    actor: actorId === null ? null : nameIn(names, actorId),
    targetId,
    requestId,
  }));
  return pageOf(entries, total, query);
}

type NamedEntry = StoredEntry & { name: AccountName | undefined };

/** The entries that fit as a CSV file, and an entry that says who took it. */
export async function exportLog(
  ctx: UserCall & SearchLogDeps,
  query: LogQuery,
): Promise<{ fileName: string; bytes: Readable }> {
  const filter = await filterOf(query, ctx.accounts);
  await ctx.audit(ctx.db, 'audit.exported');
  const rows = filter ? namedEntries(ctx.db, filter, ctx.accounts) : [];
  return {
    fileName: `audit-log-${new Date().toISOString().slice(0, 10)}.csv`,
    bytes: writeCsv(columns(), rows),
  };
}

function columns(): CsvColumn<NamedEntry>[] {
  return [
    [m.audit_csv_date(), ({ at }) => at.toISOString()],
    [m.audit_csv_action(), ({ action }) => action],
    [m.audit_csv_what(), ({ action }) => wordsOfAction(action)],
    [m.audit_csv_who(), whoIs],
    [m.audit_csv_account(), ({ actorId }) => actorId],
    [m.audit_csv_target(), ({ targetId }) => targetId],
    [m.audit_csv_request(), ({ requestId }) => requestId],
  ];
}

function whoIs({ actorId, name }: NamedEntry): string {
  if (actorId === null) return m.audit_by_system();
  return name?.username || m.audit_erased();
}

async function* namedEntries(
  db: TenantDb,
  filter: EntryFilter,
  accounts: AccountLookup,
): AsyncGenerator<NamedEntry> {
  const known = new Map<string, AccountName | undefined>();
  for await (const rows of walkEntries(db, filter, mostExported)) {
    const unknown = actorsOf(rows).filter((id) => !known.has(id));
    const names = await accounts.names(unknown);
    for (const id of unknown) known.set(id, names.get(id));
    for (const row of rows) yield { ...row, name: row.actorId === null ? undefined : known.get(row.actorId) };
  }
}

const actorsOf = (rows: readonly StoredEntry[]) => rows.flatMap(({ actorId }) => actorId ?? []);

/** What the log is narrowed by; undefined where that is somebody whom nobody knows. */
async function filterOf(query: LogQuery, accounts: AccountLookup): Promise<EntryFilter | undefined> {
  const actorId = query.who && query.who !== bySystem ? await accounts.find(query.who) : null;
  if (actorId === undefined) return undefined;
  return {
    actorId: query.who ? actorId : undefined,
    action: query.action,
    targetId: query.targetId,
    requestId: query.requestId,
    from: startOfDay(query.from, query.timeZone),
    before: startOfDay(query.to, query.timeZone, 1),
  };
}
