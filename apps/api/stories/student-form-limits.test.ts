import { students } from '@udaya/contract/students';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey } from '../testing/product.ts';
import { type StudentForm, studentForm } from '../testing/student-form.ts';
import { type World, world } from '../testing/world.ts';

const limits = {
  APPLICATIONS_PER_ADDRESS: '9',
  APPLICATIONS_PER_GROUP: '4',
  FORM_CALLS_PER_ADDRESS: '14',
  FORM_CALLS_PER_GROUP: '9',
  DATA_ENCRYPTION_KEY: newKey(),
  PASSWORD_PEPPER: newKey(),
};
let one: World;
let other: World;
beforeAll(async () => {
  one = await world(limits);
  other = await world({ ...limits, DATABASE_URL: one.config.databaseUrl ?? '' });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

/** A form that is filled in at two servers in turn; nothing was counted of it yet. */
async function atBoth(): Promise<[StudentForm, StudentForm]> {
  const first = await studentForm(one);
  await first.filledIn();
  const second = await studentForm(other, first.group);
  await second.filledIn();
  await one.pool.query('delete from rate_limits');
  return [first, second];
}

describe('the limits of the public form hold for all servers on a database', () => {
  it('for the entries that a group’s form takes', async () => {
    const [first, second] = await atBoth();
    for (const form of [first, second, first, second]) expect((await form.apply()).status).toBe(200);
    for (const form of [first, second]) {
      const { status, failure, headers } = await form.apply();
      expect([status, failure.code]).toEqual([429, 'request.too_many']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000);
    }
    // Of another group nothing was counted.
    expect((await (await studentForm(one)).apply()).status).toBe(200);
  });

  it('without counting against the group what no captcha stood before', async () => {
    const [first, second] = await atBoth();
    for (const form of [first, second, first, second])
      expect((await form.apply({ userCaptcha: 'WRONG' })).failure.code).toBe('captcha.invalid');
    for (const form of [first, second, first, second]) expect((await form.apply()).status).toBe(200);
  });

  it('for what a network sends, right or wrong', async () => {
    const [first, second] = await atBoth();
    const wrong = { userCaptcha: 'WRONG' };
    for (let times = 0; times < 9; times++)
      expect((await (times % 2 ? first : second).apply(wrong)).status).toBe(400);
    for (const form of [first, second])
      expect((await form.apply(wrong)).failure.code).toBe('request.too_many');
  });

  it('for searches, by group and by network', async () => {
    const [{ groupToken }] = await atBoth();
    const { token } = (await one.call(students.makePlacesToken, { query: { groupToken } })).body;
    const search = async (w: World, given = token) =>
      (await w.call(students.searchPlaces, { query: { country: 'IN', place: 'Madurai', token: given } }))
        .status;
    for (let times = 0; times < 8; times++) expect(await search(times % 2 ? one : other)).toBe(200);
    expect([await search(one), await search(other)]).toEqual([429, 429]);
    // 11 calls of this network so far: what is refused for itself counts as well.
    for (let times = 0; times < 3; times++) expect(await search(other, 'x')).toBe(400);
    expect([await search(one, 'x'), await search(other, 'x')]).toEqual([429, 429]);
  });
});

describe('the usual limits', () => {
  it('let a school through: in an hour 500 students of one network, each of them with three tries', async () => {
    const usual = await world({ OPEN_CALLS_PER_ADDRESS: '', DATABASE_URL: '' });
    try {
      const form = await studentForm(usual);
      await form.apply();
      const used = async (points: number) =>
        usual.pool.query('update rate_limits set points = $1 where key like $2', [points, 'application:%']);
      await used(3 * 500 - 1);
      expect((await form.apply()).status).toBe(200);
      expect((await form.apply()).status).toBe(429);
    } finally {
      await usual.close();
    }
  });
});
