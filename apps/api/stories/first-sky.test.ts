import { captchas } from '@udaya/contract/captcha';
import { places } from '@udaya/contract/places';
import { strangers } from '@udaya/contract/strangers';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sharedWorld } from '../testing/shared-world.ts';

const w = await sharedWorld();

async function makeToken(userCaptcha = w.captchaAnswer, headers: Record<string, string> = {}) {
  const { captchaToken } = (await w.call(captchas.draw, { headers })).body;
  return w.call(strangers.makeToken, { body: { captchaToken, userCaptcha }, headers });
}

const { token } = (await makeToken()).body;
const [nellai] = (await w.call(strangers.searchPlaces, { query: { token, place: 'Tirunelveli' } })).body;
const birth = {
  dateOfBirth: '2018-07-14',
  timeOfBirth: '07:05:00 AM',
  timeAccuracy: 'exact' as const,
  country: 'IN',
  place: { place_id: nellai?.place_id ?? '', description: nellai?.description ?? '' },
};

describe('the sky of a birth before anybody has an account', () => {
  it('comes with weekday, rasi and nakshatra', async () => {
    const { status, body } = await w.call(strangers.showSky, { body: { ...birth, token } });
    expect(status).toBe(200);
    expect([body.weekday, body.rasi, body.nakshatra]).toEqual([
      'Saturday',
      'Karka (Cancer)',
      'Pushya, pada 3',
    ]);
    expect(body.sky.svg).toContain('<svg');
    expect(body.sky.caption).toContain('Tirunelveli');
  });

  it('is that of the evening where the time is not known, and names every nakshatra that the day allows', async () => {
    const { body } = await w.call(strangers.showSky, { body: { ...birth, timeAccuracy: 'unknown', token } });
    expect(body.sky.note).toContain('not known');
    expect(body.nakshatra).toBe('Pushya or Ashlesha, pada 1 or 2');
  });

  it('is in the language of the page', async () => {
    const { body } = await w.call(strangers.showSky, {
      body: { ...birth, token },
      headers: { 'page-language': 'ta' },
    });
    expect([body.weekday, body.rasi]).toEqual(['சனிக்கிழமை', expect.stringContaining('கடக')]);
  });

  it('leaves nothing behind', async () => {
    const count = async () =>
      (
        await w.db.execute(
          sql`select (select count(*) from reports) + (select count(*) from report_people) as n`,
        )
      ).rows[0]?.n;
    const before = await count();
    await w.call(strangers.showSky, { body: { ...birth, token } });
    expect(await count()).toBe(before);
  });

  it('is refused with the field that cannot be', async () => {
    const ahead = await w.call(strangers.showSky, { body: { ...birth, dateOfBirth: '2199-01-01', token } });
    const nowhere = { place_id: 'gn:0', description: 'Nowhere' };
    const unknown = await w.call(strangers.showSky, { body: { ...birth, place: nowhere, token } });
    expect(
      [ahead, unknown].map(({ status, failure }) => [status, failure.errors?.map(({ path }) => path)]),
    ).toEqual([
      [400, ['dateOfBirth']],
      [400, ['place']],
    ]);
  });
});

describe('the token of a visit', () => {
  it('needs a solved captcha, which is spent by it', async () => {
    const wrong = await makeToken('WRONG');
    expect([wrong.status, wrong.failure.code]).toEqual([400, 'captcha.invalid']);
    const { captchaToken } = (await w.call(captchas.draw)).body;
    const solved = { captchaToken, userCaptcha: w.captchaAnswer };
    const twice = [
      await w.call(strangers.makeToken, { body: solved }),
      await w.call(strangers.makeToken, { body: solved }),
    ];
    expect(twice.map(({ status }) => status)).toEqual([200, 400]);
  });

  it('opens neither places nor a sky where it is made up, and no search of somebody with an account', async () => {
    const made = `${token.slice(0, -2)}xx`;
    const answers = [
      await w.call(strangers.searchPlaces, { query: { token: made, place: 'Madurai' } }),
      await w.call(strangers.showSky, { body: { ...birth, token: made } }),
      await (await w.person('user')).call(places.search, {
        query: { token, country: 'IN', place: 'Madurai' },
      }),
    ];
    expect(answers.map(({ failure }) => failure.code)).toEqual(Array(3).fill('places.token_invalid'));
    const without = await w.call(places.search, { query: { token, country: 'IN', place: 'Madurai' } });
    expect([without.status, without.failure.code]).toEqual([401, 'session.missing']);
  });
});
