import { type Money, parseMajorText } from '../money.ts';

/** What a report costs, one price a currency. The first is the invoice's; a provider is asked for its own currency's. */
export type PriceBook = readonly Money[];

/** Reads `INR:1000,SGD:16`; undefined unless every entry is a price above zero and no currency comes twice. */
export function parsePriceBook(text: string): PriceBook | undefined {
  const prices = text.split(',').map((entry) => {
    const [currency = '', amount = '', ...rest] = entry.trim().split(':');
    return rest.length === 0 ? parseMajorText(currency, amount) : undefined;
  });
  const whole = prices.filter((price) => price !== undefined && price.amountMinor > 0) as Money[];
  const currencies = new Set(whole.map((price) => price.currency));
  return whole.length === prices.length && currencies.size === whole.length ? whole : undefined;
}

/** The price in a currency, or undefined where the book has none. */
export function priceIn(book: PriceBook, currency: string): Money | undefined {
  return book.find((price) => price.currency === currency);
}

/** The price on the invoice. Throws an Error for an empty book, which `parsePriceBook` never makes. */
export function invoicePrice(book: PriceBook): Money {
  const [first] = book;
  if (!first) throw new Error('The price book is empty.');
  return first;
}
