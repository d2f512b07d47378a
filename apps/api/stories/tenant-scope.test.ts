import { randomUUID } from 'node:crypto';
import { routesByName } from '@udaya/contract/all-routes';
import { branchAdminReports, groupAdminReports } from '@udaya/contract/group-reports';
import { groups } from '@udaya/contract/groups';
import { groupRoles } from '@udaya/core/identity/roles';
import { describe, expect, it } from 'vitest';
import { copyReport, twoGroups } from '../testing/group-people.ts';
import { readyForAdmin } from '../testing/ready-report.ts';
import { requestReport } from '../testing/request-report.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { type Person, world } from '../testing/world.ts';

type GroupRole = (typeof groupRoles)[number];

/** Whose a record is, seen from the caller: made by itself, by somebody of its branch, of another branch, of another group. */
const makers = ['itself', 'its branch', 'another branch', 'another group'] as const;
type Maker = (typeof makers)[number];

interface Kind {
  /** The routes whose parameter names such a record. */
  paths: RegExp;
  /** Makes one for somebody and answers its id. */
  make: (maker: Person) => Promise<string>;
  /** By whom a record must be made for each role to reach it. */
  reach: Partial<Record<GroupRole, readonly Maker[]>>;
}

const byScope = {
  groupUser: ['itself'],
  branchAdmin: ['itself', 'its branch'],
  groupAdmin: ['itself', 'its branch', 'another branch'],
} as const;
const onlyOwn = { groupUser: ['itself'], branchAdmin: ['itself'], groupAdmin: ['itself'] } as const;

const w = await forThisFile(world());
await w.startWorkers();
const house = await twoGroups(w);
const parent = await w.person('user');
const model = await requestReport(parent, { name: 'Model' });
await readyForAdmin(await w.person('productAdmin'), model);

async function insert(table: string, row: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  const columns = Object.keys(row);
  await w.pool.query(
    `insert into ${table} (id, ${columns.join(', ')}) values ($1, ${columns.map((_, index) => `$${index + 2}`).join(', ')})`,
    [id, ...Object.values(row)],
  );
  return id;
}

const report = (maker: Person) => copyReport(w, model, maker);

