import { expect, it } from 'vitest';
import { chargeWords, isOnlyListed } from './charge-words.ts';

const rupees = { amount: 1000, currency: 'INR' };
const dollars = { amount: 16, currency: 'SGD' };

it('names each currency that is charged once, in the order of the ways', () => {
  expect(chargeWords([])).toBeUndefined();
  expect(chargeWords([dollars])).toBe('SGD\u00A016.00');
  expect(chargeWords([rupees, rupees])).toBe('₹1,000');
  expect(chargeWords([dollars, dollars, rupees])).toBe('SGD\u00A016.00 or ₹1,000');
});

it('knows a list price that no way charges', () => {
  expect(isOnlyListed(rupees, [dollars])).toBe(true);
  expect(isOnlyListed(rupees, [dollars, rupees])).toBe(false);
});
