import { places } from '@udaya/contract/places';
import type { Person } from './world.ts';

/** Birth details that any report can be made of, as the form sends them. `change` comes over them; `where` names the place. */
export async function birthBody(
  person: Person,
  change: Record<string, unknown> = {},
  where: readonly [country: string, place: string] = ['IN', 'Tirunelveli'],
): Promise<Record<string, unknown>> {
  const [country, name] = where;
  const { token } = (await person.call(places.makeToken)).body;
  const [place] = (await person.call(places.search, { query: { country, place: name, token } })).body;
  if (!place) throw new Error(`${name} is not in the gazetteer.`);
  return {
    name: 'Diya',
    gender: 'Female',
    dateOfBirth: '2018-05-24',
    timeOfBirth: '07:42 PM',
    timeAccuracy: 'exact',
    country,
    place: { place_id: place.place_id, description: '' },
    birthType: 'Natural',
    refferedBy: 'Self',
    consent: true,
    ...change,
  };
}
