import { randomBytes } from 'node:crypto';
import { groupBirths } from '@udaya/contract/group-births';
import { groupData } from '@udaya/contract/group-data';
import { groupUserReports } from '@udaya/contract/group-reports';
import type { SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askMobile, openPerson } from '../src/features/reports/intake/save-apart.ts';
import { sealPeople } from '../src/features/reports/intake/seal-people.ts';
import { seal } from '../src/platform/crypto/seal.ts';
import { type OpenDatabase, openDatabase } from '../src/platform/database/database.ts';
import type { SystemDb } from '../src/platform/database/handles.ts';
import { listMigrations, migrate } from '../src/platform/database/migrate.ts';
import { emptyDatabase, type FreshDatabase } from '../testing/database.ts';
import { groupBirthBody, wizardParts } from '../testing/group-birth-body.ts';
import { readZip } from '../testing/read-zip.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import { tablesWith } from '../testing/tables-with.ts';

const w = await sharedWorld();

describe('street, PIN, state, email and mobile of a person', () => {
  it('stand in no table in clear, and the report is found by the whole number alone', async () => {
    const staff = await w.person('groupUser');
    const entered = {
      address1: '77 Kurinji Salai',
      address2: 'Near Thaer Mutti',
      state: 'Tamizhagam',
      zipCode: '629871',
      email: 'sealed.kavitha@families.example',
      mobile: '9443077123',
    };
    const { status, body } = await staff.call(groupBirths.create, {
      body: {
        ...(await groupBirthBody(staff)),
        ...wizardParts,
        ...entered,
        aadharNumber: '432143214321',
      },
    });
    expect(status).toBe(200);
    expect(
      await tablesWith(w, 'Kurinji Salai|Thaer Mutti|Tamizhagam|629871|sealed.kavitha|9443077123'),
    ).toEqual([]);
    for (const [mobile, ids] of [
      ['9443077123', [body.id]],
      ['944307712', []],
    ] as const) {
      const found = await staff.call(groupUserReports.list, { query: { mobile } });
      expect([mobile, found.body.userBirthChartList.map(({ id }) => id)]).toEqual([mobile, ids]);
    }
    const read = await staff.call(groupBirths.readEntered, { params: { id: body.id } });
    expect(read.body.person).toMatchObject({ ...entered, city: 'Tiruchirappalli' });
    const admin = await w.person('groupAdmin', { groupId: staff.user.groupId });
    const { body: zip } = await admin.call(groupData.exportAll, { body: { password: admin.password } });
    expect(JSON.parse(String(readZip(zip).get('reports.jsonl')))).toMatchObject({
      city: 'Tiruchirappalli',
      mobile: entered.mobile,
      person: {
        address1: entered.address1,
        zipCode: entered.zipCode,
        diallingCode: '+91',
        email: entered.email,
        aadhaarGiven: true,
        aadhaarLastFour: '4321',
        passportGiven: false,
      },
    });
  });
});

