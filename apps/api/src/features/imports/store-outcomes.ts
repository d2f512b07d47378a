import type { BirthRowOutcome } from '@udaya/core/births/import-words';
import { type SQL, sql } from 'drizzle-orm';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { BirthImportRow } from './store.ts';
import { birthImportPlaces, birthImportRows } from './tables.ts';

/** A row with what became of it, or would become of it now. */
export interface JudgedRow {
  rowNo: number;
  outcome: BirthRowOutcome;
  /** The earlier row of the file that says the same. */
  sameRow: number | null;
  /** When an earlier import took the same. */
  sameAt: Date | null;
}

/**
 * Every row of an import with its outcome. What was settled stays; of the others, the first of those that are about the same birth is taken, unless
 * an earlier import of the group has taken it.
 */
function judged({ id, groupId }: BirthImportRow): SQL {
  return sql`
    select entry.row_no,
      case when entry.outcome <> 'open' then entry.outcome
        when place.choice = 'open' then 'placeOpen'
        when place.choice = 'dropped' then 'placeDropped'
        when entry.first_row < entry.row_no then 'twice'
        when earlier.taken_at is not null then 'earlier'
        else 'ready' end as outcome,
      case when entry.outcome = 'open' and entry.first_row < entry.row_no then entry.first_row else entry.same_row end as same_row,
      coalesce(entry.same_at, case when entry.outcome = 'open' then earlier.taken_at end) as same_at
    from (
      select *, min(row_no) filter (where outcome in ('open', 'taken') and fingerprint is not null)
        over (partition by fingerprint) as first_row
      from ${birthImportRows} where import_id = ${id}
    ) as entry
    left join ${birthImportPlaces} as place on place.import_id = ${id} and place.place_no = entry.place_no
    left join ${birthImportRows} as earlier on earlier.group_id = ${groupId} and earlier.fingerprint = entry.fingerprint
      and earlier.report_id is not null and entry.outcome = 'open'`;
}

/** How many rows of an import come to what. */
export async function countOutcomes(
  db: SystemDb,
  found: BirthImportRow,
): Promise<Partial<Record<BirthRowOutcome, number>>> {
  const { rows } = await db.execute<{ outcome: BirthRowOutcome; count: number }>(
    sql`select outcome, count(*)::int as count from (${judged(found)}) as judged group by outcome`,
  );
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
}

/** Rows of these outcomes in the order of the file. */
export async function listJudged(
  db: SystemDb,
  found: BirthImportRow,
  { outcomes, limit, offset = 0 }: { outcomes?: readonly BirthRowOutcome[]; limit: number; offset?: number },
): Promise<JudgedRow[]> {
  const { rows } = await db.execute<{
    row_no: number;
    outcome: BirthRowOutcome;
    same_row: number | null;
    same_ms: number | null;
  }>(sql`
    select row_no, outcome, same_row, (extract(epoch from same_at) * 1000)::float8 as same_ms from (${judged(found)}) as judged
    ${outcomes ? sql`where outcome = any (${sql.param([...outcomes])}::text[])` : sql``}
    order by row_no limit ${limit} offset ${offset}`);
  return rows.map(({ row_no: rowNo, outcome, same_row: sameRow, same_ms: sameMs }) => ({
    rowNo,
    outcome,
    sameRow,
    sameAt: sameMs === null ? null : new Date(sameMs),
  }));
}
