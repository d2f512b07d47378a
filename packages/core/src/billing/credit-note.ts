import type { TaxRecord } from './gst.ts';
import { serialNumber } from './receipt-number.ts';

/**
 * The serial number of a credit note: a series of its own beside the receipts', consecutive within an Indian financial year and
 * at most 16 characters, as rule 53 of the CGST Rules asks. `C2627-0000001` is the first of 2026-27.
 */
export function creditNoteNumber(financialYear: number, serial: number): string {
  return serialNumber('C', financialYear, serial);
}

/** What a tax invoice or one of its credit notes comes to, in minor units of the invoice's currency. */
export interface TaxedSum {
  amountMinor: number;
  tax: TaxRecord;
}

/**
 * What a credit note takes back of a tax invoice once so much of what was captured went back; `earlier` are its notes so far. Each
 * sum is the share of all that went back less what the earlier notes say, so that the notes of a whole refund come to exactly the
 * invoice: amount, taxable value and each tax.
 */
export function creditOf(
  invoice: TaxedSum,
  earlier: readonly TaxedSum[],
  captured: { capturedMinor: number; refundedMinor: number },
): TaxedSum {
  const rest = (whole: number, said: (note: TaxedSum) => number) =>
    shareOf(whole, captured) - earlier.reduce((sum, note) => sum + said(note), 0);
  const amountMinor = Math.max(
    0,
    rest(invoice.amountMinor, (note) => note.amountMinor),
  );
  let open = amountMinor;
  const taxes = invoice.tax.taxes.map((tax, index) => {
    const share = rest(tax.amountMinor, (note) => note.tax.taxes[index]?.amountMinor ?? 0);
    // A note of a paisa or two has no room for a tax that is rounded up: the next one makes it good.
    const taken = Math.min(open, Math.max(0, share));
    open -= taken;
    return { ...tax, amountMinor: taken };
  });
  return { amountMinor, tax: { ...invoice.tax, taxableMinor: open, taxes } };
}

/** The share of a sum, to the nearest minor unit; whole once everything went back. */
function shareOf(whole: number, of: { capturedMinor: number; refundedMinor: number }): number {
  const { capturedMinor, refundedMinor } = of;
  if (refundedMinor >= capturedMinor) return whole;
  const [sum, given, taken] = [BigInt(whole), BigInt(refundedMinor), BigInt(capturedMinor)];
  return Number((2n * sum * given + taken) / (2n * taken));
}
