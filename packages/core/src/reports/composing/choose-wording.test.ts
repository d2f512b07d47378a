import { expect, it } from 'vitest';
import { compose } from '../../../testing/compose.ts';
import { claiming, makeText } from '../../../testing/full-texts.ts';
import { makeFacts } from '../../../testing/made-up-facts.ts';
import type { Tag } from '../../knowledge/traits.ts';

const claims: Record<string, Tag[]> = {
  'Sun 1': ['+winning', '+risk', '+pace', '+order'],
  'Mars 5': ['-winning', '-risk', '-pace', '-order'],
};
const drawn = ['plan.week.energy', 'bridge.many', 'closing.last'];
const further = [2, 3, 4, 5];
const texts = [
  ...claiming(claims).filter(({ key }) => !/^plan\.week\.(?!energy)|^closing\.last/.test(key)),
  ...drawn.flatMap((key) => further.map((wording) => makeText({ key: `${key}.${wording}` }))),
];

it.each(drawn)('draws among all the wordings of %s that there are, by the birth', (key) => {
  const found = Array.from({ length: 40 }, (_, weekday) => {
    const { plan, bridges, closing } = compose(makeFacts({ calendar: { weekday, tithi: 3 } }), texts).frame;
    return [...plan.week, ...bridges, ...closing].map((row) => row.key).filter((one) => one.startsWith(key));
  });
  const first = key === 'closing.last' ? [] : [key];
  expect([...new Set(found.flat())].sort()).toEqual([...first, ...further.map((one) => `${key}.${one}`)]);
});

it('rather says at the end what nothing beside it says', () => {
  const own = compose(makeFacts()).frame.closing.map(({ key }) => key.replace(/\.\d$/, ''));
  const [mode, quiet] = own.filter((key) => key !== 'closing.last');
  const rows = [mode, quiet].flatMap((key) => [
    makeText({ key: `${key}.1`, tags: ['-finishing'] }),
    makeText({ key: `${key}.2`, tags: ['+company'] }),
  ]);
  const rest = claiming({}).filter(({ key }) => !key.startsWith('closing'));
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const { closing } = compose(makeFacts({ calendar: { weekday, tithi: 3 } }), [...rest, ...rows]).frame;
    expect(new Set(closing.map(({ key }) => key.at(-1)))).toEqual(new Set(['1', '2']));
  }
});
