import { expect, it } from 'vitest';
import type { Planet } from '../knowledge/passage.ts';
import type { ReportFrame, ReportStatement, SourcedText } from './report-content.ts';
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
const frame: ReportFrame = {
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

it('leaves all of it where nothing is taken away, and reports without a frame have none', () => {
  expect(withoutAreas({ statements, frame }, [])).toEqual({ statements, frame });
  expect(withoutAreas({ statements }, ['friends'])).toEqual({ statements: [statements[0], statements[2]] });
});
