import { expect, it } from 'vitest';
import type { Area } from '../knowledge/areas.ts';
import type { Planet } from '../knowledge/passage.ts';
import type { ReportStatement, ReportTemplate, SourcedText, WordedSentence } from './report-content.ts';
import { withoutAreas } from './without-areas.ts';

const piece = (key: string): SourcedText => ({ key, ageBand: '', version: 1, text: key });
const statement = (planet: Planet): ReportStatement => ({
  planet,
  position: 1,
  title: '',
  description: planet,
  knowledgeVersion: 1,
  steadiness: 'stable',
  otherPositions: [],
});
const statements = (['Moon', 'Venus', 'Ketu'] as const).map(statement);
const frame: ReportTemplate = {
  ageBand: null,
  calendar: { weekday: 1, tithi: 1 },
  opening: [],
  closing: [],
  mansion: null,
  glance: { strengths: [], watch: null, helps: null },
  bridges: [
    { ...piece('one'), trait: 'pace', areas: ['feelings', 'friends'], after: 'Venus' },
    { ...piece('two'), trait: 'talk', areas: ['friends', 'letting-go'], after: 'Ketu' },
  ],
  plan: {
    week: [piece('plan.week.feelings')],
    month: [piece('plan.month.letting-go'), piece('plan.month.friends')],
  },
};
const keysOf = (texts: readonly SourcedText[] | undefined) => texts?.map(({ key }) => key);

it('takes the parts of some areas away, with the bridges that join them and what the plan has of them', () => {
  const { statements: kept, frame: around } = withoutAreas({ statements, frame }, ['feelings']);
  expect(kept.map(({ planet }) => planet)).toEqual(['Venus', 'Ketu']);
  expect(keysOf(around?.bridges)).toEqual(['two']);
  expect([keysOf(around?.plan.week), keysOf(around?.plan.month)]).toEqual([
    [],
    ['plan.month.letting-go', 'plan.month.friends'],
  ]);
  const end = withoutAreas({ statements, frame }, ['letting-go']).frame;
  expect([keysOf(end?.bridges), keysOf(end?.plan.month)]).toEqual([['one'], ['plan.month.friends']]);
});

it('leaves all of it where nothing is taken away, and reports without a template have none', () => {
  expect(withoutAreas({ statements, frame }, [])).toEqual({ statements, frame });
  expect(withoutAreas({ statements }, ['friends'])).toEqual({ statements: [statements[0], statements[2]] });
});

it('takes away what a model rested on a part that is left out, and of a text with nothing else all', () => {
  const said = (text: string, ...keys: string[]): WordedSentence => ({
    text,
    cites: keys.map((key) => ({ kind: 'text', key, ageBand: '', version: 1 })),
  });
  const worded = (key: string, sentences: WordedSentence[]): SourcedText => ({
    ...piece(key),
    text: sentences.map(({ text }) => text).join(' '),
    sentences,
  });
  const [one, two, three] = [
    said('Of feelings.', 'opening', 'Moon 4'),
    said('Of friends.', 'opening', 'house.Venus.6'),
    said('Of nobody.', 'opening', 'nakshatra.3'),
  ];
  const around: ReportTemplate = {
    ...frame,
    opening: [worded('opening', [one, two, three])],
    closing: [worded('closing', [said('Of the way in.', 'navamsa.4')])],
    glance: { strengths: [worded('strength', [one])], watch: worded('watch', [two]), helps: null },
  };
  const without = (...areas: Area[]) => withoutAreas({ statements, frame: around }, areas).frame;
  expect(without('feelings')?.opening).toEqual([
    { ...around.opening[0], text: 'Of friends. Of nobody.', sentences: [two, three] },
  ]);
  expect(without('feelings')?.glance).toEqual({ strengths: [], watch: around.glance.watch, helps: null });
  expect(without('friends')?.glance.watch).toBeNull();
  expect(without('meeting')?.closing).toEqual([]);
  expect(without()).toEqual(around);
});
