import { expect, it } from 'vitest';
import { withoutName } from './without-name.ts';

it.each([
  [
    'Diya likes it. With Diya, and Diya’s cup.',
    'Diya Sundaram',
    'Your child likes it. With your child, and your child’s cup.',
  ],
  ['Diyas are lamps.', 'Diya', 'Diyas are lamps.'],
  ['கயல்விழி runs. So does கயல்விழி.', 'கயல்விழி K.', 'Your child runs. So does your child.'],
  ['“Diya waits.”', 'Diya', '“Your child waits.”'],
  ['A.B (x) waits.', 'A.B (x)', 'Your child waits.'],
])('a child is not called by name: %s', (text, name, expected) => {
  expect(withoutName(text, name, 'Child')).toBe(expected);
});

it('who is spoken to is not called by name', () => {
  expect(
    withoutName('Here it ends, Zoya, and you go on. Rest, Zoya. Zoya: yes.', 'Zoya Rahman', 'Student'),
  ).toBe('Here it ends, and you go on. Rest. You: yes.');
});
