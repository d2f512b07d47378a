import { describe, expect, it } from 'vitest';
import { creditNoteNumber, creditOf, type TaxedSum } from './credit-note.ts';
import { type TaxPayer, taxOf } from './gst.ts';
import { sumRefunds } from './refund-sums.ts';

const seller: TaxPayer = { gstin: '27AAPFU0939F1ZV', address: 'Pune', percent: 18, sac: '998439' };
const invoiceOf = (amountMinor: number, state: string): TaxedSum => ({
  amountMinor,
  tax: taxOf(amountMinor, seller, { state, country: 'India' }),
});

/** The notes of an invoice whose payment goes back in these parts. */
function notesOf(invoice: TaxedSum, capturedMinor: number, parts: readonly number[]): TaxedSum[] {
  let refundedMinor = 0;
  return parts.reduce<TaxedSum[]>((notes, part) => {
    refundedMinor += part;
    return [...notes, creditOf(invoice, notes, { capturedMinor, refundedMinor })];
  }, []);
}

/** A whole in random parts, the same in each run. */
function partsOf(whole: number, seed: number): number[] {
  const parts: number[] = [];
  let [left, state] = [whole, seed];
  while (left > 0) {
    state = (state * 48_271) % 2_147_483_647;
    const part = Math.min(left, 1 + (state % Math.ceil(whole / 3)));
    parts.push(part);
    left -= part;
  }
  return parts;
}

describe('a credit note', () => {
  it('has a number of its own series, in at most 16 characters', () => {
    expect(creditNoteNumber(2026, 1)).toBe('C2627-0000001');
    expect(creditNoteNumber(2099, 9_999_999).length).toBeLessThanOrEqual(16);
  });

  it('of the whole is the invoice', () => {
    const invoice = invoiceOf(100_000, 'Maharashtra');
    expect(notesOf(invoice, 1_600, [1_600])).toEqual([invoice]);
  });

  it('of a part has its share of the amount and of each tax', () => {
    const [note] = notesOf(invoiceOf(100_000, 'Maharashtra'), 1_600, [500]);
    expect(note).toMatchObject({
      amountMinor: 31_250,
      tax: { taxableMinor: 26_484, taxes: [{ amountMinor: 2_383 }, { amountMinor: 2_383 }] },
    });
  });

  it.each(['Maharashtra', 'Kerala'])(
    'comes with the others to the invoice, paisa for paisa, in %s',
    (state) => {
      for (const [amount, captured] of [
        [100_000, 1_600],
        [100_000, 100_000],
        [99_999, 1_601],
        [101, 101],
      ] as const) {
        const invoice = invoiceOf(amount, state);
        for (let seed = 1; seed < 60; seed++) {
          const notes = notesOf(invoice, captured, partsOf(captured, seed));
          const sum = (of: (note: TaxedSum) => number) => notes.reduce((total, note) => total + of(note), 0);
          expect(sum((note) => note.amountMinor)).toBe(invoice.amountMinor);
          expect(sum((note) => note.tax.taxableMinor)).toBe(invoice.tax.taxableMinor);
          for (const [index, tax] of invoice.tax.taxes.entries())
            expect(sum((note) => note.tax.taxes[index]?.amountMinor ?? 0)).toBe(tax.amountMinor);
          for (const { amountMinor, tax } of notes) {
            const parts = [tax.taxableMinor, ...tax.taxes.map((one) => one.amountMinor)];
            expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
            expect(parts.reduce((total, part) => total + part, 0)).toBe(amountMinor);
          }
        }
      }
    },
  );

  it('of paisa after paisa never takes back more tax than there is room for', () => {
    const invoice = invoiceOf(1_000, 'Maharashtra');
    const notes = notesOf(
      invoice,
      1_000,
      Array.from({ length: 1_000 }, () => 1),
    );
    expect(notes.every(({ tax }) => tax.taxableMinor >= 0)).toBe(true);
    const back = notes.reduce((sum, { tax }) => sum + tax.taxableMinor, 0);
    expect(back).toBe(invoice.tax.taxableMinor);
  });
});

describe('the refunds of a payment', () => {
  it('leave what neither went back nor is on its way', () => {
    const refunds = [
      { status: 'COMPLETED', amountMinor: 500 },
      { status: 'REQUESTED', amountMinor: 200 },
      { status: 'PENDING', amountMinor: 100 },
      { status: 'FAILED', amountMinor: 800 },
    ] as const;
    expect(sumRefunds(1_600, refunds)).toEqual({ refundedMinor: 500, underwayMinor: 300, leftMinor: 800 });
  });

  it('never leave less than nothing', () => {
    const twice = [
      { status: 'COMPLETED', amountMinor: 600 },
      { status: 'REQUESTED', amountMinor: 1_600 },
    ] as const;
    expect(sumRefunds(1_600, twice).leftMinor).toBe(0);
  });
});
