import { describe, expect, it } from 'vitest';
import { fillName, strayPlaceholders } from './fill-name.ts';

const text =
  '{name} wakes and {they} want{|s} {their} blanket. {They} tr{y|ies} it {themself}; {they} {are|is} glad of {them} and {theirs}.';

describe('a marked text', () => {
  it.each([
    ['Female', 'Meena wakes and she wants her blanket. She tries it herself; she is glad of her and hers.'],
    ['Male', 'Meena wakes and he wants his blanket. He tries it himself; he is glad of him and his.'],
    [
      'Others',
      'Meena wakes and they want their blanket. They try it themself; they are glad of them and theirs.',
    ],
  ] as const)('speaks of %s', (gender, filled) => {
    expect(fillName(text, 'Meena', gender)).toBe(filled);
  });

  it('may hold the name, pronouns and both forms of a verb, and no other mark', () => {
    expect(strayPlaceholders(text)).toEqual([]);
    expect(strayPlaceholders('{child} waits for {xe}, {a|b|c} and }')).toEqual([
      '{child}',
      '{xe}',
      '{a|b|c}',
      '}',
    ]);
  });

  it('takes a name as it is, whatever signs are in it', () => {
    expect(fillName('{name}!', '$& {they}', 'Female')).toBe('$& {they}!');
  });
});
