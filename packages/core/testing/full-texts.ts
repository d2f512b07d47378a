import type { Planet } from '@udaya/astro/planets';
import { ageBands, type RowAgeBand } from '../src/knowledge/age-band.ts';
import { type CuratedText, passageKey } from '../src/knowledge/curated-text.ts';
import { planets, positions } from '../src/knowledge/passage.ts';
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
    text: `${named.test(change.key) && ageBand === '' ? 'For {name}, this' : 'This'} is ${change.key.replace('moon', 'of')}${ageBand && `, ${ageBand}`}.`,
    tags: [],
    reviewed: '2026-11-22/2',
    lang: 'en',
    versionId: 7,
    versionDate: '2026-01-02T00:00:00.000Z',
    ...change,
  };
}

/** A whole knowledge base of Child texts: every passage with tags of its planet's palette and a help for each band, and all of the template. */
export function fullTexts(): CuratedText[] {
  const random = randomFrom(11);
  const tagsOf = (from: readonly Trait[]): Tag[] =>
    [...from]
      .sort(() => random() - 0.5)
      .slice(0, 2)
      .map((trait): Tag => `${random() < 0.5 ? '+' : '-'}${trait}`);
  const passages = planets.flatMap((planet) =>
    positions.flatMap((position) => {
      const key = passageKey(planet, position);
      const portrait = makeText({ key, title: `Title of ${key}`, tags: tagsOf(palette[planet]) });
      return [portrait, ...ageBands.map((ageBand) => makeText({ key, ageBand }))];
    }),
  );
  const frame = Object.values(templateKeys)
    .flat()
    .map((key) => {
      const claims =
        /^(?:opening\.(?:moon|element)|closing\.(?:mode|quiet))/.test(key) && !key.endsWith('.3');
      const tags: Tag[] = claims ? tagsOf(['pace', 'novelty', 'feelings']).slice(0, 1) : [];
      return makeText({ key, tags: key.startsWith('nakshatra') ? tagsOf(['order', 'focus', 'talk']) : tags });
    });
  return [...passages, ...frame];
}

/** The full texts, of which those that are named claim something, and no others. */
export function claiming(claims: Record<string, Tag[]>): CuratedText[] {
  return fullTexts().map((row) => ({ ...row, tags: row.ageBand === '' ? (claims[row.key] ?? []) : [] }));
}
