import type { Page } from '@playwright/test';

/** How the next click on one of the buttons comes out. */
type Choice = 'approve' | 'decline' | 'cancel' | 'error';

/**
 * Lets a page meet PayPal's SDK without PayPal: `window.paypal` of version 6, which the SDK's loader takes as it is, with its
 * custom elements. What a buyer would do in PayPal's window is done in the sandbox, so that orders and captures are real.
 * Only the word on who takes the money is changed, in invoice and order. Answers with a way to choose how the next click comes out.
 */
export async function standInForPaypal(page: Page): Promise<(choice: Choice) => Promise<void>> {
  await page.addInitScript(installStandIn);
  await page.route('**/api/payments/invoice?**', async (route) => {
    const response = await route.fetch();
    const invoice = (await response.json()) as { ways: { provider: string }[] };
    const cards = invoice.ways.filter(({ provider }) => provider === 'sandbox');
    const ways = cards.map((way) => ({ ...way, provider: 'paypal', clientId: 'stand-in' }));
    await route.fulfill({ response, json: { ...invoice, ways } });
  });
  await page.route('**/api/orders', async (route) => {
    const asked = route.request().postDataJSON() as object;
    const response = await route.fetch({ postData: { ...asked, provider: 'sandbox' } });
    const order = response.ok() ? { ...(await response.json()), provider: 'paypal' } : await response.json();
    await route.fulfill({ response, json: order });
  });
  return (choice) => page.evaluate((one) => void (document.documentElement.dataset.choice = one), choice);
}

interface SessionCallbacks {
  onApprove(data: { orderId: string }): Promise<void>;
  onCancel(data: { orderId: string }): void;
  onError(error: Error): void;
}

/** Runs in the page, before its own scripts. */
function installStandIn(): void {
  const button = (label: string) =>
    class extends HTMLElement {
      connectedCallback() {
        this.setAttribute('role', 'button');
        this.tabIndex = 0;
        this.textContent = label;
      }
    };
  customElements.define('paypal-button', button('PayPal'));
  customElements.define('paypal-basic-card-button', button('Debit or credit card'));
  customElements.define('paypal-basic-card-container', class extends HTMLElement {});

  const begin = ({ onApprove, onCancel, onError }: SessionCallbacks) => ({
    async start(_look: unknown, order: Promise<{ orderId: string }>) {
      const { orderId } = await order;
      const outcome = document.documentElement.dataset.choice ?? 'approve';
      if (outcome === 'cancel') return onCancel({ orderId });
      if (outcome === 'error') return onError(new Error('The window could not be opened.'));
      const body = JSON.stringify({ token: orderId, outcome });
      await fetch('/sandbox/checkoutnow', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      return onApprove({ orderId });
    },
    cancel() {},
    destroy() {},
  });
  const instance = {
    createPayPalOneTimePaymentSession: begin,
    createPayPalGuestOneTimePaymentSession: begin,
  };
  Object.assign(window, { paypal: { version: '6.0.0', createInstance: async () => instance } });
}
