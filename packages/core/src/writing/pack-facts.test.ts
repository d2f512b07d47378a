import { describe, expect, it } from 'vitest';
import { compose } from '../../testing/compose.ts';
import { fullTexts } from '../../testing/full-texts.ts';
import { madeUpFacts, makeFacts } from '../../testing/made-up-facts.ts';
import { wordReport } from '../../testing/worded-report.ts';
import { ageBands } from '../knowledge/age-band.ts';
import { areas } from '../knowledge/areas.ts';
import { keysOfPair } from '../knowledge/passage-keys.ts';
import { traits } from '../knowledge/traits.ts';
import type { ReportFacts } from '../reports/report-facts.ts';
import type { FactsPack } from './facts-pack.ts';
import { packFacts } from './pack-facts.ts';
import type { WriterMode } from './writer-modes.ts';

const texts = fullTexts();
const packOf = (facts: ReportFacts, mode: WriterMode = 'frame') =>
  packFacts(compose(facts, texts), { facts, texts, reportType: 'Child', mode });
const many = madeUpFacts(600).map((facts) => ({ facts, pack: packOf(facts, 'full') }));

/** Every value of a pack with the path of names to it; places in lists left out. */
function leavesOf(value: unknown, path = ''): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, path === '' ? key : `${path}.${key}`));
}

const matches = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);

/** Everything that a pack may hold, and what of it each may be. */
const may: Record<string, (value: unknown) => boolean> = {
  version: (value) => value === '2',
  lang: (value) => value === 'en',
  reportType: (value) => value === 'Child',
  ageBand: (value) => value === null || ageBands.some((band) => band === value),
  'traits[].id': matches(/^t\d+$/),
  'traits[].trait': (value) => traits.some((trait) => trait === value),
  'traits[].pole': (value) => value === 'plus' || value === 'minus',
  'traits[].areas[]': (value) => areas.some((area) => area === value),
  'passages[].id': matches(/^p\d+$/),
  'passages[].row.key': (value) => texts.some(({ key }) => key === value),
  'passages[].row.ageBand': (value) => typeof value === 'string',
  'passages[].row.version': (value) => value === 7,
  'passages[].row.text': (value) => texts.some(({ text }) => text === value),
  'passages[].kind': (value) => value === 'part' || value === 'frame',
  'passages[].area': (value) => value === null || areas.some((area) => area === value),
  'passages[].open': (value) => typeof value === 'boolean',
  'slots[].id': matches(/^[a-z]+(?:-[a-z]+)*(?:-\d)?$/),
  'slots[].kind': (value) => typeof value === 'string',
  'slots[].passage': matches(/^p\d+$/),
  'slots[].words.min': Number.isInteger,
  'slots[].words.max': Number.isInteger,
  'slots[].areas[]': (value) => areas.some((area) => area === value),
};

