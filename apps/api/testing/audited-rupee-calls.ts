import { payments } from '@udaya/contract/billing';
import type { AuditedCall } from './audited-call.ts';
import type { RupeeShop } from './rupee-shop.ts';

/** The calls by which a payment in rupees is settled. */
export function auditedRupeeCalls(shop: RupeeShop): Record<string, () => Promise<AuditedCall>> {
  const actor = shop.parent.user.id;
  return {
    'orders.approve': async () => {
      const one = await shop.opened();
      const answer = await shop.approve(one, await shop.rupeeBank.choose(one.orderId, 'upi'));
      return { answer, action: 'payment.captured', actor };
    },
    'payments.acceptRazorpayEvent': async () => {
      const one = await shop.opened();
      await shop.rupeeBank.choose(one.orderId, 'upi');
      const [event] = await shop.rupeeBank.events(one.orderId);
      if (!event) throw new Error('The bank has no event.');
      const headers = shop.rupeeBank.sign(event);
      const answer = await shop.call(payments.acceptRazorpayEvent, { body: JSON.parse(event.body), headers });
      return { answer, action: 'payment.captured', actor };
    },
  };
}
