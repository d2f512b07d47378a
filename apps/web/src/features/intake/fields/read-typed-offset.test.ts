import { describe, expect, test } from 'vitest';
import { readTypedOffset } from './read-typed-offset.ts';

describe('readTypedOffset', () => {
  test.each([
    ['+05:30', 330],
    ['UTC+5:30', 330],
    ['5.5', 330],
    ['0530', 330],
    ['-3', -180],
    ['GMT -03:30', -210],
    ['0', 0],
    ['+16:00', 960],
  ])('reads %s', (typed, minutes) => expect(readTypedOffset(typed)).toBe(minutes));

  test.each(['', 'east', '+17:00', '5:75', '+-5'])('does not read %j', (typed) =>
    expect(readTypedOffset(typed)).toBeUndefined(),
  );
});