describe('what a model is told', () => {
  it('holds traits, the age band and rows, and nothing more', () => {
    const strange = many.flatMap(({ pack }) => leavesOf(pack)).filter(([path, value]) => !may[path]?.(value));
    expect(strange).toEqual([]);
    const said = new Set(many.flatMap(({ pack }) => leavesOf(pack).map(([path]) => path)));
    expect([...said].toSorted()).toEqual(Object.keys(may).toSorted());
  });

  it('leaves the name open, and tells of no sign, degree, quarter, weekday or lunar day', () => {
    const telling = makeFacts({ ageBand: '6-9', pada: 4, calendar: { weekday: 6, tithi: 29 } });
    for (const point of Object.values(telling.points)) {
      point.lonDeg += 0.123456;
      point.retrograde = true;
    }
    const other = makeFacts({ ageBand: '6-9', pada: 4, calendar: { weekday: 6, tithi: 29 } });
    expect(packOf(telling)).toEqual(packOf(other));
    const told = JSON.stringify(packOf(telling));
    expect(told).toContain('{name}');
    for (const word of ['lonDeg', 'pada', 'retrograde', 'tithi', 'weekday', '123456', 'house":', 'sign'])
      expect(told).not.toContain(word);
  });

  it('says nothing of Ascendant, houses and navamsa where the time is not known', () => {
    const unknown = many.filter(({ facts }) => !facts.points.Ascendant);
    expect(unknown.length).toBeGreaterThan(20);
    for (const { pack } of unknown)
      expect(JSON.stringify(pack)).not.toMatch(/Ascendant|house\.|navamsa|"meeting"/);
    const about = many.filter(({ facts }) => !facts.exactTime);
    for (const { pack } of about) expect(JSON.stringify(pack)).not.toContain('navamsa');
  });

  it('marks what the window of the birth time leaves open, and takes no trait from it but one that a bridge joins', () => {
    const open = many.filter(({ facts }) => !facts.exactTime);
    for (const { pack, facts } of open) {
      const ofMoon = pack.passages.filter(({ row }) =>
        keysOfPair({ planet: 'Moon', position: facts.chandraRasi }).includes(row.key),
      );
      expect(ofMoon.map((one) => one.open)).toEqual([true, true]);
      expect(pack.passages.filter((one) => one.open).every(({ area }) => area === 'feelings')).toBe(true);
    }
    const only = open.flatMap(({ pack, facts }) => {
      const joined = compose(facts, texts).frame.bridges.map(({ trait }) => trait);
      return pack.traits.filter(
        ({ areas: of, trait }) => of.join() === 'feelings' && !joined.includes(trait),
      );
    });
    expect(only).toEqual([]);
  });

  it('claims both ends of a trait that parts contradict each other in', () => {
    const { bridges } = compose(makeFacts({ ageBand: '3-5' }), texts).frame;
    const { traits: told } = packOf(makeFacts({ ageBand: '3-5' }));
    const joined = bridges.flatMap(({ trait }) => trait ?? []);
    expect(joined.length).toBeGreaterThan(0);
    for (const trait of joined)
      expect(told.filter((one) => one.trait === trait).map(({ pole }) => pole)).toEqual(['plus', 'minus']);
  });
});

describe('the places', () => {
  const idsOf = ({ slots }: FactsPack) => slots.map(({ id }) => id);

  it('are opening and bridges, each with the row that stands there and room around its length', () => {
    const pack = packOf(makeFacts({ ageBand: '6-9' }));
    const bridges = idsOf(pack).filter((id) => id.startsWith('bridge'));
    expect(bridges.length).toBeGreaterThan(0);
    expect(idsOf(pack)).toEqual(['opening-1', 'opening-2', ...bridges]);
    const keyOf = (id: string) => pack.passages.find((one) => one.id === id)?.row.key;
    const opening = pack.slots[0];
    expect(keyOf(opening?.passage ?? '')).toMatch(/^opening\.moon\.2\./);
    // The row of these texts is shorter than any that is shipped.
    expect(opening?.words).toEqual({ min: 5, max: 58 });
  });

  it('are parts, glance, plan and closing as well where a model words all of it', () => {
    const pack = packOf(makeFacts({ ageBand: '6-9' }), 'full');
    expect(idsOf(pack)).toEqual(
      expect.arrayContaining([
        'part-feelings',
        'part-feelings-place',
        'part-feelings-help',
        'part-meeting-help',
        'glance-1',
        'glance-watch',
        'glance-helps',
        'plan-week',
        'plan-month-2',
        'closing-1',
      ]),
    );
    expect(idsOf(pack)).toEqual(expect.arrayContaining(idsOf(packOf(makeFacts({ ageBand: '6-9' })))));
    expect(pack.slots.find(({ id }) => id === 'plan-week')?.areas).toHaveLength(1);
    expect(new Set(idsOf(pack)).size).toBe(pack.slots.length);
  });

  it('come out the same of a report that a model has worded', () => {
    for (const mode of ['frame', 'full'] as const) {
      const { pack, applied, from } = wordReport({ mode });
      if (!applied.content) throw new Error('Nothing was worded.');
      expect(packFacts(applied.content, from)).toEqual(pack);
    }
  });
});
