/**
 * Who takes the buyer's money. Each speaks the protocol of its family: those with `sandbox` in the name are our own, take no money and
 * are there outside production alone.
 */
export const providers = ['razorpay', 'paypal', 'sandbox-razorpay', 'sandbox'] as const;
export type ProviderName = (typeof providers)[number];

/** Those that speak Razorpay's protocol: UPI and cards of India, in rupees. */
export const rupeeProviders = ['razorpay', 'sandbox-razorpay'] as const satisfies readonly ProviderName[];

/** What `rupeeProviders` charge in. */
export const rupees = 'INR';

/** Whether a provider takes UPI and cards in rupees; it also takes approved money without being asked for each payment. */
export function isRupeeProvider(name: string): boolean {
  return (rupeeProviders as readonly string[]).includes(name);
}

/** Whether a provider is a sandbox of our own. */
export function isSandbox(name: string): boolean {
  return name === 'sandbox' || name === 'sandbox-razorpay';
}

/** The ways to pay in the order in which somebody of this country is offered them: rupees first in India, and last elsewhere. */
export function orderWays<W extends { name: ProviderName }>(ways: readonly W[], country: string): W[] {
  const inIndia = country === 'India';
  const rank = ({ name }: W) => (isRupeeProvider(name) === inIndia ? 0 : 1);
  return ways.toSorted((one, other) => rank(one) - rank(other));
}
