import { expect, it } from 'vitest';
import { jsonDepthWithin } from './json-depth.ts';

const nested = (levels: number, inner = '1') => '['.repeat(levels) + inner + ']'.repeat(levels);

it.each([
  [nested(32), true],
  [nested(33), false],
  ['{"a":'.repeat(32) + '1' + '}'.repeat(32), true],
  ['{"a":'.repeat(33) + '1' + '}'.repeat(33), false],
  ['[{"a":'.repeat(17) + '1' + '}]'.repeat(17), false],
  [`[${Array(100).fill('[]').join(',')}]`, true],
  [nested(32, '"[[[[{{{{"'), true],
  [nested(32, String.raw`"\"[[[["`), true],
  [nested(32, String.raw`"\\",[1]`), false],
])('%s', (text, within) => {
  expect(jsonDepthWithin(text, 32)).toBe(within);
});
