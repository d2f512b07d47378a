/** An amount in major units with its currency's code and the digits grouped as in India: 'INR 1,00,000.00'. */
export function showMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency, currencyDisplay: 'code' }).format(
    amount,
  );
}
