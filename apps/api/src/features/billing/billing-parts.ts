import type { Checkout } from '@udaya/contract/billing';
import type { TaxPayer } from '@udaya/core/billing/gst';
import type { PriceBook } from '@udaya/core/billing/price-book';
import type { SystemDb } from '../../platform/database/handles.ts';
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

/** What payments work with, whoever asks: they settle for the product. */
export interface BillingParts {
  db: SystemDb;
  prices: PriceBook;
  /** Who owes GST on what is sold, if anybody does. */
  taxPayer: TaxPayer | undefined;
  /** Undefined where reports are free. */
  shop: Shop | undefined;
  publicUrl: () => string;
  post: Post;
  log: Pick<Log, 'warn' | 'error'>;
  /** The request in whose name something is settled; none for a sweep. */
  requestId?: string;
}

/** What the verbs of billing are called with beside the call. */
export interface BillingPorts {
  billing: BillingParts;
}

/** Billing where there is a provider to speak to. */
export type ShopParts = BillingParts & { shop: Shop };
