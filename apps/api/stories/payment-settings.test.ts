import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { StartError } from '../src/platform/start-error.ts';
import { sellerSettings } from '../testing/product.ts';

describe('the settings of payments', () => {
  const key = Buffer.alloc(32).toString('base64');
  const production = {
    NODE_ENV: 'production',
    DATA_ENCRYPTION_KEY: key,
    PASSWORD_PEPPER: key,
    SUPPORT_EMAIL: 'help@udaya.example',
    MAIL_FROM: 'post@udaya.example',
  };
  const paypal = {
    PAYMENT_PROVIDER: 'paypal',
    PAYPAL_CLIENT_ID: 'a',
    PAYPAL_CLIENT_SECRET: 'b',
    PAYPAL_WEBHOOK_ID: 'c',
  };
  const faultOf = (env: Record<string, string>) => {
    try {
      readConfig(env);
      return 'none';
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      return error.message;
    }
  };

  it('of a seller who owes GST are checked before the first invoice', () => {
    const gst = { SELLER_GSTIN: '33AAPFU0939F1Z2', SELLER_ADDRESS: '7 Car Street, Madurai' };
    expect(faultOf(gst)).toBe('none');
    expect(faultOf({ ...gst, SELLER_GSTIN: '33AAPFU0939F1Z3' })).toContain('it must be a GSTIN');
    expect(faultOf({ ...gst, SELLER_ADDRESS: '' })).toContain('SELLER_ADDRESS must be set');
    expect(faultOf({ ...gst, PRICES: 'SGD:16,INR:1000' })).toContain('PRICES must start with INR');
  });

  it('begin with the sandbox, but never in production', () => {
    expect(readConfig({}).paymentProviders).toEqual(['sandbox-razorpay', 'sandbox']);
    expect(readConfig({ PRICES: 'SGD:16' }).paymentProviders).toEqual(['sandbox']);
    expect(faultOf(production)).toContain(
      'PAYMENT_PROVIDER must be razorpay, paypal, both or none in production',
    );
    for (const spaced of ['sandbox', ' sandbox', 'sandbox ']) {
      expect(faultOf({ ...production, PAYMENT_PROVIDER: spaced })).toContain(
        'PAYMENT_PROVIDER must be razorpay, paypal, both or none in production',
      );
      expect(faultOf({ HOST: '0.0.0.0', PAYMENT_PROVIDER: spaced })).toContain('the payment sandbox');
    }
    for (const spaced of ['none', ' none '])
      expect(faultOf({ ...production, PAYMENT_PROVIDER: spaced })).toBe('none');
    expect(faultOf({ ...production, ...paypal, ...sellerSettings })).toBe('none');
    expect(faultOf({ ...production, ...paypal, PAYPAL_BASE_URL: 'http://paypal.example' })).toContain(
      'PAYPAL_BASE_URL must start with https://',
    );
  });

  it('name what a real provider lacks, and repeat no secret', () => {
    expect(faultOf({ PAYMENT_PROVIDER: 'paypal', PAYPAL_CLIENT_ID: 'a' })).toBe(
      'PAYPAL_CLIENT_SECRET must be set where PAYMENT_PROVIDER names paypal.\nPAYPAL_WEBHOOK_ID must be set where PAYMENT_PROVIDER names paypal.',
    );
    expect(faultOf({ ...paypal, PAYPAL_CURRENCY: 'EUR' })).toBe(
      'PRICES has no price in EUR, the currency of the setting PAYPAL_CURRENCY.',
    );
    expect(faultOf({ PRICES: 'INR:0' })).toBe(
      "The setting PRICES is 'INR:0'; it must be prices like INR:1000,SGD:16.",
    );
    expect(faultOf({ PAYPAL_CLIENT_SECRET: 's3cret'.repeat(50) })).not.toContain('s3cret');
  });

  it('take a list of providers, each with what it needs', () => {
    const razorpay = {
      PAYMENT_PROVIDER: 'razorpay',
      RAZORPAY_KEY_ID: 'rzp_test_a',
      RAZORPAY_KEY_SECRET: 'b',
      RAZORPAY_WEBHOOK_SECRET: 'the-webhook-secret',
    };
    const both = { ...paypal, ...razorpay, PAYMENT_PROVIDER: 'razorpay, paypal' };
    expect(readConfig(both).paymentProviders).toEqual(['razorpay', 'paypal']);
    const live = { ...both, RAZORPAY_KEY_ID: 'rzp_live_a' };
    expect(faultOf({ ...production, ...live, ...sellerSettings })).toBe('none');
    expect(faultOf({ ...production, ...both, ...sellerSettings })).toBe(
      'RAZORPAY_KEY_ID is a test key, which takes no money: production needs the live one (rzp_live_…).',
    );
    // A key that nobody uses says nothing.
    const unused = { ...both, PAYMENT_PROVIDER: 'paypal' };
    expect(faultOf({ ...production, ...unused, ...sellerSettings })).toBe('none');
    expect(faultOf({ ...razorpay, PRICES: 'INR:1000' })).toBe('none');
    expect(faultOf({ ...razorpay, PRICES: 'SGD:16' })).toBe(
      'PRICES has no price in INR, which Razorpay charges in.',
    );
    for (const name of ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'])
      expect(faultOf({ ...both, [name]: '' })).toBe(
        `${name} must be set where PAYMENT_PROVIDER names razorpay.`,
      );
    expect(faultOf({ ...production, ...razorpay, RAZORPAY_BASE_URL: 'http://razorpay.example' })).toContain(
      'RAZORPAY_BASE_URL must start with https://',
    );
    for (const list of [
      'razorpay,razorpay',
      'sandbox,paypal',
      'none,paypal',
      'stripe',
      'paypal,',
      'sandbox-razorpay',
    ])
      expect(faultOf({ ...both, PAYMENT_PROVIDER: list })).toContain(
        `The setting PAYMENT_PROVIDER is '${list}'; it must be paypal, razorpay or both`,
      );
    const secrets = (text: string) => ({ ...both, RAZORPAY_WEBHOOK_SECRET: text });
    expect(readConfig(secrets('the-new-secret, the-old-secret')).razorpay.webhookSecrets).toEqual([
      'the-new-secret',
      'the-old-secret',
    ]);
    for (const text of ['short', 'the-new-secret,', 'one-is-a-secret,two-is-a-secret,three-is-none'])
      expect(faultOf(secrets(text))).toMatch(
        /^The setting RAZORPAY_WEBHOOK_SECRET is not valid; it must be one secret/,
      );
  });
});
