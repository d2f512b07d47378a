import { branchAdminReports, groupAdminReports, groupUserReports } from '@udaya/contract/group-reports';
import { groups } from '@udaya/contract/groups';
import { operations } from '@udaya/contract/operations';
import { describe, expect, it } from 'vitest';
import { copyReport, twoGroups } from '../testing/group-people.ts';
import { mobileIndex } from '../testing/mobile-index.ts';
import { readyReport } from '../testing/ready-report.ts';
import { requestReport } from '../testing/request-report.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import type { Person } from '../testing/world.ts';

/** The reports of each, by name. */
const made: Record<string, string> = {};

const w = await sharedWorld({ works: true });
const people = await twoGroups(w);
const parent = await w.person('user');
const model = await requestReport(parent, { name: 'Consumer' });
await readyReport(parent, model);
const { anbu, bala, chitra, otherUser } = people;
const make = async (name: string, owner: Person, day: number, change: Record<string, unknown> = {}) => {
  const created_at = `2026-03-0${day}T10:00:00+05:30`;
  made[name] = await copyReport(w, model, owner, { name, referred_by: 'Self', created_at, ...change });
};
await make('Meena One', anbu, 1);
await make('மீனா இரண்டு', anbu, 2, { referred_by: 'Dr. Mani' });
await make('Three of Bala', bala, 3);
await make("O'Brien Four", chitra, 4, {
  city: 'Coimbatore',
  mobile_index: mobileIndex(w, '9000000009'),
});
await make('Five by the form', chitra, 5, { owner_id: null, city: 'Erode' });
await make('Elsewhere', otherUser, 6);

type Query = Record<string, string | number>;

async function ask(person: Person, query: Query = {}) {
  const { list } = {
    groupAdmin: groupAdminReports,
    branchAdmin: branchAdminReports,
    groupUser: groupUserReports,
  }[person.user.role as 'groupAdmin'];
  return person.call(list, { query });
}

async function names(person: Person, query: Query = {}): Promise<string[]> {
  const { status, body, failure } = await ask(person, query);
  expect([query, status, failure.errors]).toEqual([query, 200, undefined]);
  expect(body.totalElements).toBe(body.userBirthChartList.length);
  return body.userBirthChartList.map(({ name }) => name);
}

const all = ['Five by the form', "O'Brien Four", 'Three of Bala', 'மீனா இரண்டு', 'Meena One'];

