import { places } from '@udaya/contract/places';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type World, world } from '../../../testing/world.ts';

let here: World;
let person: Person;

beforeAll(async () => {
  here = await world({ PLACE_SEARCHES_PER_USER: '5' });
  person = await here.person();
});

afterAll(() => here?.close());

const tokenOf = async (somebody: Person) => (await somebody.call(places.makeToken)).body.token;

describe('the place picker works', () => {
  it('searches with a token, in India unless another country is named', async () => {
    const token = await tokenOf(person);
    const answer = await person.call(places.search, { query: { place: 'Tirunelveli', token } });
    expect(answer.status).toBe(200);
    expect(answer.body[0]).toMatchObject({
      name: 'Tirunelveli',
      description: 'Tirunelveli, Tirunelveli district, Tamil Nadu, India',
    });
    const abroad = await person.call(places.search, { query: { country: 'GB', place: 'London', token } });
    expect(abroad.body[0]?.zone).toBe('Europe/London');
  });

  it('lists the countries for anybody', async () => {
    const answer = await here.call(places.listCountries);
    expect(answer.body).toContainEqual({ code: 'IN', name: 'India' });
  });
});

describe('the place picker refuses', () => {
  it('fewer than four characters, on the field', async () => {
    const answer = await person.call(places.search, {
      query: { place: 'Goa', token: await tokenOf(person) },
    });
    expect(answer.status).toBe(400);
    expect(answer.failure.errors).toEqual([
      { path: 'place', message: 'Type at least 4 characters; a space or the state counts' },
    ]);
  });

  it('a country that is none', async () => {
    const answer = await person.call(places.search, {
      query: { country: 'India', place: 'Madurai', token: await tokenOf(person) },
    });
    expect(answer.failure.errors?.[0]?.path).toBe('country');
  });
});

describe('the place picker guards', () => {
  it('against tokens of others and made-up ones', async () => {
    const other = await here.person();
    for (const token of [await tokenOf(other), 'made.up']) {
      const answer = await person.call(places.search, { query: { place: 'Madurai', token } });
      expect([answer.status, answer.failure.code]).toEqual([400, 'places.token_invalid']);
    }
  });

  it('against strangers', async () => {
    expect((await here.call(places.makeToken)).status).toBe(401);
  });

  it('against too many searches of one user', async () => {
    const eager = await here.person();
    const token = await tokenOf(eager);
    const statuses: number[] = [];
    for (let search = 0; search < 7; search += 1)
      statuses.push((await eager.call(places.search, { query: { place: 'Madurai', token } })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});
