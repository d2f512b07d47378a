import { orders, payments } from '@udaya/contract/billing';
import { productPayments } from '@udaya/contract/product-payments';
import type { AuditedCall } from './audited-call.ts';
import type { Shop } from './shop.ts';
import type { Person } from './world.ts';

/** The calls of what the product admin does with payments, and of credit notes. */
export function auditedPaymentCalls(shop: Shop, admin: Person): Record<string, () => Promise<AuditedCall>> {
  const { parent } = shop;
  const refund = (id: string) =>
    admin.call(payments.refund, { params: { id }, body: { reason: 'Asked for' } });

  /** A payment of a seller who owes GST, given back: the credit note by its number. */
  async function creditNote() {
    const { orderId, reportId, paymentId: id } = await shop.approved();
    const taxed = await shop.reopen({ SELLER_GSTIN: '33AAPFU0939F1Z2', SELLER_ADDRESS: 'Madurai' });
    await taxed.call(orders.capture, { params: { orderId, reportId }, token: parent.token });
    await taxed.close();
    return { id, number: (await refund(id)).body.refund?.creditNote ?? '' };
  }

  return {
    'payments.refund': async () => {
      const { paymentId } = await shop.paid();
      return { answer: await refund(paymentId), action: 'refund.requested', actor: admin.user.id };
    },
    'payments.grantComplimentary': async () => {
      const id = await shop.newReport();
      const body = { reason: 'A gift' };
      const answer = await admin.call(payments.grantComplimentary, { params: { id }, body });
      return { answer, action: 'report.complimentary', actor: admin.user.id };
    },
    'payments.readCreditNote': async () => {
      const answer = await parent.call(payments.readCreditNote, { params: await creditNote() });
      return { answer, action: 'credit_note.downloaded', actor: parent.user.id };
    },
    'productPayments.readCreditNote': async () => {
      const answer = await admin.call(productPayments.readCreditNote, { params: await creditNote() });
      return { answer, action: 'credit_note.downloaded', actor: admin.user.id };
    },
    'productPayments.readReceipt': async () => {
      const { paymentId: id } = await shop.paid();
      const answer = await admin.call(productPayments.readReceipt, { params: { id } });
      return { answer, action: 'receipt.downloaded', actor: admin.user.id };
    },
    'productPayments.exportList': async () => {
      const answer = await admin.call(productPayments.exportList, { query: {} });
      return { answer, action: 'payments.exported', actor: admin.user.id };
    },
  };
}
