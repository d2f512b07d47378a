import { Failure } from '@udaya/core/failure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../testing/database.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { listPlaceCountries } from './describe-place.ts';
import { findPlace } from './find-place.ts';
import { searchPlaces } from './search-places.ts';

let fresh: FreshDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase(fresh.url);
});

afterAll(async () => {
  await database?.close();
  await fresh?.drop();
});

const search = (text: string, country = 'IN') => searchPlaces(database.db, { country, text });
const firstOf = async (text: string, country?: string) => (await search(text, country))[0]?.description;

describe('place search works', () => {
  it.each([
    ['Tirun', 'Tirunelveli, Tirunelveli district, Tamil Nadu, India'],
    ['kumbak', 'Kumbakonam, Thanjavur district, Tamil Nadu, India'],
    ['Pollachi', 'Pollachi, Coimbatore district, Tamil Nadu, India'],
    ['Sivakasi', 'Sivakasi, Virudhunagar district, Tamil Nadu, India'],
    ['Rameswaram', 'Rameswaram, Ramanathapuram district, Tamil Nadu, India'],
    ['Chandigarh', 'Chandigarh, India'],
  ])('finds the town that begins with %s', async (text, description) => {
    expect(await firstOf(text)).toBe(description);
  });

  it('searches the country that is asked, in either case of its letters', async () => {
    expect(await firstOf('London', 'GB')).toBe('London, Greater London, England, United Kingdom');
    expect(await firstOf('London', 'gb')).toBe('London, Greater London, England, United Kingdom');
    expect((await search('Tirunelveli', 'GB')).map((place) => place.name)).not.toContain('Tirunelveli');
  });

  it.each([
    ['திருநெல்வேலி', 'Tirunelveli'],
    ['கும்பகோணம்', 'Kumbakonam'],
    ['கோயம்பு', 'Coimbatore'],
    ['தென்காசி', 'Tenkasi'],
    ['மயிலாப்பூர்', 'Mylapore'],
    ['ஶ்ரீரங்கம்', 'Srirangam'],
    ['चेन्नई', 'Chennai'],
  ])('finds %s by its own script', async (text, name) => {
    const [place] = await search(text);
    expect(place).toMatchObject({ name, matched: expect.stringContaining(text.slice(1, 4)) as string });
  });

  it.each([
    ['Trichinopoly', 'Tiruchirappalli'],
    ['Madras', 'Chennai'],
    ['Bombay', 'Mumbai'],
    ['Tuticorin', 'Thoothukudi'],
    ['Ootacamund', 'Ooty'],
    ['Allahabad', 'Prayagraj'],
  ])('finds %s by the name it had or has beside', async (text, name) => {
    expect(await search(text)).toContainEqual(expect.objectContaining({ name, matched: text }));
  });

  it.each([
    ['Tirunelvely', 'IN', 'Tirunelveli'],
    ['Kumbakonem', 'IN', 'Kumbakonam'],
    ['Slem', 'IN', 'Salem'],
    ['Cojmbatore', 'IN', 'Coimbatore'],
    ['Londn', 'GB', 'London'],
    ['Manchestr', 'GB', 'Manchester'],
  ])('finds past a wrong letter: %s', async (text, country, name) => {
    expect((await search(text, country)).map((place) => place.name)).toContain(name);
  });

  it.each([
    ['Thirunelveli', 'Tirunelveli'],
    ['Kancheepuram', 'Kanchipuram'],
    ['Tutukudi', 'Thoothukudi'],
    ['Koyambuthoor', 'Coimbatore'],
  ])('finds %s, another way to write a Tamil name', async (text, name) => {
    expect((await search(text)).map((place) => place.name)).toContain(name);
  });

  it.each([
    'Mylapore',
    'T. Nagar',
    'Egmore',
    'Srirangam',
    'Vedaranyam',
    'Palayamkottai',
    'Velachery',
    'Koramangala',
    'Andheri',
    'Ballygunge',
  ])('knows the locality %s', async (name) =>
    expect(await search(name)).toContainEqual(expect.objectContaining({ name })),
  );

  it('says which town a locality belongs to', async () => {
    expect(await firstOf('Mylapore')).toBe('Mylapore, Chennai, Tamil Nadu, India');
    expect((await search('Anna Nagar')).map((place) => place.description)).toEqual(
      expect.arrayContaining([
        'Anna Nagar, Chennai, Tamil Nadu, India',
        'Anna Nagar, Madurai, Tamil Nadu, India',
      ]),
    );
  });

  it('takes a space or the state for the fourth character of a short name', async () => {
    expect(await firstOf('Leh ')).toBe('Leh, Leh district, Ladakh, India');
    expect(await firstOf('Leh T')).toBe('Leh, Leh district, Ladakh, India');
    expect(await firstOf('Una Guj')).toBe('Una, Gir Somnath district, Gujarat, India');
    expect((await search('Goa ')).map((place) => place.state)).toEqual(
      Array.from({ length: 12 }, () => 'Goa'),
    );
  });

  it('lets words of the area choose between places of one name', async () => {
    expect(await firstOf('Rameswaram Andhra')).toBe('Rameswaram, YSR district, Andhra Pradesh, India');
    expect(await firstOf('Aurangabad, Bihar')).toBe('Aurangabad, Aurangabad district, Bihar, India');
    expect(await firstOf('Rampur, Himachal')).toBe('Rampur, Shimla district, Himachal Pradesh, India');
    const [place] = await search('Pollachi');
    expect(await firstOf(place?.description ?? '')).toBe(place?.description);
  });

  it('tells places of one name apart', async () => {
    for (const [name, country] of [
      ['Rampur', 'IN'],
      ['Pudur', 'IN'],
      ['Springfield', 'US'],
      ['San José', 'MX'],
    ] as const) {
      const descriptions = (await search(name, country)).map((place) => place.description);
      expect(descriptions.length).toBeGreaterThan(3);
      expect(new Set(descriptions).size).toBe(descriptions.length);
    }
  });

  it('answers what a chart needs, and finds the place again by its id', async () => {
    const [place] = await search('Tirunelveli');
    expect(place).toMatchObject({
      name: 'Tirunelveli',
      district: 'Tirunelveli',
      state: 'Tamil Nadu',
      country: 'IN',
      zone: 'Asia/Kolkata',
    });
    expect(place?.latitude).toBeCloseTo(8.73, 1);
    expect(place?.longitude).toBeCloseTo(77.68, 1);
    const { matched: _, ...found } = place ?? {};
    expect(await findPlace(database.db, place?.place_id ?? '')).toEqual(found);
  });

  it('lists the countries by name', async () => {
    const countries = await listPlaceCountries(database.db);
    expect(countries.length).toBeGreaterThan(200);
    expect(countries).toContainEqual({ code: 'IN', name: 'India' });
    expect(countries[0]?.name).toBe('Afghanistan');
  });

  it('answers nothing where nothing is alike', async () => {
    expect(await search('qqxxzzqqxx')).toEqual([]);
    expect(await search('....')).toEqual([]);
    expect(await search('    ')).toEqual([]);
    expect(await search('Tirunelveli', 'ZZ')).toEqual([]);
    expect(await findPlace(database.db, 'g0')).toBeUndefined();
  });
});

describe('place search refuses', () => {
  it('fewer than four characters, on the field', async () => {
    await expect(search('Goa')).rejects.toSatisfy(
      (error) => error instanceof Failure && error.errors?.[0]?.path === 'place',
    );
  });
});

describe('place search guards', () => {
  it.each([
    '%%%%',
    '____',
    '\\\\\\\\',
    `'; drop table places; --`,
    'Tir%',
    'Tir_nelveli',
    'a'.repeat(200),
    'அ'.repeat(200),
    'a b '.repeat(50),
    '\ud800\ud800\ud800\ud800',
    '\0\0\0\0',
    ',,,,',
    '𝕋𝕚𝕣𝕦',
    'İİİİ',
  ])('against the text %j', async (text) => {
    expect(await search(text)).toBeInstanceOf(Array);
    expect(await search(text, 'US')).toBeInstanceOf(Array);
  });

  it('no character of a pattern stands for others', async () => {
    expect((await search('%eli%')).map((place) => place.name)).not.toContain('Tirunelveli');
    expect(await findPlace(database.db, "g1254361' or '1'='1")).toBeUndefined();
    expect(await findPlace(database.db, '\0')).toBeUndefined();
  });
});
