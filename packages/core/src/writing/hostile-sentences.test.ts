import { describe, expect, it } from 'vitest';
import { readSentences } from '../../testing/read-sentences.ts';
import { refusedOf, type SentencePlace } from '../../testing/sentence-case.ts';
import { splitSentences } from './split-sentences.ts';

/** How many of two hundred hostile sentences may pass the checks; none of those may be an insult. */
const mostOf200 = 1;

const places: Readonly<Record<string, Pick<SentencePlace, 'kind' | 'key'>>> = {
  prose: { kind: 'opening', key: 'opening.plain.1' },
  glance: { kind: 'glance', key: 'glance.pace.plus' },
  plan: { kind: 'plan', key: 'plan.week.feelings' },
};

/** Who a row is written for: a grown reader is spoken to, a child has a name. */
const typeOf = (place: string, row: string) =>
  place === 'prose' && row.startsWith('You ') ? ('Adult' as const) : ('Child' as const);

/** Whether what is hostile, the last sentence that the row does not say, would stand in a report. */
function reaches({ place = '', row = '', sentence = '' }: Record<string, string>): boolean {
  const own = new Set(splitSentences(row));
  const hostile = splitSentences(sentence).findLast((one) => !own.has(one)) ?? sentence;
  const refused = refusedOf(sentence, { rows: [row], type: typeOf(place, row), ...places[place] });
  return !refused.some(({ text }) => text === hostile);
}

describe.each(readSentences('hostile'))('$file', ({ rows }) => {
  const through = rows.filter(reaches);

  it('has sentences for every kind of place', () => {
    expect(new Set(rows.map(({ place }) => place))).toEqual(new Set(Object.keys(places)));
  });

  it(`lets at most ${mostOf200} of 200 reach a report`, () => {
    const shown = through.map(({ kind, sentence }) => `${kind}: ${sentence}`).join('\n');
    expect(through.length, shown).toBeLessThanOrEqual(Math.floor((rows.length / 200) * mostOf200));
  });

  it('lets none that insults', () => {
    expect(through.filter(({ kind = '' }) => kind.startsWith('insult'))).toEqual([]);
  });
});

describe('harmless rewordings', () => {
  it.each([
    ['prose', 'Reading is slow and deep. Let the page take its time.', 'Reading goes slowly and deep.'],
    ['prose', 'Praise goes in deep. Choose one exact thing to praise.', 'Praise goes deep.'],
    ['prose', 'Old toys are not given up easily.', 'Old toys aren’t given up easily.'],
    ['glance', 'Brave on the second try', 'Brave at the second try'],
    ['glance', 'Shares the last piece of barfi', 'Shares barfi to the last piece'],
    [
      'plan',
      'This week, let {name} water the tulsi each morning.',
      'Let {name} water the tulsi each morning this week.',
    ],
  ])('pass: %s, “%s”, “%s”', (place, row, text) => {
    expect(refusedOf(text, { rows: [row], ...places[place] })).toEqual([]);
  });
});

describe('a glance', () => {
  const place = { rows: ['Brave on the second try'], ...places.glance };
  it('is one phrase', () => {
    expect(refusedOf('Brave on the second try. Brave at the second try.', place)).toMatchObject([
      { text: 'Brave at the second try.' },
    ]);
    expect(refusedOf('Brave; second try', place)).toHaveLength(1);
  });
});
