import type { Checkout } from '@udaya/contract/billing';
import type { TaxPayer } from '@udaya/core/billing/gst';
import type { PriceBook } from '@udaya/core/billing/price-book';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log/open-log.ts';
import type { PaymentProvider } from '../../ports/payments/payment-provider.ts';
import type { Post } from '../mails/open-post.ts';

/** How reports are sold. */
export interface Shop {
  provider: PaymentProvider;
  /** The currency that the provider charges in. */
  currency: string;
  /** What the page needs for the provider's button. */
  checkout: Checkout;
}

/** What the verbs of billing work with. */
export interface BillingParts {
  db: Database;
  prices: PriceBook;
  /** Who owes GST on what is sold, if anybody does. */
  taxPayer: TaxPayer | undefined;
  /** Undefined where reports are free. */
  shop: Shop | undefined;
  publicUrl: () => string;
  post: Post;
  log: Pick<Log, 'warn' | 'error'>;
}

/** Billing where there is a provider to speak to. */
export type ShopParts = BillingParts & { shop: Shop };
