import type { Planet } from '@udaya/astro/planets';
import type { RowAgeBand } from '../src/knowledge/age-band.ts';
import type { CuratedText } from '../src/knowledge/curated-text.ts';
import { rowsOf } from '../src/knowledge/lint-texts.ts';
import { planets, positions } from '../src/knowledge/passage.ts';
import { pairKey, placeOfKey, slotOf } from '../src/knowledge/passage-keys.ts';
import { templateKeys } from '../src/knowledge/text-keys.ts';
import type { Tag, Trait } from '../src/knowledge/traits.ts';
import { randomFrom } from './random.ts';

/** The traits that a planet's passages may claim. */
const palette: Record<Planet, readonly Trait[]> = {
  Sun: ['audience', 'independence', 'winning', 'risk'],
  Moon: ['feelings', 'sensitivity', 'company'],
  Mercury: ['talk', 'focus', 'novelty', 'imagination'],
  Venus: ['sharing', 'peace', 'company'],
  Mars: ['movement', 'risk', 'pace', 'finishing', 'winning'],
  Jupiter: ['rules', 'imagination', 'planning', 'winning'],
  Saturn: ['order', 'finishing', 'pace', 'planning'],
  Rahu: ['novelty', 'imagination', 'risk', 'planning'],
  Ketu: ['holding', 'company'],
  Ascendant: ['novelty', 'company', 'pace'],
};
const named = /^(?:Sun|Moon|Mercury|Ascendant) |^nakshatra|^opening\.(?:moon|plain)|^closing\.last/;

/** A row that says what it is, with the name where readings have it, and without a word that no template may have. */
export function makeText(change: Partial<CuratedText> & { key: string }): CuratedText {
  const ageBand: RowAgeBand = change.ageBand ?? '';
  return {
    ageBand,
    title: '',
    text: `${named.test(change.key) && (ageBand === '' || slotOf({ key: change.key, ageBand })?.kind === 'portrait') ? 'For {name}, this' : 'This'} is ${change.key.replace('moon', 'of')}${ageBand && `, ${ageBand}`}.`,
    tags: [],
    reviewed: '2026-11-22/2',
    lang: 'en',
    versionId: 7,
    versionDate: '2026-01-02T00:00:00.000Z',
    ...change,
  };
}

const slow: readonly Planet[] = ['Jupiter', 'Saturn', 'Rahu', 'Ketu'];
/** Wordings that a base need not have: so most rows of these are known by the bare key. */
const isFurther = (key: string): boolean => {
  const place = placeOfKey(key);
  return place
    ? /\d \w+ \d$/.test(key) && !slow.includes(place.planet)
    : /^(?:bridge|plan|strength|watch|helps)\..*\d$|^closing.*[456]$/.test(key);
};

/** A knowledge base of Child texts: every passage with tags of its planet's palette and a help for each band, and all of the template. */
export function fullTexts(): CuratedText[] {
  const random = randomFrom(11);
  const tagsOf = (from: readonly Trait[]): Tag[] =>
    [...from]
      .sort(() => random() - 0.5)
      .slice(0, 2)
      .map((trait): Tag => `${random() < 0.5 ? '+' : '-'}${trait}`);
  const claims = new Map(
    planets.flatMap((planet) =>
      positions.map((position) => [pairKey({ planet, position }), tagsOf(palette[planet])] as const),
    ),
  );
  const passages = rowsOf('Child')
    .filter(({ key }) => !isFurther(key))
    .flatMap((row) => {
      const slot = slotOf(row);
      if (!slot) return [];
      const pair = pairKey(slot);
      return [
        makeText({
          ...row,
          title: `Title of ${pair}`,
          tags: (slot.kind === 'portrait' && claims.get(pair)) || [],
        }),
      ];
    });
  const frame = Object.values(templateKeys)
    .flat()
    .filter((key) => !isFurther(key))
    .map((key) => {
      const hasClaim =
        /^(?:opening\.(?:moon|element)|closing\.(?:mode|quiet))/.test(key) && !key.endsWith('.3');
      const tags: Tag[] = hasClaim ? tagsOf(['pace', 'novelty', 'feelings']).slice(0, 1) : [];
      return makeText({ key, tags: key.startsWith('nakshatra') ? tagsOf(['order', 'focus', 'talk']) : tags });
    });
  return [...passages, ...frame];
}

/** The full texts, of which those that are named claim something, and no others. */
export function claiming(claims: Record<string, Tag[]>): CuratedText[] {
  return fullTexts().map((row) => {
    const slot = slotOf(row);
    const tags = claims[slot ? pairKey(slot) : row.key] ?? [];
    return { ...row, tags: slot?.kind === 'help' || (!slot && row.ageBand !== '') ? [] : tags };
  });
}
