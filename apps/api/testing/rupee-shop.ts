import { orders } from '@udaya/contract/billing';
import type { ProviderName } from '@udaya/core/billing/providers';
import { openRupeeBank, type RupeeBank } from './rupee-bank.ts';
import { openShop } from './shop.ts';

/** A product that sells its reports for rupees through Razorpay, and in another currency through PayPal, each a bank of its own. */
export async function openRupeeShop(env: Record<string, string> = {}) {
  const rupeeBank: RupeeBank = await openRupeeBank();
  const shop = await openShop({
    PAYMENT_PROVIDER: 'razorpay,paypal',
    RAZORPAY_BASE_URL: rupeeBank.baseUrl,
    RAZORPAY_KEY_ID: rupeeBank.keyId,
    RAZORPAY_KEY_SECRET: rupeeBank.keySecret,
    RAZORPAY_WEBHOOK_SECRET: rupeeBank.webhookSecret,
    ...env,
  });
  const { parent } = shop;

  /** Asks for an order by a way, whatever comes of it. */
  const askFor = (reportId: string, provider?: ProviderName) =>
    parent.call(orders.create, { body: { reportId, provider } });

  /** Opens the order of a report by a way. */
  async function orderBy(reportId: string, provider: ProviderName = 'razorpay') {
    const answer = await askFor(reportId, provider);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.failure));
    return { reportId, orderId: answer.body.id, paymentId: answer.body.paymentId, order: answer.body };
  }

  /** A new report whose order at Razorpay is open. */
  const opened = async () => orderBy(await shop.newReport());

  /** Hands the product what the window signed. */
  const approve = (
    { orderId, reportId }: { orderId: string; reportId: string },
    said: { razorpay_payment_id?: string; razorpay_signature?: string },
  ) =>
    parent.call(orders.approve, {
      params: { orderId, reportId },
      body: {
        providerPaymentId: said.razorpay_payment_id ?? 'pay_none',
        signature: said.razorpay_signature ?? '0'.repeat(64),
      },
    });

  /** A report that is paid by UPI. */
  async function paidByUpi() {
    const one = await opened();
    const answer = await approve(one, await rupeeBank.choose(one.orderId, 'upi'));
    if (answer.body.status !== 'COMPLETED') throw new Error(JSON.stringify(answer.body));
    return one;
  }

  /** Posts an event as Razorpay would, or as somebody else would. */
  async function postEvent(
    event: { id: string; body: string },
    headers: Record<string, string> = rupeeBank.sign(event),
  ) {
    const response = await fetch(`${shop.origin}/api/payments/webhook/razorpay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: event.body,
    });
    return { status: response.status, body: (await response.json()) as { status?: string; code?: string } };
  }

  async function close(): Promise<void> {
    await shop.close();
    await rupeeBank.close();
  }

  return { ...shop, rupeeBank, askFor, orderBy, opened, approve, paidByUpi, postEvent, close };
}

export type RupeeShop = Awaited<ReturnType<typeof openRupeeShop>>;
