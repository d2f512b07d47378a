import { reports } from '@udaya/contract/reports';
import { expect, it } from 'vitest';
import { restate, templatedContent } from '../testing/report-contents.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';

const shop = await forThisFile(openShop());

it('an invoice tells which parts stand in an earlier report of the account, from nine on', async () => {
  const parent = await shop.person('user');
  const made = async (name: string) => {
    const id = await shop.newReport(name, parent);
    await restate(shop, id, templatedContent);
    return id;
  };
  const first = await made('Meena');
  expect((await shop.invoice(first, parent)).repeats).toBeNull();
  const second = await made('Meera');
  const whole = (await shop.invoice(second, parent)).repeats;
  expect(whole).toMatchObject({ reportId: first, name: 'Meena', total: 10 });
  expect(whole?.parts).toHaveLength(10);

  const reword = (count: number) =>
    restate(shop, second, (content) => ({
      ...content,
      statements: content.statements.map((one, index) =>
        index < count ? { ...one, description: `${index} ${one.description}` } : one,
      ),
    }));
  await reword(1);
  const nine = (await shop.invoice(second, parent)).repeats;
  expect(nine?.parts).toEqual(whole?.parts.slice(1));
  expect(nine?.parts[0]).toMatch(/^About /);
  await reword(2);
  expect((await shop.invoice(second, parent)).repeats).toBeNull();

  // Nobody else's report is looked at.
  const stranger = await shop.person('user');
  const foreign = await shop.newReport('Meena', stranger);
  expect((await shop.invoice(foreign, stranger)).repeats).toBeNull();
});

it('an invoice that is paid tells nothing of it, and what was given back is not told of', async () => {
  const parent = await shop.person('user');
  const first = await shop.newReport('Asha', parent);
  const second = await shop.newReport('Usha', parent);
  expect((await shop.invoice(second, parent)).repeats?.reportId).toBe(first);
  await shop.pool.query(`update reports set payment_status = 'REFUNDED' where id = $1`, [first]);
  expect((await shop.invoice(second, parent)).repeats).toBeNull();
  await shop.pool.query(`update reports set payment_status = 'PAID' where id = any($1)`, [[first, second]]);
  expect((await shop.invoice(second, parent)).repeats).toBeNull();
  expect((await parent.call(reports.read, { params: { id: second } })).body.preview).toBe(false);
});
