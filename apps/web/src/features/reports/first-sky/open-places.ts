import { strangers } from '@udaya/contract/strangers';
import { call } from '../../../api/call.ts';
import { placesQueryBy, tokenQuery } from '../../intake/fields/place-search.ts';

/** The token of a visitor without an account, for a number that the browser works out while the form is filled in. */
export const strangersToken = tokenQuery('stranger', async (signal) => {
  const { solveCaptcha } = await import('../../captcha/solve-captcha.ts');
  const { captchaToken, answer } = await solveCaptcha(signal, () => {});
  return call(strangers.makeToken, { body: { captchaToken, userCaptcha: answer }, signal });
});

/** The places that a typed text may mean, for who has no account. */
export const openPlacesQuery = placesQueryBy(strangersToken, (query, signal) =>
  call(strangers.searchPlaces, { query, signal }),
);
