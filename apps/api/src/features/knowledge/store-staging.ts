import { planets } from '@udaya/astro/planets';
import {
  positionNames,
  type UploadCause,
  type UploadColumn,
  uploadColumns,
} from '@udaya/core/knowledge/upload-file';
import { sql } from 'drizzle-orm';
import type { CopyIn } from '../../platform/database/copy-in.ts';
import type { Queryable } from '../../platform/database/handles.ts';
import { uploadErrors, uploadedRows } from './tables.ts';

/** So much of a cell is shown with its error. */
const valueShown = 200;

/** A row as it is copied in. */
export type RowToCopy = readonly [
  rowNo: number,
  planet: string | null,
  position: string | null,
  title: string | null,
  description: string | null,
  others: string | null,
];

/** An error that was found while a row was read. */
export interface FoundError {
  rowNo: number;
  columnNo: number;
  cause: UploadCause;
  value: string;
  detail?: string;
}

/** Copies rows into the staging table, with the errors that were found in them already. */
export async function copyRows(
  copyIn: CopyIn,
  uploadId: string,
  rows: readonly RowToCopy[],
  errors: readonly FoundError[],
): Promise<void> {
  await copyIn(
    'knowledge_upload_rows (upload_id, row_no, planet, position, title, description, others)',
    rows.map((row) => [uploadId, ...row]),
  );
  await copyIn(
    'knowledge_upload_errors (upload_id, row_no, column_no, cause, value, detail)',
    errors.map(({ rowNo, columnNo, cause, value, detail = '' }) => [
      uploadId,
      rowNo,
      columnNo,
      cause,
      value.slice(0, valueShown),
      detail,
    ]),
  );
}

/**
 * Finds what is wrong with the staged rows, all of them at once: what is no planet or position, a pair that stands twice, texts that are
 * missing, too long or would be calculated. `at` says where the columns stand in the file, from 0.
 */
export async function findErrors(
  db: Queryable,
  uploadId: string,
  at: Partial<Record<UploadColumn, number>>,
): Promise<void> {
  const longest = Object.fromEntries(
    uploadColumns.map((column) => [column.name, 'max' in column ? column.max : 0]),
  );
  const placed = (index: number | undefined) => (index === undefined ? null : index + 1);
  await db.execute(sql`
    with staged as (
      select row_no, planet, position, title, description,
        planet = any (${sql.param([...planets])}::text[]) as is_planet,
        position = any (${sql.param([...positionNames])}::text[]) as is_position
      from ${uploadedRows} where upload_id = ${uploadId}
    ),
    texts as (
      select row_no, cell, column_no, longest from staged, lateral (values
        (title, ${placed(at.descriptionTitle)}::int, ${longest.descriptionTitle}::int),
        (description, ${placed(at.description)}::int, ${longest.description}::int)
      ) as text_cells (cell, column_no, longest)
    ),
    pairs as (
      select row_no, planet || ' ' || position as pair,
        min(row_no) over (partition by planet, position) as first_row
      from staged where is_planet and is_position
    )
    insert into ${uploadErrors} (upload_id, row_no, column_no, cause, value, detail)
    select ${uploadId}, row_no, column_no, cause, left(cell, ${valueShown}), detail from (
      select row_no, ${placed(at.planet)}::int as column_no, 'planet' as cause, planet as cell, '' as detail
        from staged where not is_planet
      union all
      select row_no, ${placed(at.position)}::int, 'position', position, '' from staged where not is_position
      union all
      select row_no, ${placed(at.position)}::int, 'pairTwice', pair, first_row::text from pairs where row_no > first_row
      union all
      select row_no, column_no, 'empty', cell, longest::text from texts where cell = ''
      union all
      select row_no, column_no, 'tooLong', cell, char_length(cell) || ' ' || longest from texts where char_length(cell) > longest
      union all
      select row_no, column_no, 'formula', cell, '' from texts where cell ~ '^[-=+@]'
    ) as found where column_no is not null`);
}
