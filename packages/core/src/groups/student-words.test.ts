import { describe, expect, it } from 'vitest';
import { readReceipt, studentIdKey, studentName } from './student-words.ts';

describe('the report of a student', () => {
  it('is called by student ID, class and section', () => {
    expect(studentName({ studentId: 'S-1042', studentClass: '10th Standard', section: 'A' })).toBe(
      'S-1042 (10th Standard A)',
    );
  });
});

describe('a student ID', () => {
  it.each(['s-1042', 'S - 1042', 'S\u20131042', 'S\u2011 1042', 'Ｓ－１０４２', 'S\u200b\u22121042'])(
    'is S-1042 as %j',
    (written) => expect(studentIdKey(written)).toBe(studentIdKey('S-1042')),
  );

  it.each(['S1042', 'S-10-42', 'S/1042', '-1042'])('is not S-1042 as %j', (written) =>
    expect(studentIdKey(written)).not.toBe(studentIdKey('S-1042')),
  );
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
