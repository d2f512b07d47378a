import { createHash } from 'node:crypto';
import { type ProviderName, rupees } from '@udaya/core/billing/providers';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Shop, Way } from './features/billing/billing-parts.ts';
import type { Secrets } from './platform/crypto/secrets.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { openPaypal } from './ports/payments/paypal/open-paypal.ts';
import { openRazorpay } from './ports/payments/razorpay/open-razorpay.ts';
import { serveRazorpaySandbox } from './ports/payments/razorpay-sandbox/serve-razorpay-sandbox.ts';
import { serveSandbox } from './ports/payments/sandbox/serve-sandbox.ts';

interface Deps {
  config: Config;
  secrets: Secrets;
  database: OpenDatabase;
  publicUrl: () => string;
}

const sandboxWaits = { webhookDelayMs: 2_000, pendingMs: 60_000, tickMs: 1_000 };

/**
 * Opens the payment providers of the settings; undefined where reports are free. The sandboxes are served by the server itself; without
 * one they are those of the product's address.
 */
export async function openPayments(app: FastifyInstance | undefined, deps: Deps): Promise<Shop | undefined> {
  const names = deps.config.paymentProviders;
  if (names.length === 0) return undefined;
  const origin = () => app?.listeningOrigin ?? deps.publicUrl();
  const open: Record<ProviderName, () => Way | Promise<Way>> = {
    paypal: () => openPaypalWay(deps),
    razorpay: () => openRazorpayWay(deps),
    sandbox: () => openSandbox(app, origin, deps),
    'sandbox-razorpay': () => openRazorpaySandbox(app, origin, deps),
  };
  const ways: Way[] = [];
  for (const name of names) ways.push(await open[name]());
  return { ways };
}

const common = ({ config, publicUrl }: Deps) => ({
  brandName: config.productName,
  timeoutMs: config.paypal.timeoutMs,
  ownOrigin: () => new URL(publicUrl()).origin,
});

function openPaypalWay(deps: Deps): Way {
  const { paypal } = deps.config;
  const isTest = /sandbox|127\.0\.0\.1|localhost/.test(new URL(paypal.baseUrl).hostname);
  return {
    name: 'paypal',
    provider: openPaypal({ ...common(deps), name: 'paypal', ...paypal, baseUrl: () => paypal.baseUrl }),
    currency: paypal.currency,
    environment: isTest ? 'sandbox' : 'production',
    clientId: paypal.clientId,
  };
}

function openRazorpayWay({ config: { razorpay } }: Deps): Way {
  return {
    name: 'razorpay',
    provider: openRazorpay({ ...razorpay, name: 'razorpay', baseUrl: () => razorpay.baseUrl }),
    currency: rupees,
    environment: razorpay.keyId.startsWith('rzp_test_') ? 'sandbox' : 'production',
    clientId: razorpay.keyId,
  };
}

async function openSandbox(app: FastifyInstance | undefined, origin: () => string, deps: Deps): Promise<Way> {
  const { config, secrets, database } = deps;
  const credentials = {
    clientId: 'udaya-sandbox',
    clientSecret: secrets.sandboxKey.toString('base64url'),
    webhookId: 'UDAYA-SANDBOX-WEBHOOK',
  };
  if (app)
    await serveSandbox(app, {
      ...credentials,
      ...sandboxWaits,
      pool: database.pool,
      publicOrigin: common(deps).ownOrigin,
      webhookUrl: () => `${origin()}/api/payments/webhook`,
      // Later than the product waits.
      delayMs: config.paypal.timeoutMs + 2_000,
    });
  return {
    name: 'sandbox',
    provider: openPaypal({
      ...common(deps),
      ...credentials,
      name: 'sandbox',
      baseUrl: () => `${origin()}/sandbox`,
    }),
    currency: config.paypal.currency,
    environment: 'sandbox',
    clientId: null,
  };
}

async function openRazorpaySandbox(
  app: FastifyInstance | undefined,
  origin: () => string,
  { config, secrets, database }: Deps,
): Promise<Way> {
  const secretFor = (use: string) =>
    createHash('sha256').update(secrets.sandboxKey).update(use).digest('base64url');
  const keyId = 'rzp_test_UdayaSandbox';
  const keySecret = secretFor('razorpay-key');
  const webhookSecret = secretFor('razorpay-webhook');
  if (app)
    await serveRazorpaySandbox(app, {
      ...sandboxWaits,
      keyId,
      keySecret,
      webhookSecret,
      pool: database.pool,
      webhookUrl: () => `${origin()}/api/payments/webhook/razorpay`,
    });
  return {
    name: 'sandbox-razorpay',
    provider: openRazorpay({
      name: 'sandbox-razorpay',
      baseUrl: () => `${origin()}/sandbox/razorpay`,
      keyId,
      keySecret,
      webhookSecrets: [webhookSecret],
      timeoutMs: config.razorpay.timeoutMs,
    }),
    currency: rupees,
    environment: 'sandbox',
    clientId: keyId,
  };
}
