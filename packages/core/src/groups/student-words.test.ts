import { describe, expect, it } from 'vitest';
import { readReceipt, studentName } from './student-words.ts';

describe('the report of a student', () => {
  it('is called by student ID, class and section', () => {
    expect(studentName({ studentId: 'S-1042', studentClass: '10th Standard', section: 'A' })).toBe(
      'S-1042 (10th Standard A)',
    );
  });
});

describe('a receipt number', () => {
  it.each(['R-7KQ4-M2XD', 'r-7kq4-m2xd', '7kq4m2xd', ' R 7KQ4 M2XD ', 'R7KQ4M2XD'])(
    'is read from %s',
    (typed) => {
      expect(readReceipt(typed)).toBe('R-7KQ4-M2XD');
    },
  );

  it.each(['', 'R-7KQ4-M2X', 'R-7KQ4-M2XDD', 'R-0KQ4-M2XD', 'R-RKQ4-M2XD', 'R-AEIO-M2XD', "R-7KQ4-M2X'"])(
    'is not read from %j',
    (typed) => {
      expect(readReceipt(typed)).toBeUndefined();
    },
  );
});
