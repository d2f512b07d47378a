import { expect, it } from 'vitest';
import { readSignature } from './read-signature.ts';

const nowMs = Date.parse('2026-11-22T10:00:00Z');
/** As PayPal's documentation shows them. */
const headers = {
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-df8cd2d5',
  'paypal-transmission-id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
  'paypal-transmission-sig':
    'lmI95Jx3Y9nhR5SJWlHVIWpg4AgFk7n9bCHSRxbrd8A9zrhdu2rMyFrmz+Zjh3s3boXB07VXCXUZy/UFzUlnGA==',
  'paypal-transmission-time': '2026-11-22T09:58:51Z',
};

it('reads what PayPal sends, three days later too', () => {
  expect(readSignature(headers, nowMs)).toMatchObject({ auth_algo: 'SHA256withRSA' });
  expect(readSignature(headers, nowMs + 3 * 86_400_000)).toBeDefined();
});

it.each([
  ['paypal-auth-algo', undefined],
  ['paypal-auth-algo', ['SHA256withRSA', 'none']],
  ['paypal-cert-url', 'http://api.paypal.com/v1/notifications/certs/CERT-1'],
  ['paypal-cert-url', 'https://paypal.com.evil.example/CERT-1'],
  ['paypal-cert-url', 'https://evilpaypal.com/CERT-1'],
  ['paypal-cert-url', 'https://evil.example/.paypal.com/CERT-1'],
  ['paypal-cert-url', 'https://api.paypal.com@evil.example/CERT-1'],
  ['paypal-transmission-id', ''],
  ['paypal-transmission-sig', 'short'],
  ['paypal-transmission-sig', 'x'.repeat(3_000)],
  ['paypal-transmission-time', 'yesterday'],
  ['paypal-transmission-time', '2026-11-17T09:58:51Z'],
  ['paypal-transmission-time', '2026-11-22T12:00:00Z'],
  ['paypal-transmission-time', '2026-13-45T99:99:99Z'],
])('does not read %s: %s', (name, value) => {
  expect(readSignature({ ...headers, [name]: value }, nowMs)).toBeUndefined();
});
