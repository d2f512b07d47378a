import { expect, test } from 'vitest';
import { nationalNumber } from './national-number.ts';

test('a mobile number goes without the dialling code that stands beside it, and without one leading 0', () => {
  expect(nationalNumber('+91 98765 43210', '+91')).toBe('9876543210');
  expect(nationalNumber('098765 43210', '+91')).toBe('9876543210');
  expect(nationalNumber('+91 (0) 98765-43210', '+91')).toBe('9876543210');
  expect(nationalNumber('+1 809 555 01234', '+1-809')).toBe('55501234');
});

test('any other number stays as it was typed, but for blanks and dashes', () => {
  expect(nationalNumber('9198765432', '+91')).toBe('9198765432');
  expect(nationalNumber('+65 8123 4567', '+91')).toBe('+6581234567');
  expect(nationalNumber('9876543210', '')).toBe('9876543210');
  expect(nationalNumber('00987654', '+91')).toBe('0987654');
});
