import type pg from 'pg';

// Fills a database that holds the demo world with a product in its third year, by set-based SQL: many copies of the
// demo reports, with the payments, notices and log entries that belong to them. The texts of most are cut, since no list reads them.

/** Who the bench logs in as besides the demo accounts: somebody with a family's reports, and somebody with very many. */
export const parents = { usual: 'bench-parent', busy: 'bench-busy-parent' };
/** Of the group that has a tenth of all reports: its admin, the admin of its largest branch, and one of the branch who enter births. */
export const staff = {
  code: 'BENCH-1',
  admin: 'bench-group-admin',
  branchAdmin: 'bench-branch-admin',
  user: 'bench-staff-1',
};
/** Who enters births for that group, the first of them in its largest branch; the others work for one of the other groups. */
const ofLarge = { users: 40, inLargestBranch: 16 };
const groupOf = (number: string) =>
  `case when ${number} <= ${ofLarge.users} then 'bench-group-1' else 'bench-group-' || (2 + ${number} % 49) end`;
const branchOf = (number: string) =>
  `case when ${number} <= ${ofLarge.inLargestBranch} then 'bench-branch-1' when ${number} <= ${ofLarge.users} then 'bench-branch-1-' || (1 + ${number} % 6) else 'bench-branch-' || (2 + ${number} % 49) end`;
const usualReports = 20;

/** How many reports the busy parent has: enough for five hundred pages. */
const busyReports = (reports: number) => Math.min(5_000, Math.floor(reports / 20));

const firstNames =
  'Aadhya Aarav Abdul Aditi Akash Ananya Anbu Arjun Bala Bhavani Chitra Deepa Devi Dhruv Diya Esther Farah Gayathri Gopal Hari Indira Ishaan Janaki Kabir Kamala Karthik Kavya Lakshmi Leela Madhavan Malar Meena Mohan Mukesh Nandini Nila Omkar Padma Pooja Prakash Priya Radha Rahul Ravi Rekha Sanjay Savitri Selvi Shanti Tara Uma Varun Vidya Yamini'.split(
    ' ',
  );
const lastNames =
  'Aiyar Banerjee Chandran Das Fernandes Ganesan Gupta Iyer Jain Joshi Kannan Khan Krishnan Kumar Menon Mohan Murugan Nair Nathan Patel Pillai Raj Raman Rao Reddy Sahu Selvam Sen Sharma Singh Subramanian Thomas Varma Xavier Yadav'.split(
    ' ',
  );
const tamilNames = 'அன்பு கயல்விழி செல்வி தமிழ்ச்செல்வன் நந்தினி மலர்விழி மீனாட்சி முத்துலட்சுமி லீலா வெற்றி'.split(' ');
const hindiNames = 'अदिति आरव दीया मीना राहुल लक्ष्मी'.split(' ');
const cities =
  'Agra Ahmedabad Amritsar Aurangabad Bengaluru Bhopal Bhubaneswar Chandigarh Chennai Coimbatore Cuddalore Dehradun Delhi Dharmapuri Dindigul Erode Faridabad Goa Guntur Guwahati Gwalior Hosur Hyderabad Indore Jabalpur Jaipur Jalandhar Jamshedpur Jodhpur Kanchipuram Kannur Kanpur Karur Kochi Kolhapur Kolkata Kollam Kota Kovilpatti Kozhikode Kumbakonam Lucknow Ludhiana Madurai Mangaluru Meerut Mumbai Mysuru Nagercoil Nagpur Namakkal Nashik Nellore Ooty Palakkad Patna Pondicherry Pudukkottai Pune Raipur Rajkot Ranchi Salem Sivakasi Surat Thanjavur Theni Thrissur Tirunelveli Tiruppur Trichy Udaipur Vadodara Varanasi Vellore Vijayawada மதுரை சென்னை'.split(
    ' ',
  );
const referrers = [
  'Self',
  'Self',
  'Self',
  'Dr. Mani',
  'Dr. Lakshmi Rao',
  'Dr. Joseph',
  "Dr. O'Brien",
  'A friend',
];

/** Whether the database was filled with so many reports before. */
export async function isFilled(pool: pg.Pool, reports: number): Promise<boolean> {
  const { rows } = await pool.query<{ total: string }>(
    `select count(*) as total from users where username = $1 and exists (select from reports where id = $2)`,
    [staff.admin, reportId(reports)],
  );
  return rows[0]?.total === '1';
}

const reportId = (number: number) => `bench-report-${String(number).padStart(8, '0')}`;

/** Fills the database; tells how long each kind took. */
export async function fill(pool: pg.Pool, reports: number, log: (line: string) => void): Promise<void> {
  const client = await pool.connect();
  const users = Math.max(200, Math.floor(reports / 50));
  try {
    await client.query(
      `set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '256MB'`,
    );
    // Made again at the end, which is faster than to enter a million rows in each.
    const indexes = await dropIndexes(client, 'report_search');
    for (const [what, text, values] of [...steps(reports, users), ...indexes, statistics]) {
      const begin = performance.now();
      const { rowCount } = await client.query(text, values);
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      log(`${what.padEnd(28)}${String(rowCount ?? '').padStart(9)}${seconds.padStart(8)} s`);
    }
  } finally {
    client.release(true);
  }
}

