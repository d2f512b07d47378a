import type { BirthFindings, PlaceOfFile } from '@udaya/contract/birth-imports';
import type { BirthColumn } from '@udaya/core/births/birth-file';
import { errorsListed } from '@udaya/core/knowledge/upload-file';
import type { UserCall } from '../../platform/call-context.ts';
import { describeCauses, describeError } from './cause-words.ts';
import { type ImportDeps, reachImport } from './read-import.ts';
import type { StoredPlace } from './store.ts';
import { listJudged } from './store-outcomes.ts';
import { countErrors, countPlaces, listErrors, listPlaces, readPlaces, readRows } from './store-rows.ts';

const placesListed = 300;
const sampleRows = 5;

/** What the check of a file found. */
export async function readFindings(
  ctx: UserCall & ImportDeps,
  { importId }: { importId: string },
): Promise<BirthFindings> {
  const { db, system } = ctx;
  const found = await reachImport(ctx, importId);
  const causes = await countErrors(db, found);
  const errors = await listErrors(db, ctx.peopleKey, found, { limit: errorsListed });
  const shown = await listJudged(system, found, {
    outcomes: ['ready', 'placeOpen', 'earlier'],
    limit: sampleRows,
  });
  const rows = await readRows(
    db,
    ctx.peopleKey,
    found,
    shown.map(({ rowNo }) => rowNo),
  );
  const places = await readPlaces(db, found);
  return {
    columns: found.columns.map((column, index) => ({
      column: column as BirthColumn,
      heading: found.headings[index] ?? '',
    })),
    ignored: found.ignored,
    errors: errors.map((error) => describeError(error, found)),
    errorCount: causes.reduce((sum, { count }) => sum + count, 0),
    causes: describeCauses(causes),
    places: (await listPlaces(db, found, placesListed)).map(presentPlace),
    placeCount: await countPlaces(db, found),
    sample: shown.flatMap(({ rowNo }) => {
      const row = rows.get(rowNo);
      if (row?.name == null) return [];
      const place = row.placeNo === null ? undefined : places.get(row.placeNo);
      return [
        {
          rowNo,
          name: row.name,
          gender: row.gender ?? '',
          dateOfBirth: row.dateOfBirth ?? '',
          timeOfBirth: row.timeAccuracy === 'unknown' ? '' : (row.timeOfBirth ?? ''),
          place: place?.description ?? place?.text ?? '',
        },
      ];
    }),
  };
}

/** A text of the file with the place that it is taken for. */
export function presentPlace({
  placeNo,
  text,
  country,
  rowCount,
  choice,
  description,
  candidates,
}: StoredPlace): PlaceOfFile {
  return { placeNo, text, country, rowCount, choice, description, candidates };
}