const kinds: Record<string, Kind> = {
  report: {
    paths:
      /^\/group\/(report|group-admin\/report|branch-admin\/report|birth-details)\/|^\/group\/data\/reports\/|\/:id\/(feedback|language|upsetting|plan\/(calendar|sheet)|sky\/poster)$/,
    make: report,
    reach: byScope,
  },
  consent: {
    paths: /^\/group\/data\/consents\//,
    make: async (maker) => {
      const { rows } = await w.pool.query<{ id: string }>(
        `insert into consents (report_id, given_by, wording, wording_version, language) values ($1, $2, 'I agree.', '1', 'en') returning id`,
        [await report(maker), maker.user.id],
      );
      return rows[0]?.id ?? '';
    },
    reach: byScope,
  },
  member: { paths: /^\/group\/admin\/users\//, make: async ({ user }) => user.id, reach: byScope },
  branch: {
    paths: /^\/group\/group-admin\/branches\//,
    make: async ({ user }) => user.branchId ?? house.north,
    reach: byScope,
  },
  'file of births': {
    paths: /^\/group\/births\/imports\//,
    make: ({ user }) =>
      insert('birth_imports', {
        group_id: user.groupId,
        branch_id: user.branchId ?? house.north,
        owner_id: user.id,
        file_name: 'births.csv',
        file_hash: 'none',
        headings: [],
        columns: [],
        ignored: [],
        row_count: 0,
        error_count: 0,
      }),
    reach: byScope,
  },
  'file of people': {
    paths: /^\/group\/admin\/user-files\//,
    make: ({ user }) =>
      insert('member_files', {
        group_id: user.groupId,
        user_id: user.id,
        file_name: 'people.csv',
        row_count: 0,
      }),
    reach: onlyOwn,
  },
  archive: {
    paths: /^\/group\/report-archives\//,
    make: async ({ user }) => {
      await w.pool.query('delete from report_archives where user_id = $1', [user.id]);
      return insert('report_archives', {
        user_id: user.id,
        state: 'ready',
        total: 0,
        more: false,
        request_id: 'none',
        expires_at: new Date(Date.now() + 3_600_000),
      });
    },
    reach: onlyOwn,
  },
  session: {
    paths: /^\/security\/sessions\//,
    make: async ({ user }) => {
      const { rows } = await w.pool.query<{ id: string }>('select id from sessions where user_id = $1', [
        user.id,
      ]);
      return rows[0]?.id ?? '';
    },
    reach: onlyOwn,
  },
};

/** What a call sends that would do something; of the others nothing is asked. */
const bodies: Record<string, object> = {
  'birthImports.choosePlace': { placeId: null },
  'birthImports.begin': { consent: true },
  'feedback.say': { area: 'feelings', verdict: 'fits' },
  'reportLanguages.change': { reportLanguage: 'en' },
  'reviews.say': { place: 'feelings', upset: true },
  'groupBranches.rename': { name: 'Somewhere', version: 1 },
  'groupBranches.close': { version: 1 },
  'groupConsents.withdraw': { asker: 'parent', askedOn: '2026-01-02', reason: 'Asked by letter' },
  'groupConsents.renew': { evidence: 'Letter', consent: true },
  'groupData.erase': { extent: 'report', reason: 'asked', expected: 1 },
  'groupMembers.change': { role: 'groupUser', branchId: '', version: 'any' },
  'groupMembers.erase': { version: 'any' },
  'groupMembers.setActivation': { activated: false, version: 'any' },
};

/** The routes of groups that name a record, by the record's kind. */
const idRoutes = [...routesByName].flatMap(([name, route]) => {
  const roles = groupRoles.filter((role) => route.access !== 'public' && route.access.includes(role));
  const { shape = {} } = (route.params ?? {}) as { shape?: object };
  const inQuery = route.path.endsWith('/PDF');
  const keys = inQuery ? ['id'] : Object.keys(shape);
  if (roles.length === 0 || keys.length === 0) return [];
  const kind = Object.entries(kinds).find(([, { paths }]) => paths.test(route.path))?.[0];
  return [{ name, route, roles, kind, inQuery }];
});

const callers: Record<GroupRole, () => Person> = {
  groupAdmin: () => house.admin,
  branchAdmin: () => house.northAdmin,
  groupUser: () => house.anbu,
};
const makerOf: Record<Exclude<Maker, 'itself'>, () => Person> = {
  'its branch': () => house.bala,
  'another branch': () => house.chitra,
  'another group': () => house.otherUser,
};

function ask(caller: Person, { name, route, inQuery }: (typeof idRoutes)[number], id: string) {
  const named = { id, importId: id, placeNo: '0' };
  return caller.call(route, {
    ...(inQuery ? { query: { id } } : { params: named }),
    ...(bodies[name] ? { body: bodies[name] } : {}),
  });
}

/** An answer but for the number of its request. */
const withoutNumber = ({ status, failure }: Awaited<ReturnType<Person['call']>>) => {
  const { requestId: _, ...rest } = failure;
  return { status, ...rest };
};

describe('a record that is named to a group’s role', () => {
  it('is of a known kind, on every route', () => {
    expect(idRoutes.filter(({ kind }) => !kind).map(({ name }) => name)).toEqual([]);
    expect(idRoutes.length).toBeGreaterThan(25);
  });

  describe.each(groupRoles)('%s', (role) => {
    it.each(idRoutes.filter(({ roles }) => roles.includes(role)))(
      'answers $name of what is out of reach like what was never there',
      async (one) => {
        const kind = kinds[one.kind ?? ''];
        if (!kind) throw new Error(`Nothing is known of ${one.name}.`);
        const caller = callers[role]();
        const missing = withoutNumber(await ask(caller, one, 'no-such-record-id'));
        expect([one.name, missing.status]).toEqual([one.name, 404]);
        const unreached = makers.filter((maker) => !kind.reach[role]?.includes(maker));
        expect(unreached).toContain('another group');
        for (const maker of unreached) {
          const owner = maker === 'itself' ? caller : makerOf[maker]();
          const answer = await ask(caller, one, await kind.make(owner));
          expect([one.name, maker, withoutNumber(answer)]).toEqual([one.name, maker, missing]);
        }
      },
    );

    it.each(idRoutes.filter(({ roles, route }) => roles.includes(role) && route.method === 'GET'))(
      'opens $name of what is within reach',
      async (one) => {
        const kind = kinds[one.kind ?? ''];
        const caller = callers[role]();
        for (const maker of kind?.reach[role] ?? []) {
          const owner = maker === 'itself' ? caller : makerOf[maker]();
          const { status, failure } = await ask(caller, one, (await kind?.make(owner)) ?? '');
          expect([one.name, maker, status, failure.code]).toEqual([
            one.name,
            maker,
            expect.toSatisfy((code: number) => code === 200 || code === 409),
            failure.code,
          ]);
        }
      },
    );
  });
});

describe('a filter that names what is out of reach', () => {
  it('finds nothing in a list', async () => {
    for (const maker of [house.bala, house.chitra, house.otherUser]) await report(maker);
    const total = async (
      caller: Person,
      route: typeof groupAdminReports.list | typeof branchAdminReports.list,
      query: Record<string, string>,
    ) => (await caller.call(route, { query })).body.totalElements;
    const { admin, northAdmin, east, south, otherUser, chitra, bala } = house;
    expect(await total(admin, groupAdminReports.list, { branchId: south })).toBeGreaterThan(0);
    expect(await total(admin, groupAdminReports.list, { branchId: east })).toBe(0);
    expect(await total(admin, groupAdminReports.list, { groupUserId: otherUser.user.id })).toBe(0);
    expect(await total(northAdmin, branchAdminReports.list, { groupUserId: bala.user.id })).toBeGreaterThan(
      0,
    );
    expect(await total(northAdmin, branchAdminReports.list, { groupUserId: chitra.user.id })).toBe(0);
  });

  it('gives a picker nothing to choose from', async () => {
    const { admin, northAdmin, other, east, south } = house;
    const choices = async (
      caller: Person,
      route: typeof groups.listBranches | typeof groups.listUsers,
      id: string,
    ) => (await caller.call(route, { query: { id } })).body.content.length;
    expect(await choices(admin, groups.listBranches, other.id)).toBe(0);
    expect(await choices(admin, groups.listUsers, south)).toBeGreaterThan(0);
    expect(await choices(admin, groups.listUsers, east)).toBe(0);
    expect(await choices(northAdmin, groups.listUsers, south)).toBe(0);
  });
});