type Step = [what: string, text: string, values: unknown[]];
const statistics: Step = ['statistics', 'vacuum (analyze)', []];

/** Drops the indexes of a table that hold no constraint; answers how they are made again. */
async function dropIndexes(client: pg.PoolClient, table: string): Promise<Step[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index i
     where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ name, definition }) => [name.slice(0, 27), definition, []]);
}

function steps(reports: number, users: number): Step[] {
  const busy = busyReports(reports);
  const groupUsers = Math.max(2 * ofLarge.users, Math.ceil(users / 10));
  const consumers = users - groupUsers;
  // A copy of a demo row, with a few columns of its own; the record is made once a row, not once a column.
  const copyOf = (row: string, columns: string) =>
    `cross join lateral jsonb_populate_record(${row}, jsonb_build_object(${columns})) as made`;
  const personal = `'first_name', 'Person', 'last_name', n::text, 'city', case n % 6 when 0 then 'Chennai' else ($2::text[])[1 + n % ${cities.length}] end, 'mobile', (9000000000 + n)::text`;
  return [
    [
      'groups',
      `insert into groups select made.* from groups g, generate_series(1, 50) n
       ${copyOf('g', `'id', 'bench-group-' || n, 'enterprise_code', 'BENCH-' || n, 'form_token_hash', null, 'name', 'Group ' || n`)}
       where g.enterprise_code = 'DEMO-NGO'`,
      [],
    ],
    [
      'branches',
      `insert into branches (id, group_id, name) select 'bench-branch-' || n, 'bench-group-' || n, 'Main' from generate_series(1, 50) n
       union all select 'bench-branch-1-' || n, 'bench-group-1', 'Branch ' || n from generate_series(1, 6) n`,
      [],
    ],
    [
      'consumers',
      `insert into users select made.* from users u, generate_series(1, $1::int) n
       ${copyOf('u', `'id', 'bench-user-' || n, 'username', case n when 1 then '${parents.usual}' when 2 then '${parents.busy}' else 'bench-user-' || n end, 'email', 'bench-' || n || '@udaya.example', ${personal}`)}
       where u.username = 'demo-parent'`,
      [consumers, cities],
    ],
    [
      'group users',
      `insert into users select made.* from users u, generate_series(1, $1::int) n
       ${copyOf('u', `'id', 'bench-staff-' || n, 'username', 'bench-staff-' || n, 'email', 'bench-staff-' || n || '@udaya.example', 'group_id', ${groupOf('n')}, 'branch_id', ${branchOf('n')}, ${personal}`)}
       where u.username = 'demo-group-user'`,
      [groupUsers, cities],
    ],
    [
      'admins of a group',
      `insert into users select made.* from users u
       ${copyOf('u', `'id', 'bench-' || u.username, 'username', case u.username when 'demo-group-admin' then '${staff.admin}' else '${staff.branchAdmin}' end, 'email', 'bench-' || u.username || '@udaya.example', 'group_id', 'bench-group-1', 'branch_id', case u.username when 'demo-branch-admin' then 'bench-branch-1' end`)}
       where u.username in ('demo-group-admin', 'demo-branch-admin')`,
      [],
    ],
    [
      'reports',
      `with models as (select array_agg(r) as all_of_them, count(*)::int as many from reports r where r.stage = 'ready' and exists (select from report_versions v where v.report_id = r.id))
       insert into reports select made.* from models, generate_series(1, $1::int) n
       cross join lateral (select hashint4(n) & 2147483647 as dice) as thrown
       cross join lateral (select n % 5 = 2 as staff, case when n % 10 = 2 then 1 + dice / 13 % ${ofLarge.users} else ${ofLarge.users} + 1 + dice % ${groupUsers - ofLarge.users} end as staff_number) as made_by
       cross join lateral (select case when staff then 'bench-staff-' || staff_number
         when n % ${Math.floor(reports / usualReports)} = 0 then 'bench-user-1' when n % ${Math.floor(reports / busy)} = 1 then 'bench-user-2'
         else 'bench-user-' || 3 + dice % ${consumers - 2} end as owner) as owned
       ${copyOf(
         'all_of_them[1 + n % many]',
         `
         'id', 'bench-report-' || lpad(n::text, 8, '0'), 'idempotency_key', null,
         'created_at', now() - interval '3 years' * (1 - n::float8 / $1),
         'name', case when dice % 100 < 8 then ($4::text[])[1 + dice / 100 % ${tamilNames.length}] when dice % 100 < 11 then ($5::text[])[1 + dice / 100 % ${hindiNames.length}]
           else ($2::text[])[1 + dice / 100 % ${firstNames.length}] end || ' ' || ($3::text[])[1 + dice / 7919 % ${lastNames.length}],
         'referred_by', ($6::text[])[1 + dice / 31 % ${referrers.length}],
         'positions', (select jsonb_agg(point * 12 + 1 + (hashint4(n * 10 + point) & 2147483647) % 12) from generate_series(0, 9) as point),
         'owner_id', owner, 'group_id', case when staff then ${groupOf('staff_number')} end,
         'branch_id', case when staff then ${branchOf('staff_number')} end,
         'payment_status', case when staff then 'PAID' when n % 100 < 33 then 'PAID' when n % 100 = 34 then 'REFUNDED' when n % 100 = 99 then 'TRIAL' else 'PENDING' end`,
       )}`,
      [reports, firstNames, lastNames, tamilNames, hindiNames, referrers],
    ],
    [
      'their texts',
      `with models as (select array_agg(content) as full_texts,
         array_agg(content || jsonb_build_object('opening', '', 'closing', '', 'statements',
           (select jsonb_agg(s - 'description' - 'title') from jsonb_array_elements(content -> 'statements') s))) as cut, count(*)::int as many
         from (select (array_agg(v.content order by v.version desc))[1] as content from report_versions v join reports r on r.id = v.report_id
           where r.stage = 'ready' group by r.id, r.created_at) as latest)
       insert into report_versions (report_id, version, content, created_at)
       select r.id, 1, case when r.owner_id in ('bench-user-1', 'bench-user-2') or r.created_at > now() - interval '2 days' then full_texts[place] else cut[place] end, r.created_at
       from models, lateral (select id, owner_id, created_at, 1 + right(id, 8)::int % many as place from reports where id like 'bench-report-%') r`,
      [],
    ],
    [
      'invoices',
      `insert into invoices (id, report_id, user_id, status, amount_minor, currency, charged_minor, charged_currency, created_at)
       select 'bench-invoice-' || n, r.id, r.owner_id, case r.payment_status when 'PAID' then 'SETTLED' when 'REFUNDED' then 'REFUNDED' else 'OPEN' end::invoice_status,
         100000, 'INR', 1600, 'SGD', r.created_at
       from (select *, right(id, 8)::int as n from reports where id like 'bench-report-%') r where n % 100 < 46 and r.group_id is null`,
      [],
    ],
    [
      'orders',
      `insert into orders (id, invoice_id, status, provider, provider_order_id, amount_minor, currency, attempt, created_at, updated_at, checked_at, paid_at)
       select 'bench-order-' || n, i.id, case i.status when 'SETTLED' then 'CAPTURED' when 'REFUNDED' then 'REFUNDED' else 'EXPIRED' end::order_status,
         'sandbox', 'BENCHORDER' || n, 1600, 'SGD', 1, i.created_at, i.created_at, i.created_at, case when i.status <> 'OPEN' then i.created_at end
       from (select *, substr(id, 15)::int as n from invoices where id like 'bench-invoice-%') i`,
      [],
    ],
    [
      'payments of the reports',
      `update reports r set payment_id = o.id from invoices i join orders o on o.invoice_id = i.id
       where i.report_id = r.id and o.id like 'bench-order-%' and o.status in ('CAPTURED', 'REFUNDED')`,
      [],
    ],
    [
      'captures',
      `insert into captures (id, order_id, status, amount_minor, currency, created_at)
       select 'BENCHCAPTURE' || o.id, o.id, case o.status when 'REFUNDED' then 'REFUNDED' else 'COMPLETED' end::capture_status, 1600, 'SGD', o.created_at
       from orders o where o.id like 'bench-order-%' and o.status in ('CAPTURED', 'REFUNDED')`,
      [],
    ],
    [
      'refunds',
      `insert into refunds (id, capture_id, status, provider_refund_id, amount_minor, currency, created_at, completed_at, tries, issue)
       select 'bench-refund-' || c.id, c.id, case when c.n % 100 = 0 then 'REQUESTED' else 'COMPLETED' end::refund_status, 'BENCHREFUND' || c.id, 1600, 'SGD', c.created_at,
         case when c.n % 100 <> 0 then c.created_at end, 0, case when c.n % 100 = 0 then 'TRANSACTION_REFUSED' end
       from (select *, row_number() over () as n from captures where id like 'BENCHCAPTURE%' and status = 'REFUNDED') c`,
      [],
    ],
    // Nobody asks the sandbox about payments that it does not know.
    [
      'refunds left alone',
      `update refunds set checked_at = now() + interval '10 years' where id like 'bench-refund-%' and status = 'REQUESTED'`,
      [],
    ],
    [
      'receipts',
      `insert into receipts (number, order_id, buyer_name, buyer_state, buyer_country, issued_at)
       select 'BENCH-' || row_number() over (), o.id, 'Person', 'Tamil Nadu', 'India', o.created_at from orders o where o.id like 'bench-order-%' and o.paid_at is not null`,
      [],
    ],
    [
      'notifications',
      `insert into notifications (id, user_id, kind, subject, report_id, created_at, read_at)
       select 'bench-news-' || r.id, r.owner_id, 'report.ready', r.name, r.id, r.created_at, case when right(r.id, 1) < '8' then r.created_at end
       from reports r where r.id like 'bench-report-%'`,
      [],
    ],
    [
      'audit log',
      `insert into audit_log (at, actor_id, action, target_id) select created_at, owner_id, 'report.created', id from reports where id like 'bench-report-%'`,
      [],
    ],
  ];
}
