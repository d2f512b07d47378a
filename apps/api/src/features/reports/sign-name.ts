import { signs } from '@udaya/astro/signs';
import type { Position } from '@udaya/core/knowledge/passage';
import * as m from '@udaya/messages';

/** A sign's two names, e.g. 'Vrishabha (Taurus)'. */
export function signName(sign: number): string {
  return signs[sign - 1] ? m.sign_name({ sign: sign as Position }) : '';
}
