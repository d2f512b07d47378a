import * as z from 'zod/mini';
import { route } from './route.ts';

/** What the product says about itself. */
export const ProductInfo = z.object({
  productName: z.string(),
  supportEmail: z.string(),
  companyName: z.string(),
  version: z.string(),
  build: z.string(),
  paymentProvider: z.enum(['none', 'sandbox', 'paypal']),
  /** What a report costs by the list, in major units; null where reports are free. */
  price: z.nullable(z.object({ amount: z.number(), currency: z.string() })),
  demo: z.boolean(),
  /** Mails stay on this machine, to be read at /dev/mail. */
  localMail: z.boolean(),
});
export type ProductInfo = z.infer<typeof ProductInfo>;

const Health = z.object({ status: z.enum(['ok', 'unavailable']) });

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

/** For whoever watches over the server. */
export const health = {
  live: route({
    method: 'GET',
    path: '/health/live',
    access: 'public',
    limit: { none: 'A probe asks often, from one address.' },
    tag: 'Health',
    summary: 'Whether the process runs',
    reply: Health,
  }),

  ready: route({
    method: 'GET',
    path: '/health/ready',
    access: 'public',
    limit: { none: 'A probe asks often, from one address, also while the database is away.' },
    tag: 'Health',
    summary: 'Whether the process can serve: 503 while its database is away',
    reply: Health,
  }),
};
