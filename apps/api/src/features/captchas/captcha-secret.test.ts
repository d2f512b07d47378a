import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isRightAnswer } from './captcha-secret.ts';

const key = randomBytes(32);
const secret = { kind: 'characters', answer: '5EQ2R7', spoken: 'K46MW' } as const;
const isRight = (given: string) => isRightAnswer(key, secret, given);

describe('an answer to a captcha', () => {
  it.each(['5EQ2R7', '5eq2r7', ' 5E Q2 R7 ', 'SEO2R7', 'SFDZPT', 'sf0zp7'])(
    'is right as it is seen: %s',
    (given) => {
      expect(isRight(given)).toBe(true);
    },
  );

  it.each(['K46MW', 'k46nw', 'J4G M W'])('is right as it is heard: %s', (given) => {
    expect(isRight(given)).toBe(true);
  });

  it.each(['', '5EQ2R', '5EQ2R77', '5EQ2R8', 'K46M', 'K46MR7', '3EQ2R7', '5LQ2R7'])(
    'is wrong: %s',
    (given) => {
      expect(isRight(given)).toBe(false);
    },
  );
});