describe('the list of a group', () => {
  it('holds what each role reaches, latest first', async () => {
    expect(await names(people.admin)).toEqual(all);
    expect(await names(people.northAdmin)).toEqual(all.slice(2));
    expect(await names(people.southAdmin)).toEqual(all.slice(0, 2));
    expect(await names(people.anbu)).toEqual(all.slice(3));
    expect(await names(people.chitra)).toEqual(["O'Brien Four"]);
    expect(await names(people.otherAdmin)).toEqual(['Elsewhere']);
    expect(await names(people.otherUser)).toEqual(['Elsewhere']);
  });

  it('says of each report its branch and who made it', async () => {
    const { admin, northAdmin, southAdmin, anbu, chitra } = people;
    const nameOf = ({ user }: Person) => `${user.firstName} ${user.lastName}`;
    const whose = async (person: Person) =>
      (await ask(person)).body.userBirthChartList.map(({ whose: { branch, user } }) => `${branch}: ${user}`);
    expect((await whose(admin)).slice(0, 2)).toEqual(['South: ', `South: ${nameOf(chitra)}`]);
    expect(await whose(southAdmin)).toEqual(['South: ', `South: ${nameOf(chitra)}`]);
    expect(await whose(northAdmin)).toEqual((await whose(admin)).slice(2));
    expect(await whose(anbu)).toEqual([`North: ${nameOf(anbu)}`, `North: ${nameOf(anbu)}`]);
  });

  it('shows of a report what the role may see and do', async () => {
    const [row] = (await ask(people.chitra)).body.userBirthChartList;
    expect(row).toMatchObject({
      id: made["O'Brien Four"],
      userType: 'GROUP',
      refferedBy: 'Self',
      paymentId: null,
      actions: ['view', 'download'],
    });
    expect(JSON.stringify(row)).not.toMatch(/iqLevel|90000000/);
  });

  it('comes by pages, from either end, with its total', async () => {
    const page = async (query: Query) => (await ask(people.admin, { size: 2, ...query })).body;
    expect(await page({ page: 1 })).toMatchObject({
      totalElements: 5,
      totalPages: 3,
      size: 2,
      totalIsExact: true,
    });
    const seen = await Promise.all([0, 1, 2].map((number) => page({ page: number, sortOrder: 'asc' })));
    expect(seen.flatMap(({ userBirthChartList }) => userBirthChartList.map(({ name }) => name))).toEqual(
      all.toReversed(),
    );
    expect((await page({ page: 9 })).userBirthChartList).toEqual([]);
  });

  it.each<[Query, string[]]>([
    [{ name: 'meena' }, ['Meena One']],
    [{ name: 'மீ' }, ['மீனா இரண்டு']],
    [{ name: 'o' }, ["O'Brien Four", 'Three of Bala', 'Meena One']],
    [{ name: '%' }, []],
    [{ refferedBy: 'mani' }, ['மீனா இரண்டு']],
    [{ city: 'MADURAI' }, ['மீனா இரண்டு', 'Meena One']],
    [{ city: 'erode' }, ['Five by the form']],
    [{ mobile: '9000000002' }, ['Three of Bala']],
    [{ mobile: '9000000009' }, ["O'Brien Four"]],
    [{ reportCreatedDate: '2026-03-04' }, ['Five by the form', "O'Brien Four"]],
    [{ reportCreatedEndDate: '2026-03-01' }, ['Meena One']],
    [{ reportCreatedDate: '2026-03-02', reportCreatedEndDate: '2026-03-03', name: 'a' }, []],
    [
      { reportCreatedDate: '2026-03-02', reportCreatedEndDate: '2026-03-03', name: 'bala' },
      ['Three of Bala'],
    ],
    [{ name: '', refferedBy: '', city: '', mobile: '', reportCreatedDate: '' }, all],
  ])('is narrowed by %o', async (query, expected) => {
    expect(await names(people.admin, query)).toEqual(expected);
    const north = all.slice(2);
    expect(await names(people.northAdmin, query)).toEqual(expected.filter((name) => north.includes(name)));
    const own = all.slice(3);
    expect(await names(people.anbu, query)).toEqual(expected.filter((name) => own.includes(name)));
  });

  it('is narrowed by branch and by user, and by another part of the name', async () => {
    const { admin, northAdmin, north, south, anbu, bala } = people;
    expect(await names(admin, { branchId: north })).toEqual(all.slice(2));
    expect(await names(admin, { branchId: south, name: 'five' })).toEqual(['Five by the form']);
    expect(await names(admin, { groupUserId: anbu.user.id ?? '' })).toEqual(all.slice(3));
    expect(await names(admin, { branchId: north, groupUserId: bala.user.id ?? '' })).toEqual([
      'Three of Bala',
    ]);
    expect(await names(admin, { branchId: south, groupUserId: bala.user.id ?? '' })).toEqual([]);
    expect(await names(northAdmin, { groupUserId: bala.user.id ?? '', name: 'of' })).toEqual([
      'Three of Bala',
    ]);
    expect(await names(admin, { search: 'one', name: 'mee', sortField: 'name' })).toEqual(['Meena One']);
    expect(await names(admin, { search: 'four', name: 'mee' })).toEqual([]);
  });
});

describe('the list of a group refuses', () => {
  it.each([
    [{ mobile: '1234567' }, 'mobile', 'Please enter a valid mobile.'],
    [{ mobile: '12345678901' }, 'mobile', 'Please enter a valid mobile.'],
    [{ mobile: '98765-43210' }, 'mobile', 'Please enter a valid mobile.'],
    [{ reportCreatedDate: '2026-02-30' }, 'reportCreatedDate', /./],
    [{ name: 'x'.repeat(101) }, 'name', /./],
    [{ size: 101 }, 'size', /./],
    [{ groupMasterId: 'some-other-group' }, 'groupMasterId', /./],
    [{ planet: 'Moon##4' }, 'planet', /./],
  ] as [Query, string, string | RegExp][])('%o on its field', async (query, path, message) => {
    for (const person of [people.admin, people.northAdmin, people.anbu]) {
      const { status, failure } = await ask(person, query);
      expect([status, failure.errors]).toEqual([400, [{ path, message: expect.stringMatching(message) }]]);
    }
  });

  it('to be asked by a branch or a user where the role has none to choose', async () => {
    const { status, failure } = await ask(people.anbu, { branchId: people.north });
    expect([status, failure.errors?.[0]?.path]).toEqual([400, 'branchId']);
    expect((await ask(people.northAdmin, { branchId: people.north })).status).toBe(400);
  });
});

