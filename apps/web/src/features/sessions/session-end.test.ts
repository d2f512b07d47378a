import { describe, expect, test } from 'vitest';
import { sessionEnd } from './session-end.ts';

const minute = 60_000;

describe('a session', () => {
  test('ends when the server said that it ends unused', () => {
    expect(sessionEnd(0, 150 * minute, 149 * minute)).toEqual({ kind: 'idle', left: minute });
  });
  test('counts from its beginning while the server has said nothing since the page was loaded', () => {
    expect(sessionEnd(10 * minute, 0, 100 * minute)).toEqual({ kind: 'idle', left: 30 * minute });
  });
  test('ends after twelve hours, however busy it is', () => {
    expect(sessionEnd(0, 800 * minute, 719 * minute)).toEqual({ kind: 'final', left: minute });
  });
  test('is over for good once its time has passed', () => {
    expect(sessionEnd(0, 0, 300 * minute).left).toBe(-180 * minute);
  });
});
