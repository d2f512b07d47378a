import { describe, expect, it } from 'vitest';
import { isGstin, stateCodeOf, type TaxPayer, taxOf } from './gst.ts';

const seller: TaxPayer = { gstin: '27AAPFU0939F1ZV', address: 'Pune', percent: 18, sac: '998439' };

describe('a GSTIN', () => {
  it('is known by its check character and its state', () => {
    expect(isGstin('27AAPFU0939F1ZV')).toBe(true);
    for (const wrong of ['27AAPFU0939F1ZW', '72AAPFU0939F1ZV', '27AAPFU0993F1ZV', '27aapfu0939f1zv', ''])
      expect(isGstin(wrong), wrong).toBe(false);
  });
});

describe('a state', () => {
  it.each([
    ['Tamil Nadu', '33'],
    ['tamilnadu', '33'],
    ['Jammu & Kashmir', '01'],
    ['Pondicherry', '34'],
    ['NEW DELHI', '07'],
    ['Queensland', undefined],
    ['', undefined],
  ])('is read as it was written: %s', (written, code) => {
    expect(stateCodeOf(written)).toBe(code);
  });
});

describe('the tax in a price of 1,000 rupees', () => {
  const taxFor = (state: string, country = 'India', change: Partial<TaxPayer> = {}) =>
    taxOf(100_000, { ...seller, ...change }, { state, country });

  it('is halved within the seller’s state', () => {
    expect(taxFor('Maharashtra')).toMatchObject({
      placeOfSupply: 'Maharashtra (27)',
      taxableMinor: 84_746,
      taxes: [
        { name: 'CGST', percent: 9, amountMinor: 7_627 },
        { name: 'SGST', percent: 9, amountMinor: 7_627 },
      ],
    });
    const inChandigarh = taxFor('Chandigarh', 'India', { gstin: '04AAPFU0939F1Z3' });
    expect(inChandigarh.taxes.map(({ name }) => name)).toEqual(['CGST', 'UTGST']);
  });

  it('is integrated elsewhere in India, and where the state cannot be told', () => {
    const taxes = [{ name: 'IGST', percent: 18, amountMinor: 15_254 }];
    expect(taxFor('Kerala')).toMatchObject({ placeOfSupply: 'Kerala (32)', taxableMinor: 84_746, taxes });
    expect(taxFor('Somewhere')).toMatchObject({ placeOfSupply: 'Somewhere', taxes });
  });

  it('is not taken of an export under a letter of undertaking, and otherwise is', () => {
    expect(taxFor('', 'Singapore', { lut: 'AD330426000001A' })).toMatchObject({
      placeOfSupply: 'Singapore (96)',
      taxableMinor: 100_000,
      taxes: [],
      lut: 'AD330426000001A',
    });
    expect(taxFor('', 'Singapore').taxes).toEqual([{ name: 'IGST', percent: 18, amountMinor: 15_254 }]);
  });

  it('adds up with the taxable value, whatever the price', () => {
    for (let price = 1; price < 3_000; price += 7) {
      for (const state of ['Maharashtra', 'Kerala']) {
        const { taxableMinor, taxes } = taxOf(price, seller, { state, country: 'India' });
        expect(taxes.reduce((sum, { amountMinor }) => sum + amountMinor, taxableMinor)).toBe(price);
      }
    }
  });
});