describe('persons whom an earlier version kept in clear', () => {
  const key = randomBytes(32);
  // More than are sealed at once.
  const imported = 600;
  let database: FreshDatabase;
  let opened: OpenDatabase;
  const count = async (from: string) =>
    Number((await opened.pool.query<{ n: string }>(`select count(*) as n from ${from}`)).rows[0]?.n);
  const insert = (table: string, row: object) =>
    opened.pool.query(
      `insert into ${table} select made.* from jsonb_populate_record(null::${table}, $1::jsonb) made`,
      [JSON.stringify(row)],
    );

  /** The database as it was before the columns went, with reports of a group. */
  beforeAll(async () => {
    database = await emptyDatabase();
    opened = openDatabase(database.url);
    const all = listMigrations();
    const dropping = all.findIndex(({ sql }) =>
      sql.some((one) => one.includes('"reports" DROP COLUMN "mobile"')),
    );
    await opened.pool.query(
      'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    );
    for (const { hash, sql, folderMillis } of all.slice(0, dropping)) {
      for (const statement of sql) await opened.pool.query(statement);
      await opened.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        hash,
        folderMillis,
      ]);
    }
    await opened.pool.query(
      `insert into groups (id, name, country, institution_code, type, enterprise_code, plan) values ('a-group', 'Group', 'IN', 'I1', 'Hospital', 'GROUP1', 'CONTRACT')`,
    );
    await opened.pool.query(
      `insert into reports (id, group_id, report_type, payment_status, name, gender, birth_type, date_of_birth, time_of_birth, time_accuracy,
         place_id, place_description, country, latitude, longitude, zone, offset_seconds, birth_ms, warnings, city, mobile, submission_hash)
       select 'imported-' || lpad(n::text, 4, '0'), 'a-group', 'Child', 'PAID', 'Zoë ' || n, 'Female', 'Natural', '2020-01-01', '06:00:00', 'exact',
         'p', 'P', 'IN', 10, 78, 'Asia/Kolkata', 19800, 0, '[]', 'Köln', (9443000000 + n)::text, 'x' from generate_series(1, $1::int) n`,
      [imported],
    );
    await insert('report_people', {
      report_id: 'imported-0001',
      first_name: 'Zoë',
      last_name: '',
      address1: '77 Kurinji Salai',
      address2: '',
      state: 'Tamizhagam',
      zip_code: '629871',
      country: 'India',
      dialling_code: '+91',
      email: 'zoe@families.example',
      aadhaar_given: true,
      aadhaar_last_four: '1234',
      passport_sealed: `\\x${seal(key, 'M1234567', 'report_people/imported-0001/passport').toString('hex')}`,
    });
  }, 60_000);
  afterAll(async () => {
    await opened.close();
    await database.drop();
  });

  it('stop the migration that drops their columns until they are sealed', async () => {
    await expect(migrate(database.url)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('Details of persons are not sealed yet') },
    });
    expect(await count('reports where mobile is not null')).toBe(imported);
  });

  it('are sealed by the next start, also where one was broken off, and found as before', async () => {
    let statements = 0;
    const breakingOff = Object.assign(Object.create(opened.db) as SystemDb, {
      execute: (asked: SQL) => {
        if (++statements > 6) throw new Error('killed');
        return opened.db.execute(asked);
      },
    });
    await expect(sealPeople(breakingOff, key)).rejects.toThrow('killed');
    const left = await count('reports where mobile is not null');
    expect([left > 0, left < imported]).toEqual([true, true]);
    await sealPeople(opened.db, key);
    await migrate(database.url);
    // There is nothing left to do for the start after it.
    await sealPeople(opened.db, key);

    expect(await tablesWith(opened, 'Kurinji Salai|Tamizhagam|629871|zoe@families|9443000[0-9]{3}')).toEqual(
      [],
    );
    const { rows } = await opened.pool.query<{
      id: string;
      sealed: Buffer;
      name: string;
      city: string;
      found: string;
    }>(
      `select report_id as id, details_sealed as sealed, name, city, mobile_index as found
       from report_people join report_search using (report_id) order by report_id`,
    );
    expect(rows).toHaveLength(imported);
    for (const [at, { id, sealed, name, city, found }] of rows.entries()) {
      const mobile = String(9443000001 + at);
      expect(openPerson(key, id, sealed)?.mobile).toBe(mobile);
      expect([name, city, found]).toEqual([`zoe ${at + 1}`, 'koln', askMobile(key, mobile).index]);
    }
    const [first] = rows;
    expect(first && openPerson(key, first.id, first.sealed)).toEqual({
      firstName: 'Zoë',
      lastName: '',
      address1: '77 Kurinji Salai',
      address2: '',
      state: 'Tamizhagam',
      zipCode: '629871',
      country: 'India',
      diallingCode: '+91',
      mobile: '9443000001',
      email: 'zoe@families.example',
      aadhaarLastFour: '1234',
      passportNumber: 'M1234567',
    });
  }, 60_000);
});
