import { orders, payments } from '@udaya/contract/billing';
import { product } from '@udaya/contract/product';
import { reports } from '@udaya/contract/reports';
import { describe, expect, it } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { world } from '../testing/world.ts';
import { writeNow } from '../testing/write-now.ts';

const w = await forThisFile(world({ PAYMENT_PROVIDER: 'sandbox' }));
const parent = await w.person('user');
const body = await birthBody(parent);

async function order() {
  const reportId = (await parent.call(reports.create, { body })).body.id;
  await writeNow(w, reportId);
  const made = await parent.call(orders.create, { body: { reportId, provider: 'sandbox' } });
  expect(made.status).toBe(200);
  return { reportId, ...made.body };
}

const page = (query: string) => fetch(`${w.origin}/sandbox/checkoutnow${query}`);
const submit = (fields: Record<string, string>) =>
  fetch(`${w.origin}/sandbox/checkoutnow`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

describe('the sandbox of the product', () => {
  it('sells a report from the order to the report, through its approval window', async () => {
    const { reportId, id, approveUrl, amount, currency, paymentId } = await order();
    expect([amount, currency]).toEqual([16, 'SGD']);
    expect(approveUrl).toBe(`${w.origin}/sandbox/checkoutnow?token=${id}`);
    const shown = await (await fetch(approveUrl ?? '')).text();
    expect(shown).toContain('SGD');
    expect(shown).toContain('16.00');
    expect(shown).toContain('To Udaya');
    expect(shown).toContain('AI health predictive report');
    const sent = await submit({ token: id, outcome: 'approve' });
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `${w.origin}/payments/invoice?report=${reportId}&approval=given&token=${id}`,
    ]);
    expect((await parent.call(orders.capture, { params: { orderId: id, reportId } })).body).toMatchObject({
      status: 'COMPLETED',
      paymentStatus: 'PAID',
    });
    expect(await (await fetch(approveUrl ?? '')).text()).toContain('This order is finished.');
    expect((await parent.call(payments.read, { params: { id: paymentId } })).body.status).toBe('CAPTURED');
  });

  it('refuses what it cannot keep, and takes one outcome only', async () => {
    const { id, paymentId } = await order();
    const post = (body: unknown) =>
      fetch(`${w.origin}/sandbox/checkoutnow`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const asked = await Promise.all([
      page('?token=%00'),
      submit({ token: '\0', outcome: 'approve' }),
      post({ token: '\0', outcome: 'approve' }),
      post({ token: id, outcome: ['approve'] }),
      post({ token: [id], outcome: 'approve' }),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([400, 400, 400, 404, 404]);
    expect((await parent.call(payments.read, { params: { id: paymentId } })).body.status).toBe('CREATED');
  });

  it('settles by its own event what a closed browser left open', async () => {
    const { id, paymentId } = await order();
    await submit({ token: id, outcome: 'approve' });
    await expect
      .poll(async () => (await parent.call(payments.read, { params: { id: paymentId } })).body.status, {
        timeout: 15_000,
      })
      .toBe('CAPTURED');
  });

  it('leads back after a cancellation, and leaves the order open', async () => {
    const { id, reportId } = await order();
    const sent = await submit({ token: id, outcome: 'cancel' });
    expect(sent.headers.get('location')).toBe(
      `${w.origin}/payments/invoice?report=${reportId}&approval=cancelled&token=${id}`,
    );
    expect((await parent.call(orders.create, { body: { reportId } })).body.id).toBe(id);
  });

  it('takes JSON from a page of our own, and closes a window that was opened for it', async () => {
    const { id } = await order();
    const json = await fetch(`${w.origin}/sandbox/checkoutnow`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: id, outcome: 'pending' }),
    });
    expect(await json.json()).toMatchObject({ token: id, outcome: 'pending' });
    expect(await (await page(`?token=${id}&display=popup`)).text()).toContain('name="display" value="popup"');
    const closed = await (await submit({ token: id, outcome: 'decline', display: 'popup' })).text();
    expect(closed).toContain(`data-token="${id}" data-outcome="decline"`);
    expect(closed).toContain('<script src="/sandbox/close.js" defer>');
    expect((await fetch(`${w.origin}/sandbox/close.js`)).headers.get('content-type')).toContain(
      'text/javascript',
    );
  });

  it('has a policy of its own: one style, no inline script, and forms that lead back', async () => {
    const { id } = await order();
    const response = await page(`?token=${id}`);
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /nonce-([\w+/=]+)/.exec(policy)?.[1];
    expect(await response.text()).toContain(`<style nonce="${nonce}">`);
    expect(policy).toContain(`form-action 'self' ${w.origin}`);
    expect(policy).toContain("default-src 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('shows markup in its texts as text, and knows no other order or outcome', async () => {
    const { id } = await order();
    expect((await page('?token=NOSUCHORDER')).status).toBe(404);
    expect((await submit({ token: id, outcome: 'steal' })).status).toBe(404);
    expect((await submit({ token: 'NOSUCHORDER', outcome: 'approve' })).status).toBe(404);
    const strange = await page(`?token=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(await strange.text()).not.toContain('<script>alert');
  });

  it('opens its API to the product alone', async () => {
    const { id } = await order();
    expect((await fetch(`${w.origin}/sandbox/v2/checkout/orders/${id}`)).status).toBe(401);
    const logIn = await fetch(`${w.origin}/sandbox/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('udaya-sandbox:guess')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    expect(logIn.status).toBe(401);
  });

  it('keeps its orders over a restart, and the product finds them', async () => {
    const { id, paymentId } = await order();
    await submit({ token: id, outcome: 'approve' });
    const again = await world({ PAYMENT_PROVIDER: 'sandbox', DATABASE_URL: w.config.databaseUrl ?? '' });
    try {
      await again.sweepPayments(0);
      expect(
        (await again.call(payments.read, { params: { id: paymentId }, token: parent.token })).body.status,
      ).toBe('CAPTURED');
    } finally {
      await again.close();
    }
  });

  it('is named to the pages', async () => {
    expect((await w.call(product.readInfo)).body).toMatchObject({
      paymentProviders: ['sandbox-razorpay', 'sandbox'],
      price: { amount: 1000, currency: 'INR', text: '₹1,000' },
    });
  });
});

describe('without a provider', () => {
  it('there is no sandbox, nothing is due, and reports are PAID at once', async () => {
    const free = await world();
    try {
      const person = await free.person('user');
      const made = await person.call(reports.create, { body });
      expect(made.body).toMatchObject({ paymentStatus: 'PAID', rePaymentUrl: null });
      expect((await person.call(orders.create, { body: { reportId: made.body.id } })).failure.code).toBe(
        'payment.not_due',
      );
      expect((await fetch(`${free.origin}/sandbox/checkoutnow?token=x`)).status).toBe(404);
      const event = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"id":"x","event_type":"y"}',
      };
      expect(await (await fetch(`${free.origin}/api/payments/webhook`, event)).json()).toEqual({
        status: 'ignored',
      });
    } finally {
      await free.close();
    }
  });
});
