import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Shop } from './features/billing/billing-parts.ts';
import type { Secrets } from './platform/crypto/secrets.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { openPaypal } from './ports/payments/paypal/open-paypal.ts';
import { serveSandbox } from './ports/payments/sandbox/serve-sandbox.ts';

const sandboxClientId = 'udaya-sandbox';
const sandboxWebhookId = 'UDAYA-SANDBOX-WEBHOOK';

/**
 * Opens the payment provider of the settings; undefined where reports are free. The sandbox is served by the server itself; without
 * one it is that of the product's address.
 */
export async function openPayments(
  app: FastifyInstance | undefined,
  parts: { config: Config; secrets: Secrets; database: OpenDatabase; publicUrl: () => string },
): Promise<Shop | undefined> {
  const { config, publicUrl } = parts;
  const { paypal } = config;
  const common = {
    brandName: config.productName,
    timeoutMs: paypal.timeoutMs,
    ownOrigin: () => new URL(publicUrl()).origin,
  };
  if (config.paymentProvider === 'none') return undefined;
  if (config.paymentProvider === 'paypal') {
    const environment = /sandbox|127\.0\.0\.1|localhost/.test(new URL(paypal.baseUrl).hostname)
      ? 'sandbox'
      : 'production';
    const provider = openPaypal({ ...common, name: 'paypal', ...paypal, baseUrl: () => paypal.baseUrl });
    return {
      provider,
      currency: paypal.currency,
      checkout: { provider: 'paypal', environment, clientId: paypal.clientId },
    };
  }
  const credentials = {
    clientId: sandboxClientId,
    clientSecret: parts.secrets.sandboxKey.toString('base64url'),
    webhookId: sandboxWebhookId,
  };
  const origin = () => app?.listeningOrigin ?? publicUrl();
  if (app)
    await serveSandbox(app, {
      ...credentials,
      pool: parts.database.pool,
      publicOrigin: () => new URL(publicUrl()).origin,
      webhookUrl: () => `${origin()}/api/payments/webhook`,
      // Later than the product waits.
      delayMs: paypal.timeoutMs + 2_000,
      webhookDelayMs: 2_000,
      pendingMs: 60_000,
      tickMs: 1_000,
    });
  const provider = openPaypal({
    ...common,
    ...credentials,
    name: 'sandbox',
    baseUrl: () => `${origin()}/sandbox`,
  });
  return {
    provider,
    currency: paypal.currency,
    checkout: { provider: 'sandbox', environment: 'sandbox', clientId: null },
  };
}
