import type { Checkout } from '@udaya/contract/billing';
import type { TaxPayer } from '@udaya/core/billing/gst';
import type { PriceBook } from '@udaya/core/billing/price-book';
import type { ProviderName } from '@udaya/core/billing/providers';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Log } from '../../platform/log/open-log.ts';
import type { PaymentProvider } from '../../ports/payments/payment-provider.ts';
import type { Post } from '../mails/open-post.ts';

/** A way to pay. */
export interface Way extends Pick<Checkout, 'environment' | 'clientId'> {
  name: ProviderName;
  provider: PaymentProvider;
  /** The currency that the provider charges in. */
  currency: string;
}

/** How reports are sold: one way at least, in the order of the settings. */
export interface Shop {
  ways: readonly Way[];
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
export interface BillingDeps {
  billing: BillingParts;
}

/** Billing where there is a provider to speak to. */
export type ShopParts = BillingParts & { shop: Shop };
