/** A sum of money: a currency by its ISO 4217 code, and an amount in that currency's minor units (paise, cents). */
export interface Money {
  readonly currency: string;
  readonly amountMinor: number;
}

// Currencies whose minor unit is not a hundredth (ISO 4217), among those that payment providers take.
const decimals: Record<string, number> = {
  JPY: 0,
  KRW: 0,
  VND: 0,
  CLP: 0,
  ISK: 0,
  BHD: 3,
  JOD: 3,
  KWD: 3,
  OMR: 3,
  TND: 3,
};
const decimalsOf = (currency: string) => decimals[currency] ?? 2;

/** A sum in major units as decimal text, as providers take it: 1000 INR in paise is '1000.00', 500 JPY is '500'. */
export function toMajorText({ currency, amountMinor }: Money): string {
  const places = decimalsOf(currency);
  const digits = String(amountMinor).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** A sum in major units as a number, for the wire: 1000. */
export function toMajor(money: Money): number {
  return Number(toMajorText(money));
}

/** Reads decimal text in major units; undefined for anything that is not exactly a sum of that currency. */
export function parseMajorText(currency: string, text: string): Money | undefined {
  const found = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(text);
  if (!/^[A-Z]{3}$/.test(currency) || !found) return undefined;
  const places = decimalsOf(currency);
  const [, whole = '', given = ''] = found;
  // What lies beyond the minor unit may be written, but only as zeros.
  if (/[1-9]/.test(given.slice(places))) return undefined;
  return { currency, amountMinor: Number(whole + given.slice(0, places).padEnd(places, '0')) };
}

/** Whether two sums are the same to the last minor unit. */
export function sameMoney(one: Money, other: Money): boolean {
  return one.currency === other.currency && one.amountMinor === other.amountMinor;
}
