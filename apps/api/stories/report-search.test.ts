import { productReports } from '@udaya/contract/reports';
import { foldText } from '@udaya/core/fold-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idsOf, type Known, type KnownWorld, openKnownWorld, type Query } from '../testing/known-reports.ts';

let w: KnownWorld;
beforeAll(async () => {
  w = await openKnownWorld();
});
afterAll(async () => w.close());

const isOfGroup = ({ owner }: Known) => owner === w.staff;
const fold = foldText;

/** A part of a text; one letter or two only where a word begins. */
function holds(text: string, part: string): boolean {
  const [whole, asked] = [fold(text), fold(part)];
  if (Array.from(asked).length > 2 || /[^\p{L}\p{M}\p{N}]/u.test(asked)) return whole.includes(asked);
  return whole.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => word.startsWith(asked));
}

/** Each filter with a value, and what it should let through. */
const filters = (): [Query, (report: Known) => boolean][] => [
  ...[
    'an',
    'A',
    'anb',
    'NAND',
    "o'b",
    "O'",
    'k. o',
    '.',
    'r.',
    'தமி',
    'ழ்ச்',
    'மீ',
    'ம',
    'लक्ष',
    'दे',
    'ANDRE\u0301',
    'andr\u00e9',
    '%',
    '_',
    '0%',
    'e_n',
    '😀😀😀',
    'zz',
    'nobody',
    'zoe',
    'ZOË',
    'zo\u0308',
    'strass',
    'straß',
    'ß',
    'andre',
  ].map((userName): [Query, (report: Known) => boolean] => [
    { userName },
    ({ name }) => holds(name, userName),
  ]),
  ...['self', 'mani', 'dr', '\\', '=hyp', '-', 'அம்', 'fine', 'ﬁne'].map(
    (refferedBy): [Query, (report: Known) => boolean] => [
      { refferedBy },
      ({ referredBy }) => holds(referredBy, refferedBy),
    ],
  ),
  ...['chennai', 'KOVIL', 'ma', 'மது', 'e'].map((city): [Query, (report: Known) => boolean] => [
    { city },
    (report) => holds(report.city, city),
  ]),
  [{ mobile: '9000000001' }, ({ mobile }) => mobile === '9000000001'],
  [{ mobile: '09000000001' }, ({ mobile }) => mobile === '9000000001'],
  [{ mobile: '9000000003' }, ({ mobile }) => mobile === '9000000003'],
  [{ planet: 'Moon##4' }, ({ moon }) => moon === 4],
  [{ planet: 'Moon', position: 5 }, ({ moon }) => moon === 5],
  [{ reportCreatedDate: '2026-03-05' }, ({ created }) => created >= '2026-03-05'],
  [{ reportCreatedEndDate: '2026-03-05' }, ({ created }) => created <= '2026-03-05'],
  [
    { reportCreatedDate: '2026-03-04', reportCreatedEndDate: '2026-03-04' },
    ({ created }) => created === '2026-03-04',
  ],
  [{ userId: w.near.user.id }, ({ owner }) => owner === w.near],
  [{ userId: w.staff.user.id }, isOfGroup],
  [{ groupMasterId: w.staff.user.groupId ?? '' }, isOfGroup],
  [{ branchId: w.staff.user.branchId ?? '' }, isOfGroup],
  [{ branchId: 'another-branch' }, () => false],
];

