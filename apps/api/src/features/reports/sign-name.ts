import { signs } from '@udaya/astro/signs';

/** A sign's two names, e.g. 'Vrishabha (Taurus)'. */
export function signName(sign: number): string {
  const found = signs[sign - 1];
  return found ? `${found.sanskrit} (${found.english})` : '';
}
