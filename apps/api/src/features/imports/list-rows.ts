import type { BirthRow, birthImports } from '@udaya/contract/birth-imports';
import { dayInIndia } from '@udaya/format/format-instant';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { describeError } from './cause-words.ts';
import { type ImportDeps, reachImport } from './read-import.ts';
import type { BirthImportRow, StoredError, StoredPlace, StoredRow } from './store.ts';
import { countOutcomes, type JudgedRow, listJudged } from './store-outcomes.ts';
import { listErrors, readNames, readPlaces, readRows } from './store-rows.ts';

/** What became of each row, a page of them in the order of the file. */
export async function listRows(
  ctx: UserCall & ImportDeps,
  { importId, page, size, outcome }: { importId: string } & output<typeof birthImports.listRows.query>,
): Promise<{ content: BirthRow[]; totalElements: number }> {
  const found = await reachImport(ctx, importId);
  const counts = await countOutcomes(ctx.system, found);
  const totals = outcome ? [counts[outcome] ?? 0] : Object.values(counts);
  const judged = await listJudged(ctx.system, found, {
    ...(outcome ? { outcomes: [outcome] } : {}),
    limit: size,
    offset: page * size,
  });
  return {
    content: await describeRows(ctx, found, judged),
    totalElements: totals.reduce((sum, count) => sum + count, 0),
  };
}

/** Rows in words, with their reports. */
export async function describeRows(
  ctx: UserCall & ImportDeps,
  found: BirthImportRow,
  judged: readonly JudgedRow[],
): Promise<BirthRow[]> {
  const { db } = ctx;
  const rowNos = judged.map(({ rowNo }) => rowNo);
  const rows = await readRows(db, ctx.peopleKey, found, rowNos);
  const errors =
    rowNos.length > 0
      ? await listErrors(db, ctx.peopleKey, found, { limit: 10 * rowNos.length, rowNos })
      : [];
  const byRow = Map.groupBy(errors, ({ rowNo }) => rowNo);
  const places = await readPlaces(db, found);
  const names = await readNames(
    db,
    [...rows.values()].flatMap(({ reportId }) => reportId ?? []),
  );
  return judged.map((one) => {
    const row = rows.get(one.rowNo);
    const placeNo = row?.placeNo ?? null;
    return {
      rowNo: one.rowNo,
      name: names.get(row?.reportId ?? '') ?? row?.name ?? '',
      outcome: one.outcome,
      result: describeOutcome(one, {
        row,
        found,
        errors: byRow.get(one.rowNo) ?? [],
        place: placeNo === null ? undefined : places.get(placeNo),
      }),
      reportId: row?.reportId ?? null,
    };
  });
}

interface Known {
  row: StoredRow | undefined;
  found: BirthImportRow;
  errors: readonly StoredError[];
  place: StoredPlace | undefined;
}

function describeOutcome(
  { outcome, sameRow, sameAt }: JudgedRow,
  { row, found, errors, place }: Known,
): string {
  switch (outcome) {
    case 'refused':
      return (
        errors.map((error) => describeError(error, found).description).join('; ') || m.import_row_refused()
      );
    case 'placeOpen':
      return m.import_row_place_open({ place: place?.text ?? '' });
    case 'placeDropped':
      return m.import_row_place_dropped({ place: place?.text ?? '' });
    case 'ready':
      return found.state === 'checked' ? m.import_row_ready() : m.import_row_waiting();
    case 'taken':
      return m.import_row_taken();
    case 'twice':
      return m.import_row_twice({ row: sameRow ?? 0 });
    case 'earlier':
      return m.import_row_earlier({ date: sameAt ? dayInIndia(sameAt, currentLocale()) : '' });
    case 'failed':
      return row?.reason ?? m.import_row_refused();
  }
}

/** All rows of an import, piece by piece. */
export async function* everyRow(
  system: SystemDb,
  found: BirthImportRow,
  outcomes?: Parameters<typeof listJudged>[2]['outcomes'],
): AsyncGenerator<JudgedRow[]> {
  const atOnce = 500;
  for (let offset = 0; ; offset += atOnce) {
    const part = await listJudged(system, found, {
      ...(outcomes ? { outcomes } : {}),
      limit: atOnce,
      offset,
    });
    if (part.length > 0) yield part;
    if (part.length < atOnce) return;
  }
}
