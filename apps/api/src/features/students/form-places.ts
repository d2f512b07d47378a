import type { students } from '@udaya/contract/students';
import { Failure } from '@udaya/core/failure';
import type { output } from 'zod/mini';
import type { OpenCall } from '../../platform/call-context.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { readOpenForm } from '../groups/open-form.ts';
import { checkPlacesToken, makePlacesToken } from '../places/places-token.ts';
import { type PlaceHit, searchPlaces } from '../places/search-places.ts';
import type { StudentDeps } from './student-deps.ts';

type FormCall = OpenCall & StudentDeps;

/** Whom a token of this form is given to: no account has such an id. */
const bearer = (formHash: string) => `form ${formHash}`;

/**
 * A token with which places may be searched for half an hour, for as long as the form is open under its link: it bears the hash of the form's
 * own token, by which every search looks the form up.
 * @throws Failure `form.missing`, `form.closed`
 */
export async function makeFormPlacesToken(
  { system, placesKey, callsOfGroup }: FormCall,
  { groupToken }: { groupToken: string },
): Promise<{ token: string }> {
  const hash = hashToken(groupToken);
  const { group } = await readOpenForm(system, hash);
  await callsOfGroup.take(group.id);
  const formHash = hash.toString('base64url');
  return { token: `${formHash}.${makePlacesToken(placesKey, bearer(formHash))}` };
}

/**
 * Places for the public form.
 * @throws Failure `places.token_invalid`; `form.missing`, `form.closed` once the form no longer takes entries under the link
 */
export async function searchFormPlaces(
  { system, placesKey, callsOfGroup }: FormCall,
  { token, country, place }: output<typeof students.searchPlaces.query>,
): Promise<PlaceHit[]> {
  const [formHash = '', ...rest] = token.split('.');
  if (!/^[\w-]{43}$/.test(formHash)) throw new Failure('places.token_invalid');
  checkPlacesToken(placesKey, bearer(formHash), rest.join('.'));
  const { group } = await readOpenForm(system, Buffer.from(formHash, 'base64url'));
  await callsOfGroup.take(group.id);
  return searchPlaces(system, { country: country.toUpperCase(), text: place });
}
