import type { BirthImport, birthImports } from '@udaya/contract/birth-imports';
import { foldPersonName } from '@udaya/core/births/read-birth-row';
import { Failure, invalidField } from '@udaya/core/failure';
import { isCsvName, shownCell } from '@udaya/core/files/csv-file';
import { baseLocale } from '@udaya/core/locale';
import { countryName } from '@udaya/format/country-name';
import { cutToLength } from '@udaya/format/cut-graphemes';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { newId } from '../../platform/crypto/tokens.ts';
import type { SystemDb, TenantDb } from '../../platform/database/handles.ts';
import { listOpenBranches } from '../groups/list-open-branches.ts';
import { listPlaceCountries } from '../places/describe-place.ts';
import { matchPlaces } from '../places/match-places.ts';
import { presentOne } from './present-import.ts';
import { type BirthFile, type FileRow, readBirthFile } from './read-file.ts';
import { insertImport, lockImport, type StagedImport } from './store.ts';

export interface CheckDeps {
  /** Rows are staged by the product: a group's own roles only read them. */
  system: SystemDb;
  /** Seals the cells. */
  peopleKey: Buffer;
}

/** A file as it was sent. */
interface SentFile {
  fileName: string;
  content: AsyncIterable<Uint8Array>;
}

const valueShown = 200;

/** Checks a file of births and saves its rows, for whoever sent it to go on with. No report is made. */
export async function checkBirths(
  ctx: UserCall & CheckDeps,
  {
    births: file,
    branchId,
    columns,
  }: output<typeof birthImports.check.body> & { births: SentFile | undefined },
): Promise<BirthImport> {
  const { actor, system } = ctx;
  const branch = await branchFor(ctx.db, branchId || undefined);
  if (!file || file.fileName === '') throw invalidField('births', m.file_missing());
  if (!isCsvName(file.fileName)) throw invalidField('births', m.file_only_csv());
  const read = await readBirthFile(file.content, columns, {
    countryOf: await countriesByName(system),
    today: new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10),
  });
  const staged = await stage(system, read, {
    id: newId(),
    groupId: actor.groupId ?? '',
    branchId: branch,
    ownerId: actor.userId,
    fileName: file.fileName,
  });
  const made = await system.transaction(async (tx) => {
    await insertImport(tx, ctx.peopleKey, staged);
    await ctx.audit(tx, 'births.checked', { targetId: staged.head.id });
    return lockImport(tx, staged.head.id);
  });
  if (!made) throw new Error('The import is gone as soon as it was made.');
  return presentOne(ctx, made);
}

/** The branch that the reports will stand in: the actor's own, or for a group admin the one that is chosen. */
async function branchFor(db: TenantDb, asked: string | undefined): Promise<string> {
  const open = await listOpenBranches(db);
  const own = db.actor.branchId;
  if (own !== null) {
    if (!open.some(({ id }) => id === own)) throw new Failure('births.closed');
    return own;
  }
  const chosen = open.find(({ id }) => id === asked);
  if (!chosen) throw invalidField('branchId', m.import_branch_required());
  return chosen.id;
}

/** The two letters of a country by its name, its code or another name that it goes by. */
async function countriesByName(db: SystemDb): Promise<(text: string) => string | undefined> {
  const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, '');
  const known = new Map<string, string>();
  for (const { code, name } of await listPlaceCountries(db)) {
    known.set(fold(name), code);
    known.set(fold(countryName(code, baseLocale)), code);
    known.set(fold(code), code);
  }
  const others = { usa: 'US', america: 'US', uk: 'GB', england: 'GB', uae: 'AE', bharat: 'IN', ceylon: 'LK' };
  for (const [name, code] of Object.entries(others)) if (!known.has(name)) known.set(name, code);
  return (text) => known.get(fold(text));
}

/** What is kept of a file: its rows, each text that names a place once, and what is wrong. */
async function stage(
  db: SystemDb,
  { hash, columns, ignored, rows }: BirthFile,
  head: Pick<StagedImport['head'], 'id' | 'groupId' | 'branchId' | 'ownerId' | 'fileName'>,
): Promise<StagedImport> {
  const places = await stagePlaces(db, head.id, rows);
  const errors = rows.flatMap((row) => errorsOf(head.id, columns, row));
  return {
    head: {
      ...head,
      fileHash: hash,
      headings: columns.map(({ heading }) => shownCell(heading)),
      columns: columns.map(({ column }) => column),
      ignored: ignored.map((heading) => cutToLength(shownCell(heading), valueShown)),
      rowCount: rows.length,
      errorCount: errors.length,
    },
    places: [...places.values()],
    rows: rows.map((row) => {
      const { placeText, country, errors: _errors, ...read } = row.read;
      return {
        importId: head.id,
        groupId: head.groupId,
        rowNo: row.rowNo,
        cells: row.cells.map(shownCell),
        ...read,
        nameKey: read.name === null ? null : foldPersonName(read.name),
        placeNo: isRight(row) ? (places.get(placeKey(country, placeText))?.placeNo ?? null) : null,
        outcome: isRight(row) ? ('open' as const) : ('refused' as const),
      };
    }),
    errors,
  };
}

const isRight = ({ read, width }: FileRow) => read.errors.length === 0 && !width;
const placeKey = (country: string | null, text: string | null) => `${country} ${text?.toLowerCase()}`;

async function stagePlaces(db: SystemDb, importId: string, rows: readonly FileRow[]) {
  const texts = new Map<string, { country: string; text: string; rowCount: number }>();
  for (const row of rows) {
    const { country, placeText: text } = row.read;
    if (!isRight(row) || country === null || text === null) continue;
    const known = texts.get(placeKey(country, text)) ?? { country, text, rowCount: 0 };
    texts.set(placeKey(country, text), { ...known, rowCount: known.rowCount + 1 });
  }
  const written = [...texts.values()];
  const matches = await matchPlaces(db, written);
  const staged = [...texts.entries()].map(([key, place], placeNo) => {
    const { clear, candidates = [] } = matches[placeNo] ?? {};
    return [
      key,
      {
        importId,
        placeNo,
        ...place,
        choice: clear ? ('clear' as const) : ('open' as const),
        placeId: clear?.place_id ?? null,
        description: clear?.description ?? null,
        candidates: candidates.map(({ place_id, description }) => ({ place_id, description })),
      },
    ] as const;
  });
  return new Map(staged);
}

function errorsOf(
  importId: string,
  columns: BirthFile['columns'],
  { rowNo, read, width }: FileRow,
): StagedImport['errors'] {
  // In a row that is broken the cells stand in the wrong columns: what else is wrong with them says nothing.
  if (width)
    return [
      {
        importId,
        rowNo,
        columnNo: 1,
        cause: 'cells',
        value: String(width.found),
        detail: String(width.wanted),
      },
    ];
  return read.errors.map(({ column, cause, value, detail = '' }) => ({
    importId,
    rowNo,
    columnNo: columns.findIndex((one) => one.column === column) + 1,
    cause,
    value: cutToLength(value, valueShown),
    detail,
  }));
}
