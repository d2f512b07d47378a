import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/handles.ts';

/** What an earlier version kept of a person in columns of their own. */
export type UnsealedPerson = {
  id: string;
  first_name: string | null;
  last_name: string | null;
  address1: string | null;
  address2: string | null;
  state: string | null;
  zip_code: string | null;
  country: string | null;
  dialling_code: string | null;
  mobile: string | null;
  email: string | null;
  aadhaar_last_four: string | null;
  passport_sealed: Buffer | null;
};

/** Whether a database that is not migrated yet has the columns of the earlier version; makes room beside them for what is sealed. */
export async function makeRoomToSeal(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ columns: number }>(sql`
    select count(*)::int as columns from information_schema.columns
    where table_schema = 'public' and (table_name, column_name) in (('reports', 'mobile'), ('report_people', 'email'))`);
  if (rows[0]?.columns !== 2) return false;
  await db.execute(sql`alter table reports add column if not exists mobile_index text`);
  await db.execute(sql`alter table report_people add column if not exists details_sealed bytea`);
  return true;
}

/** The next reports after an id of whose person something is not sealed. */
export async function listUnsealed(db: Queryable, after: string, limit: number): Promise<UnsealedPerson[]> {
  const { rows } = await db.execute<UnsealedPerson>(sql`
    select r.id, p.first_name, p.last_name, p.address1, p.address2, p.state, p.zip_code, p.country, p.dialling_code, r.mobile, p.email,
      p.aadhaar_last_four, p.passport_sealed
    from reports r left join report_people p on p.report_id = r.id
    where r.id > ${after} and (r.mobile is not null or (p.report_id is not null and p.details_sealed is null))
    order by r.id limit ${limit}`);
  return rows;
}

/** Stores what was sealed and empties the columns that it stood in, all or nothing. */
export async function setSealed(
  db: Queryable,
  sealed: readonly { id: string; mobileIndex: string; detailsSealed: Buffer }[],
): Promise<void> {
  await db.execute(sql`
    with given as (
      select * from unnest(${sql.param(sealed.map(({ id }) => id))}::text[],
        ${sql.param(sealed.map(({ mobileIndex }) => mobileIndex))}::text[],
        ${sql.param(sealed.map(({ detailsSealed }) => detailsSealed.toString('base64')))}::text[]) as g(id, mobile_index, details)
    ), kept as (
      insert into report_people (report_id, details_sealed) select id, decode(details, 'base64') from given
      on conflict (report_id) do update set details_sealed = excluded.details_sealed, first_name = '', last_name = '', address1 = '',
        address2 = '', state = '', zip_code = '', country = '', dialling_code = '', email = '', aadhaar_given = false,
        aadhaar_last_four = null, passport_sealed = null
    )
    update reports set mobile = null, mobile_index = nullif(given.mobile_index, '') from given where reports.id = given.id`);
}
