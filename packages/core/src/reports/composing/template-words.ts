import type { CuratedText } from '../../knowledge/curated-text.ts';
import { balanceOf } from '../balance.ts';
import { isSettled, type ReportFacts } from '../report-facts.ts';
import { chooseWording } from './choose-wording.ts';
import type { Claim } from './find-contradictions.ts';
import { wordingSeedOf } from './seed-of.ts';
import type { TextShelf } from './text-shelf.ts';

/** What opens and closes a report. */
export interface TemplateWords {
  opening: CuratedText[];
  closing: CuratedText[];
}

/**
 * Chooses what opens and closes a report: the Moon's sign and the strong element before, the strong mode, the quiet element and the last words
 * after. No wording is taken that the parts, or what was chosen before it, contradict; where every wording is, nothing stands there. Nothing is
 * said twice where another wording fits.
 */
export function chooseTemplateWords(
  facts: ReportFacts,
  shelf: TextShelf,
  claims: readonly Claim[],
): TemplateWords {
  const balance = balanceOf(facts);
  const seed = wordingSeedOf(facts);
  const chosen: CuratedText[] = [];
  const choose = (key: string): CuratedText[] => {
    const row = chooseWording(shelf, key, {
      ageBand: facts.ageBand,
      seed,
      said: [...claims, ...chosen],
      beside: chosen,
    });
    if (row) chosen.push(row);
    return row ? [row] : [];
  };
  const moon = isSettled(facts, 'Moon') ? choose(`opening.moon.${facts.chandraRasi}`) : [];
  return {
    opening: [
      ...(moon.length > 0 ? moon : choose('opening.plain')),
      ...choose(`opening.element.${balance.strongElement}`),
    ],
    closing: [
      ...choose(`closing.mode.${balance.strongMode}`),
      ...(balance.quietElement ? choose(`closing.quiet.${balance.quietElement}`) : []),
      ...choose('closing.last'),
    ],
  };
}