describe('the list of a group guards', () => {
  it('what is elsewhere: a branch or a user of another group, or of another branch, finds nothing', async () => {
    const { admin, northAdmin, otherAdmin, south, east, north, chitra, otherUser, anbu } = people;
    expect(await names(admin, { branchId: east })).toEqual([]);
    expect(await names(admin, { groupUserId: otherUser.user.id ?? '' })).toEqual([]);
    expect(await names(admin, { branchId: east, name: 'e' })).toEqual([]);
    expect(await names(otherAdmin, { branchId: north })).toEqual([]);
    expect(await names(otherAdmin, { groupUserId: anbu.user.id ?? '', city: 'madurai' })).toEqual([]);
    expect(await names(northAdmin, { groupUserId: chitra.user.id ?? '' })).toEqual([]);
    expect(await names(admin, { branchId: 'no-such-branch' })).toEqual([]);
    expect(await names(admin, { branchId: south })).toHaveLength(2);
  });

  it('with a second look: what the search finds beyond the actor’s reach is an alarm and a 404', async () => {
    const { body } = await (await w.person('productAdmin')).call(operations.listErrors);
    const before = body.content.length;
    await w.pool.query('update report_search set group_id = $1 where report_id = $2', [
      people.group.id,
      made.Elsewhere,
    ]);
    try {
      const answer = await ask(people.admin);
      expect([answer.status, answer.failure.code]).toEqual([404, 'record.missing']);
      expect(JSON.stringify(answer.failure)).not.toContain('Elsewhere');
      const [alarm] = w.logLines.filter((line) => line.includes('scope.rows_missing'));
      expect(JSON.parse(alarm ?? '{}')).toMatchObject({ level: 50, requestId: answer.failure.requestId });
      const noted = w.seen.take();
      expect(noted.map(({ code, requestId }) => [code, requestId])).toContainEqual([
        'scope.rows_missing',
        answer.failure.requestId,
      ]);
      w.seen.putBack(noted);
      expect(before).toBe(0);
    } finally {
      await w.pool.query('update report_search set group_id = $1 where report_id = $2', [
        people.other.id,
        made.Elsewhere,
      ]);
    }
    expect(await names(people.admin)).toEqual(all);
  });

  it('a list of consumers: none of it is ever in one of a group', async () => {
    await w.pool.query('update report_search set owner_id = $1 where report_id = $2', [
      people.anbu.user.id,
      made['Three of Bala'],
    ]);
    expect((await ask(people.anbu)).status).toBe(404);
    await w.pool.query('update report_search set owner_id = $1 where report_id = $2', [
      people.bala.user.id,
      made['Three of Bala'],
    ]);
  });
});

describe('the pickers of a group', () => {
  const branchesOf = async (person: Person, query: Query = {}) => {
    const { status, body } = await person.call(groups.listBranches, { query });
    expect(status).toBe(200);
    return body.content.map(({ branchName }) => branchName);
  };
  const usersOf = async (person: Person, query: Query = {}) => {
    const { status, body } = await person.call(groups.listUsers, { query });
    expect(status).toBe(200);
    return body.content.map(({ firstName }) => firstName);
  };

  it('offer branches and users within the own reach, whatever is asked for', async () => {
    const { admin, northAdmin, otherAdmin, group, other, north, south, east } = people;
    expect(await branchesOf(admin, { userType: 'GROUP_ADMIN', id: group.id })).toEqual(['North', 'South']);
    expect(await branchesOf(admin)).toEqual(['North', 'South']);
    expect(await branchesOf(admin, { search: 'sou' })).toEqual(['South']);
    expect(await branchesOf(admin, { id: other.id })).toEqual([]);
    expect(await branchesOf(northAdmin, { userType: 'BRANCH_ADMIN', id: group.id })).toEqual(['North']);
    expect(await usersOf(admin, { id: north })).toEqual(expect.arrayContaining(['Anbu', 'Bala']));
    expect(await usersOf(admin, { id: east })).toEqual([]);
    expect(await usersOf(northAdmin, { userType: 'BRANCH_ADMIN' })).toEqual(
      await usersOf(admin, { id: north }),
    );
    expect(await usersOf(northAdmin, { id: south })).toEqual([]);
    expect(await usersOf(otherAdmin, { id: north })).toEqual([]);
  });

  it('name the own group alone, and want a branch where there is none of one’s own', async () => {
    for (const person of [people.admin, people.northAdmin]) {
      const { content } = (await person.call(groups.listMasters)).body;
      expect(content.map(({ id }) => id)).toEqual([people.group.id]);
    }
    const { status, failure } = await people.admin.call(groups.listUsers);
    expect([status, failure.errors?.[0]?.path]).toEqual([400, 'id']);
  });
});
