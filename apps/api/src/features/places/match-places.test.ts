import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../testing/database.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/database.ts';
import { matchPlaces } from './match-places.ts';

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

const match = async (text: string, country = 'IN') => {
  const [found] = await matchPlaces(database.db, [{ country, text }]);
  return { clear: found?.clear?.description, candidates: found?.candidates.map(({ name }) => name) ?? [] };
};

describe('places as a file writes them', () => {
  it.each([
    ['Madurai', 'Madurai, Madurai district, Tamil Nadu, India'],
    ['Leh', 'Leh, Leh district, Ladakh, India'],
    ['Bangalore', 'Bengaluru, Bengaluru Urban district, Karnataka, India'],
    ['kancheepuram', 'Kanchipuram, Kancheepuram district, Tamil Nadu, India'],
    ['Salem, Tamil Nadu', 'Salem, Salem district, Tamil Nadu, India'],
    ['Salem Tamil Nadu', 'Salem, Salem district, Tamil Nadu, India'],
    ['சென்னை', 'Chennai, Chennai district, Tamil Nadu, India'],
  ])('%s is clear', async (text, description) => expect((await match(text)).clear).toBe(description));

  it.each(['Rampur', 'Goa', 'Madurai, Chennai', 'Nowhereville', 'Madurei'])('%s is doubtful', async (text) =>
    expect((await match(text)).clear).toBeUndefined(),
  );

  it('that are doubtful come with what they may be', async () => {
    expect((await match('Rampur')).candidates.slice(0, 3)).toEqual(['Rampur', 'Rampur', 'Rampur']);
    expect((await match('Madurei')).candidates).toContain('Madurai');
    expect((await match('Nowhereville')).candidates).toEqual([]);
    expect((await match('Madurai', 'LK')).clear).toBeUndefined();
  });

  it('are answered in their order, whatever their countries', async () => {
    const found = await matchPlaces(database.db, [
      { country: 'IN', text: 'Erode' },
      { country: 'LK', text: 'Jaffna' },
      { country: 'IN', text: 'Theni' },
    ]);
    expect(found.map(({ clear }) => clear?.name)).toEqual(['Erode', 'Jaffna', 'Theni']);
  });
});
