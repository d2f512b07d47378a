import type { Readable } from 'node:stream';
import { mostExported } from '@udaya/contract/audit-log';
import type { ConsentDetail, ConsentEntry, groupConsents } from '@udaya/contract/group-consents';
import { Failure } from '@udaya/core/failure';
import { withdrawnDays } from '@udaya/core/groups/data-duty';
import { baseLocale, isLocale } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { type CsvColumn, writeCsv } from '../../platform/csv/write-csv.ts';
import { pageOf } from '../../platform/database/count-up-to.ts';
import { startOfDay } from '../../platform/locale/start-of-day.ts';
import { type DescribedPerson, describePeople } from '../accounts/describe-people.ts';
import type { AccessDeps } from './access-deps.ts';
import { aboutGroup } from './list-accesses.ts';
import {
  type ConsentFilter,
  findConsent,
  listConsentRows,
  type StoredConsent,
  walkConsents,
} from './store-consents.ts';

export type ConsentQuery = output<typeof groupConsents.exportAll.query>;

/** One page of the consents to the reports that the actor looks after. */
export async function listConsents(
  ctx: UserCall & AccessDeps,
  query: output<typeof groupConsents.list.query>,
) {
  const { rows, ...total } = await listConsentRows(ctx.db, filterOf(query), query);
  return pageOf(await presentConsents(ctx, rows), total, query);
}

/** The consents that fit as a CSV file, and an entry that says who took it. */
export async function exportConsents(
  ctx: UserCall & AccessDeps,
  query: ConsentQuery,
): Promise<{ fileName: string; bytes: Readable }> {
  await ctx.audit(ctx.db, 'consents.exported', aboutGroup(ctx.db));
  return {
    fileName: `consents-${new Date().toISOString().slice(0, 10)}.csv`,
    bytes: consentsAsCsv(ctx, query),
  };
}

/** The register as a file, read while it is sent. */
export function consentsAsCsv(ctx: UserCall & AccessDeps, query: ConsentQuery = {}): Readable {
  return writeCsv(columns(), presented(ctx, filterOf(query)));
}

type Row = ConsentEntry & { wording: string };

async function* presented(ctx: UserCall & AccessDeps, filter: ConsentFilter): AsyncGenerator<Row> {
  for await (const rows of walkConsents(ctx.db, filter, mostExported)) {
    const entries = await presentConsents(ctx, rows);
    yield* entries.map((entry, index) => ({ ...entry, wording: rows[index]?.wording ?? '' }));
  }
}

function columns(): CsvColumn<Row>[] {
  return [
    [m.data_csv_name(), ({ name }) => name],
    [m.data_csv_report(), ({ reportId }) => reportId],
    [m.data_csv_branch(), ({ branchName }) => branchName ?? ''],
    [m.data_csv_given(), ({ givenDate }) => givenDate],
    [m.data_csv_method(), ({ method }) => method],
    [m.data_csv_evidence(), ({ evidence }) => evidence],
    [m.data_csv_entered_by(), ({ enteredBy }) => enteredBy],
    [m.data_csv_state(), ({ state }) => state],
    [m.data_csv_withdrawn(), ({ withdrawnDate }) => withdrawnDate ?? ''],
    [m.data_csv_language(), ({ language }) => language],
    [m.data_csv_version(), ({ wordingVersion }) => wordingVersion],
    [m.data_csv_wording(), ({ wording }) => wording],
  ];
}

/**
 * One consent with its whole wording.
 * @throws Failure `record.missing`
 */
export async function readConsent(
  ctx: UserCall & AccessDeps,
  { id }: { id: string },
): Promise<ConsentDetail> {
  const row = await reachConsent(ctx, id);
  const [entry] = await presentConsents(ctx, [row]);
  if (!entry) throw new Failure('record.missing');
  const { withdrawnAt, withdrawnBy, closedAt } = row;
  const people = await describePeople(ctx.system, withdrawnBy === null ? [] : [withdrawnBy]);
  return {
    ...entry,
    wording: row.wording,
    withdrawal:
      withdrawnAt === null
        ? null
        : {
            date: withdrawnAt.toISOString(),
            enteredBy: nameOf(people, withdrawnBy),
            asker: row.withdrawalAsker,
            askedOn: row.withdrawalAskedOn,
            reason: row.withdrawalReason,
          },
    eraseDate: closedAt === null ? null : erasedOn(closedAt).toISOString(),
  };
}

/**
 * A consent within the actor's scope.
 * @throws Failure `record.missing`
 */
export async function reachConsent({ db }: Pick<UserCall, 'db'>, id: string): Promise<StoredConsent> {
  const row = await findConsent(db, id);
  if (!row) throw new Failure('record.missing');
  return row;
}

const dayMs = 86_400_000;

/** When a report that was closed at an instant is erased. */
export function erasedOn(closedAt: Date): Date {
  return new Date(closedAt.getTime() + withdrawnDays * dayMs);
}

/** Consents as the register lists them. */
export async function presentConsents(
  { system }: AccessDeps,
  rows: readonly StoredConsent[],
): Promise<ConsentEntry[]> {
  const people = await describePeople(
    system,
    rows.flatMap(({ givenBy }) => givenBy ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    reportId: row.reportId,
    name: row.name,
    method: row.method,
    evidence: row.evidence,
    enteredBy: nameOf(people, row.givenBy),
    wordingVersion: row.wordingVersion,
    language: isLocale(row.language) ? row.language : baseLocale,
    givenDate: row.givenAt.toISOString(),
    state: row.withdrawnAt === null ? 'given' : 'withdrawn',
    withdrawnDate: row.withdrawnAt?.toISOString() ?? null,
    branchName: row.branchName,
  }));
}

function nameOf(people: ReadonlyMap<string, DescribedPerson>, id: string | null): string {
  const person = id === null ? undefined : people.get(id);
  return person?.name || person?.username || '';
}

function filterOf({ name, method, state, from, to, timeZone }: ConsentQuery): ConsentFilter {
  return {
    name,
    method,
    state,
    from: startOfDay(from, timeZone),
    before: startOfDay(to, timeZone, 1),
  };
}
