import { productPayments } from '@udaya/contract/product-payments';
import { afterEach, describe, expect, it } from 'vitest';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';

const shop = await forThisFile(openShop());
afterEach(() => shop.bank.gate.clear());

const flood = `DECLINED \u001B[31mred\u202E\n${'<b>no</b> '.repeat(200)}`;
const plainLine = /^[\x20-\x7e]{1,64}$/;

describe('what the payment provider says', () => {
  it('of a refused capture is kept, logged and shown as one plain line of 64 characters at most', async () => {
    const one = await shop.approved();
    shop.bank.gate.disturb(/POST .*\/capture$/, { status: 422, issue: flood, debugId: flood }, 1);
    await shop.capture(one.reportId, one.orderId);
    const { rows } = await shop.pool.query<{ issue: string; debug_id: string }>(
      'select issue, debug_id from orders where id = $1',
      [one.paymentId],
    );
    expect(rows[0]?.issue).toMatch(plainLine);
    expect(rows[0]?.debug_id).toMatch(plainLine);
    expect((await shop.payment(one.paymentId)).issue?.issue).toMatch(plainLine);
    const admin = await shop.person('productAdmin');
    const listed = (await admin.call(productPayments.list, { query: { reportId: one.reportId } })).body
      .content;
    expect(listed[0]?.issue?.issue).toMatch(plainLine);
  });

  it('of an order that it will not make is no longer in the log either', async () => {
    const reportId = await shop.newReport();
    shop.bank.gate.disturb(/POST .*\/checkout\/orders$/, { status: 422, issue: flood }, 1);
    await expect(shop.order(reportId)).rejects.toThrow();
    const logged = shop.logLines.filter((line) => line.includes('no order at the payment provider'));
    expect(logged).toHaveLength(1);
    const { reason } = JSON.parse(logged[0] ?? '{}') as { reason: string };
    expect(reason.length).toBeLessThan(110);
    expect(shop.logLines.join('')).not.toMatch(/(?:<b>no<\/b> ?){8}|\\u001b\[31m|\u202E/);
  });
});