describe('the product admin finds', () => {
  it('what each filter says, of consumers and of groups', async () => {
    for (const [query, matches] of filters()) {
      for (const userType of ['ASTROUSER', 'GROUP']) {
        const expected = w.known.filter(
          (report) => isOfGroup(report) === (userType === 'GROUP') && matches(report),
        );
        expect([query, userType, idsOf(await w.find({ ...query, userType }))]).toEqual([
          query,
          userType,
          idsOf(expected),
        ]);
      }
    }
  });

  it('what two and three filters say together', async () => {
    const all = filters();
    let found = 0;
    for (const [index, [one, matchesOne]] of all.entries()) {
      for (const step of [3, 7, 13, 19]) {
        const [other, matchesOther] = all[(index + step) % all.length] ?? [{}, () => true];
        const [third, matchesThird] = all[(index + 2 * step) % all.length] ?? [{}, () => true];
        const query = { ...third, ...other, ...one };
        // Two values of one filter are one query with the first.
        if (Object.keys(query).length < [one, other, third].flatMap(Object.keys).length) continue;
        const userType = index % 2 === 0 ? 'ASTROUSER' : 'GROUP';
        const expected = w.known.filter(
          (report) =>
            isOfGroup(report) === (userType === 'GROUP') &&
            matchesOne(report) &&
            matchesOther(report) &&
            matchesThird(report),
        );
        found += expected.length;
        expect([query, idsOf(await w.find({ ...query, userType }))]).toEqual([query, idsOf(expected)]);
      }
    }
    expect(found).toBeGreaterThan(10);
  });

  it('the same from either end, page by page, with the total on a page beyond the last', async () => {
    const query = { userName: 'an', userType: 'ASTROUSER' };
    const whole = (await w.find(query)).map(({ id }) => id);
    expect(whole.length).toBeGreaterThan(3);
    for (const [sortOrder, expected] of [
      ['desc', whole],
      ['asc', whole.toReversed()],
    ] as const) {
      const seen: string[] = [];
      for (let page = 0; page < whole.length; page++) {
        const { body } = await w.admin.call(productReports.list, {
          query: { ...query, sortOrder, page, size: 1 },
        });
        expect(body).toMatchObject({ totalElements: whole.length, totalPages: whole.length, size: 1 });
        seen.push(...body.userBirthChartList.map(({ id }) => id));
      }
      expect(seen).toEqual(expected);
    }
    const beyond = (await w.admin.call(productReports.list, { query: { ...query, page: 500 } })).body;
    expect(beyond).toMatchObject({ userBirthChartList: [], totalElements: whole.length, totalIsExact: true });
  });

  it('rows with the record of a list', async () => {
    const [row] = await w.find({ userName: 'anbu selvi' });
    expect(row).toMatchObject({
      id: 'known-report-0',
      birthInputId: 'known-report-0',
      userType: 'ASTROUSER',
      name: 'Anbu Selvi',
      refferedBy: 'Self',
      createdDate: '2026-02-28T18:30:00.000Z',
      timeZone: 330,
      paymentStatus: 'PAID',
      birthType: 'Natural',
    });
    for (const field of [
      'dateOfBirth',
      'timeOfBirth',
      'placeOfBirth',
      'gender',
      'chandraRasi',
      'nakshatra',
      'rePaymentUrl',
    ])
      expect(row).toHaveProperty(field);
    expect(JSON.stringify(row)).not.toMatch(/iqLevel|90000000/);
  });

  it('the same by the other address, with content, page and numberOfElements', async () => {
    const query = { userType: 'GROUP', userName: 'an', page: 1, size: 2 };
    const { body } = await w.admin.call(productReports.listContent, { query });
    const { body: list } = await w.admin.call(productReports.list, { query });
    expect(list.userBirthChartList).toHaveLength(2);
    expect(body).toEqual({ ...list, content: list.userBirthChartList, page: 1, numberOfElements: 2 });
  });
});

describe('a filter that names nothing', () => {
  it.each([
    [{ planet: 'Pluto##1' }, 'planet', 'Please choose one of the ten planets'],
    [{ position: 3 }, 'planet', 'Please choose one of the ten planets'],
    [{ planet: 'Moon' }, 'position', /from 1 to 12/],
    [{ planet: 'Moon##13' }, 'position', /from 1 to 12/],
    [{ planet: 'Moon##3', position: 4 }, 'position', /the same for the planet and the position/],
    [{ mobile: '12' }, 'mobile', 'Please enter a valid mobile.'],
    [{ reportCreatedDate: '2026-02-30' }, 'reportCreatedDate', /./],
    [{ reportCreatedEndDate: 'yesterday' }, 'reportCreatedEndDate', /./],
    [{ userType: 'USER' }, 'userType', /./],
    [{ userName: 'x'.repeat(101) }, 'userName', /./],
    [{ city: 'a\0b' }, 'city', /./],
    [{ groupMasterId: "'; --" }, 'groupMasterId', /./],
    [{ username: 'x' }, 'username', /./],
    [{ iqLevel: '90' }, 'iqLevel', /./],
  ] as [Query, string, string | RegExp][])('is refused on its field: %o', async (query, path, message) => {
    for (const route of [productReports.list, productReports.listContent, productReports.export]) {
      const { status, failure } = await w.admin.call(route, { query });
      expect([route.path, status, failure.errors]).toEqual([
        route.path,
        400,
        [{ path, message: expect.stringMatching(message) }],
      ]);
    }
  });
});
