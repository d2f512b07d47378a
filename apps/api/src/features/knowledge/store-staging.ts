import { ageBands, isChildBand } from '@udaya/core/knowledge/age-band';
import { planetNames, positionNames } from '@udaya/core/knowledge/upload-cells';
import {
  type Heading,
  textColumns,
  type UploadCause,
  uploadColumns,
} from '@udaya/core/knowledge/upload-file';
import { sql } from 'drizzle-orm';
import type { CopyIn } from '../../platform/database/copy-in.ts';
import type { Queryable } from '../../platform/database/handles.ts';
import { uploadErrors, uploadedRows } from './tables.ts';

/** So much of a cell is shown with its error. */
const valueShown = 200;

/** A row as it is copied in: its cells as they were sent, null where the file has no such column. */
export interface RowToCopy {
  rowNo: number;
  planet: string | null;
  position: string | null;
  title: string | null;
  key: string | null;
  text: string | null;
  ageBand: string | null;
  tags: string | null;
  reviewed: string | null;
  kind: string | null;
  wording: string | null;
  others: string | null;
}

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
    'knowledge_upload_rows (upload_id, row_no, planet, position, title, key, text, age_band, tags, reviewed, kind, wording, others)',
    rows.map((row) => [
      uploadId,
      row.rowNo,
      row.planet,
      row.position,
      row.title,
      row.key,
      row.text,
      row.ageBand,
      row.tags,
      row.reviewed,
      row.kind,
      row.wording,
      row.others,
    ]),
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
 * Finds what is wrong with the staged rows, all of them at once: what is no planet or position, a row that stands twice, texts
 * that are missing or too long.
 */
export async function findErrors(db: Queryable, uploadId: string, { kind, at }: Heading): Promise<void> {
  const columns = textColumns[kind];
  const placed = (index: number | undefined) => (index === undefined ? null : index + 1);
  const longest = (name: string | undefined) => {
    const column = uploadColumns[kind].find((one) => one.name === name);
    return column && 'max' in column ? column.max : 0;
  };
  const titleAt = columns.title === undefined ? null : placed(at[columns.title]);
  const isPassages = kind === 'passages';
  await db.execute(sql`
    with staged as (
      select row_no, planet, position, title, text, coalesce(age_band, '') as age_band,
        ${isPassages ? sql`planet || ' ' || position` : sql`key`} as name,
        coalesce(nullif(lower(kind), ''), case when coalesce(age_band, '') = any (${sql.param(ageBands.filter(isChildBand))}::text[]) then 'help' else 'portrait' end) as kind,
        coalesce(nullif(wording, ''), '1') as wording,
        planet = any (${sql.param([...planetNames])}::text[]) as is_planet,
        position = any (${sql.param([...positionNames])}::text[]) as is_position
      from ${uploadedRows} where upload_id = ${uploadId}
    ),
    texts as (
      select row_no, cell, column_no, longest from staged, lateral (values
        (title, ${titleAt}::int, ${longest(columns.title)}::int),
        (text, ${placed(at[columns.text])}::int, ${longest(columns.text)}::int)
      ) as text_cells (cell, column_no, longest)
    ),
    named as (
      select row_no, trim(name || ' ' || age_band) as shown,
        min(row_no) over (partition by name, age_band, kind, wording) as first_row
      from staged where ${isPassages ? sql`is_planet and is_position` : sql`name <> ''`}
    )
    insert into ${uploadErrors} (upload_id, row_no, column_no, cause, value, detail)
    select ${uploadId}, row_no, column_no, cause, left(cell, ${valueShown}), detail from (
      select row_no, ${placed(at.planet)}::int as column_no, 'planet' as cause, planet as cell, '' as detail
        from staged where not is_planet
      union all
      select row_no, ${placed(at.position)}::int, 'position', position, '' from staged where not is_position
      union all
      select row_no, ${placed(at.position ?? at.key)}::int, 'pairTwice', shown, first_row::text
        from named where row_no > first_row
      union all
      select row_no, column_no, 'empty', cell, longest::text from texts where cell = ''
      union all
      select row_no, column_no, 'tooLong', cell, char_length(cell) || ' ' || longest from texts where char_length(cell) > longest
    ) as found where column_no is not null`);
}
