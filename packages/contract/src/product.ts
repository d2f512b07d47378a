import { providers } from '@udaya/core/billing/providers';
import * as z from 'zod/mini';
import { route } from './route.ts';

/** The language model that words reports: whose it is, where, and how long it keeps what it is sent; empty where the operator says nothing. */
const LanguageModel = z.object({ provider: z.string(), region: z.string(), retention: z.string() });
export type LanguageModel = z.infer<typeof LanguageModel>;

/** Who sells, and who answers complaints; empty where the settings say nothing. */
const Operator = z.object({
  legalName: z.string(),
  address: z.string(),
  phone: z.string(),
  grievanceOfficer: z.string(),
  grievanceEmail: z.string(),
  grievancePhone: z.string(),
  /** The operator's own words instead of the product's. */
  refundRules: z.string(),
});

/** A sum in major units. */
const Price = z.object({ amount: z.number(), currency: z.string() });

/** What the product says about itself. */
export const ProductInfo = z.object({
  productName: z.string(),
  supportEmail: z.string(),
  companyName: z.string(),
  version: z.string(),
  build: z.string(),
  /** How reports can be paid, in the order of the settings; empty where they are free. */
  paymentProviders: z.array(z.enum(providers)),
  /** What a report costs by the list, in major units and as it stands in a sentence; null where reports are free. */
  price: z.nullable(z.extend(Price, { text: z.string() })),
  /** What is charged, by each provider that takes payments, in major units; empty where reports are free. */
  charges: z.array(z.extend(Price, { provider: z.enum(providers) })),
  operator: Operator,
  /** Null where there is none. */
  languageModel: z.nullable(LanguageModel),
  demo: z.boolean(),
  /** Mails stay on this machine, to be read at /dev/mail. */
  localMail: z.boolean(),
});
export type ProductInfo = z.infer<typeof ProductInfo>;

/** What everybody may know of the product. */
export const product = {
  /** Names and switches that the pages show; nothing secret. */
  readInfo: route({
    method: 'GET',
    path: '/product-info',
    access: 'public',
    limit: 'openCalls',
    tag: 'Product',
    summary: 'Name, support address, company and version',
    reply: ProductInfo,
  }),
};
