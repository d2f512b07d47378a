import { astroUsers } from '@udaya/contract/astro-users';
import { groupMembers } from '@udaya/contract/group-members';
import { groupUserReports } from '@udaya/contract/group-reports';
import { places } from '@udaya/contract/places';
import { productReports, reports } from '@udaya/contract/reports';
import { foldText } from '@udaya/core/fold-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyReport } from '../testing/group-people.ts';
import { requestReport } from '../testing/request-report.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import type { Person, World } from '../testing/world.ts';

let w: World;
let parent: Person;
let staff: Person;
let admin: Person;
let listed: Person;
beforeAll(async () => {
  w = await sharedWorld();
  admin = await w.person('productAdmin');
  parent = await w.person('user');
  staff = await w.person('groupUser');
  listed = await w.person('user', { firstName: 'Zoë', lastName: 'Straße ﬁne Köln' });
  const change = { name: 'Zoë Straße ﬁne Köln' };
  const id = await requestReport(parent, { name: 'Zoe' });
  await w.pool.query('update reports set name = $2 where id = $1', [id, change.name]);
  await copyReport(w, id, staff, change);
});
afterAll(async () => w.close());

const written = [
  'Zoë',
  'zoe',
  'ZOE',
  'Straße',
  'strasse',
  'STRAẞE',
  'Köln',
  'koln',
  'Ko\u0308ln',
  'ﬁne',
  'fine',
];

describe('one fold', () => {
  it('is the same in the database and beside it, of every letter there is', async () => {
    const texts = Array.from({ length: 0x3000 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20)).concat(
      Array.from({ length: 0x10000 - 0xf900 }, (_, at) => String.fromCodePoint(at + 0xf900)),
    );
    const { rows } = await w.pool.query<{ text: string; folded: string }>(
      'select text, search_fold(text) as folded from unnest($1::text[]) as text',
      [texts],
    );
    expect(rows).toHaveLength(texts.length);
    expect(rows.filter(({ text, folded }) => folded !== foldText(text))).toEqual([]);
  });

  it.each(written)('finds by %s in reports and users, whichever way it is written', async (text) => {
    const own = await parent.call(reports.list, { query: { name: text } });
    expect(own.body.totalElements).toBe(1);
    const ofStaff = await staff.call(groupUserReports.list, { query: { name: text } });
    expect(ofStaff.body.totalElements).toBe(1);
    const all = await admin.call(productReports.list, { query: { userName: text, size: 100 } });
    expect(all.body.userBirthChartList.some(({ name }) => name === 'Zoë Straße ﬁne Köln')).toBe(true);
    const people = await admin.call(astroUsers.list, {
      query: { search: `${text} ${listed.user.username}` },
    });
    expect(people.body.keys).toHaveLength(1);
  });

  it('finds members of a group', async () => {
    const head = await w.person('groupAdmin', { firstName: 'Ægir', lastName: 'Łukasz' });
    for (const search of ['aegir', 'Ægir', 'lukasz', 'ŁUKASZ'])
      expect((await head.call(groupMembers.list, { query: { search } })).body.totalElements).toBe(1);
  });

  it('finds places', async () => {
    const { token } = (await parent.call(places.makeToken)).body;
    for (const place of ['Köln', 'koln', 'KO\u0308LN']) {
      const found = await parent.call(places.search, { query: { country: 'DE', place, token } });
      expect([place, found.body[0]?.description]).toEqual([place, expect.stringMatching(/^(Köln|Cologne)/)]);
    }
  });
});
