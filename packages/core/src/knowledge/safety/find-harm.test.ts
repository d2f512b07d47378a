import { describe, expect, it } from 'vitest';
import { readSentences } from '../../../testing/read-sentences.ts';
import { lintEntry } from '../lint-entry.ts';
import { findHarm } from './find-harm.ts';

/** What is still good enough of a list whose rules were written by somebody who has not seen it. */
const goal = { missed: 0.03, refused: 0.05 };

const isRefused = (text: string) =>
  lintEntry('Child', { key: 'Sun 1', ageBand: '', title: 'A calm title', text }).some(
    ({ refused }) => refused,
  );

describe.each(readSentences('safety'))('$file', ({ rows }) => {
  const harmful = rows.filter((row) => row.harmful === 'yes');
  const harmless = rows.filter((row) => row.harmful === 'no');
  const missed = harmful.filter(({ sentence = '' }) => !isRefused(sentence));
  const refused = harmless.filter(({ sentence = '' }) => isRefused(sentence));

  it('has harmful and harmless sentences of three languages', () => {
    expect([harmful.length > 0, harmless.length > 0]).toEqual([true, true]);
    expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(['en', 'ta', 'hi']));
  });

  it(`lets at most ${goal.missed * 100} % of what harms pass`, () => {
    const shown = missed.map(({ sentence }) => sentence).join('\n');
    expect(missed.length / harmful.length, shown).toBeLessThanOrEqual(goal.missed);
  });

  it(`refuses at most ${goal.refused * 100} % of what harms nobody`, () => {
    const shown = refused.map(({ sentence }) => sentence).join('\n');
    expect(refused.length / harmless.length, shown).toBeLessThanOrEqual(goal.refused);
  });
});

describe('what harms', () => {
  it.each([
    ['punishment', 'Beat the child with a stick.'],
    ['punishment', 'A slap now and then helps.'],
    ['punishment', 'Tie the child to the chair.'],
    ['punishment', 'If they shout, slap {name}.'],
    ['infant care', 'Give the newborn honey.'],
    ['infant care', 'Put the baby to sleep on the stomach.'],
    ['poison', 'Drink kerosene drops.'],
    ['poison', 'Swallow a coin.'],
    ['danger', 'Walk to the well alone.'],
    ['refused care', 'Do not vaccinate.'],
    ['stigma', 'Your child is mad.'],
    ['foretold harm', 'Danger of drowning at age six.'],
    ['remedy for sale', 'Wear a coral ring to remove the defect.'],
  ])('is named: %s in "%s"', (subject, text) => {
    expect(findHarm(text).map((found) => found.subject)).toContain(subject);
  });

  it('is found in any sentence of a text, and in each language of it, once', () => {
    const text = 'A calm day. Slap him once. இவன் எதற்கும் உதவாத தண்டம். टीका मत लगवाइए।';
    expect(findHarm(text).map(({ subject }) => subject)).toEqual(['punishment', 'stigma', 'refused care']);
  });

  it.each([
    'Killa sits beside you.',
    'A stick of chalk.',
    'Never hit a child.',
    'Do not shake the baby.',
    'Keep the pills out of reach.',
  ])('is not: %s', (text) => expect(findHarm(text)).toEqual([]));
});

describe('a long text', () => {
  it.each(['a', 'slap the child, ', 'alone ', 'குழந்தை ', 'बच्चे को ', 'water in the ', 'a. '])(
    'of %j is read in a time that grows as it does',
    (piece) => {
      expect(findHarm(piece.repeat(50_000 / piece.length)).length).toBeLessThan(3);
    },
  );
});
