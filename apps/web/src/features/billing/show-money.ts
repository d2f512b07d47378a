/** An amount in major units with its currency, as a reader in India writes it: '₹1,000.00'. */
export function showMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency, currencyDisplay: 'code' }).format(
    amount,
  );
}
