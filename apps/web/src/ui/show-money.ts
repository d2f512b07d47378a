import { formatMajor } from '@udaya/format/format-money';
import { getLocale } from '@udaya/messages/runtime';

/** An amount in major units with its currency's code: 'INR 1,00,000.00'. */
export function showMoney(amount: number, currency: string): string {
  return formatMajor(amount, currency, getLocale());
}
