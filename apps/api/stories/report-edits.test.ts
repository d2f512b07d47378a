import { orders } from '@udaya/contract/billing';
import { reportEdits } from '@udaya/contract/report-edits';
import { reports } from '@udaya/contract/reports';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { expectWaiting, whileLocked } from '../testing/locks.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';
import type { Person } from '../testing/world.ts';
import { writeNow } from '../testing/write-now.ts';

const shop = await forThisFile(openShop());
const { parent } = shop;
const body = await birthBody(parent);

const edit = (id: string, change: Record<string, unknown> = {}, person: Person = parent) =>
  person.call(reportEdits.edit, { params: { id }, body: { ...body, ...change } });
const read = async (id: string) => (await parent.call(reports.read, { params: { id } })).body;
const listed = async () => (await parent.call(reports.list)).body.totalElements;
const editsOf = (id: string) => shop.countIn('audit_log', `action = 'report.edited' and target_id = '${id}'`);

describe('the birth details of a report that is not paid', () => {
  it('are edited as often as wished, and make no second report', async () => {
    const id = await shop.newReport();
    const [before, count] = [await read(id), await listed()];
    for (const [name, timeOfBirth] of [
      ['Diya', '09:42 PM'],
      ['Dhiya', '10:12 AM'],
      ['Dhiya Raman', '04:30 AM'],
    ]) {
      const answer = await edit(id, { name, timeOfBirth });
      expect([answer.status, answer.body.id, answer.body.name]).toEqual([200, id, name]);
      await writeNow(shop, id);
    }
    const after = await read(id);
    expect(after).toMatchObject({
      name: 'Dhiya Raman',
      timeOfBirth: '04:30:00 AM',
      stage: 'ready',
      paymentStatus: 'PENDING',
      createdDate: before.createdDate,
      preview: true,
    });
    expect(after.chandraRasi).not.toBe('');
    // Of what nobody has bought nothing is kept of the earlier details, but what was agreed to.
    expect(after.history).toMatchObject({ versions: [{ version: 1 }], changes: null });
    expect(await shop.countIn('report_versions', `report_id = '${id}'`)).toBe(1);
    expect(await shop.countIn('report_corrections', `report_id = '${id}'`)).toBe(0);
    expect(await shop.countIn('consents', `report_id = '${id}'`)).toBe(4);
    expect([await listed(), await editsOf(id)]).toEqual([count, 3]);
  });

  it('leave the one correction for later', async () => {
    const id = await shop.newReport();
    await edit(id, { timeOfBirth: '09:42 PM' });
    await writeNow(shop, id);
    const order = await shop.order(id);
    await shop.bank.choose(order.id, 'approve');
    await shop.capture(id, order.id);
    expect((await read(id)).history?.correctableUntil).not.toBeNull();
    const refused = await edit(id, { timeOfBirth: '10:12 AM' });
    expect([refused.status, refused.failure.code]).toEqual([409, 'report.uneditable']);
    const corrected = await parent.call(reports.correct, {
      params: { id },
      body: { ...body, timeOfBirth: '10:12 AM' },
    });
    expect(corrected.status).toBe(200);
  });

  it('are the same again: nothing is written again, and another IQ level alone is kept', async () => {
    const id = await shop.newReport();
    expect((await edit(id)).body.stage).toBe('ready');
    expect(await editsOf(id)).toBe(0);
    expect((await edit(id, { iqLevel: '112' })).body.stage).toBe('ready');
    expect(await shop.countIn('report_sensitive', `report_id = '${id}' and iq_level = '112'`)).toBe(1);
    expect(await editsOf(id)).toBe(1);
  });

  it('take back an order that nobody has approved; an approval that comes later is never captured', async () => {
    const id = await shop.newReport();
    const first = await shop.order(id);
    expect((await edit(id, { timeOfBirth: '09:42 PM' })).status).toBe(200);
    // While it is written again nobody pays.
    const early = await parent.call(orders.create, { body: { reportId: id } });
    expect(early.failure.code).toBe('report.not_ready');
    await writeNow(shop, id);
    await shop.bank.choose(first.id, 'approve');
    await shop.capture(id, first.id);
    expect(await shop.capturesOf(first.id)).toEqual([]);
    const second = await shop.order(id);
    expect(second.id).not.toBe(first.id);
    await shop.bank.choose(second.id, 'approve');
    await shop.capture(id, second.id);
    await shop.expectPaidOnce({ reportId: id, orderId: second.id, paymentId: second.paymentId });
  });

  it('stay as they are while money may be on its way, or the report is being written', async () => {
    const { reportId, orderId } = await shop.approved('pending');
    await shop.capture(reportId, orderId);
    const paying = await edit(reportId, { timeOfBirth: '09:42 PM' });
    expect([paying.status, paying.failure.code]).toEqual([409, 'payment.in_progress']);
    const id = await shop.newReport();
    await edit(id, { timeOfBirth: '09:42 PM' });
    const early = await edit(id, { timeOfBirth: '10:12 AM' });
    expect([early.status, early.failure.code]).toEqual([409, 'report.not_ready']);
    await writeNow(shop, id);
    expect((await read(id)).timeOfBirth).toBe('09:42:00 PM');
  });

  it('are checked like those of a new report, and are nobody else’s', async () => {
    const id = await shop.newReport();
    const unsure = await edit(id, { consent: false });
    expect(unsure.failure.errors?.map(({ path }) => path)).toEqual(['consent']);
    const early = await edit(id, { dateOfBirth: '1899-12-31' });
    expect(early.failure.errors?.map(({ path }) => path)).toEqual(['dateOfBirth']);
    const stranger = await shop.person('user');
    const codes = [await edit(id, {}, stranger), await edit('no-such-report')];
    expect(codes.map(({ status }) => status)).toEqual([404, 404]);
    expect(await read(id)).toMatchObject({ timeOfBirth: '07:42:00 PM' });
  });

  it('are written from alone, though an earlier writing comes to its end after the edit', async () => {
    const id = await shop.newReport();
    await shop.db.execute(sql`delete from report_versions where report_id = ${id}`);
    await shop.db.execute(sql`update reports set stage = 'failed' where id = ${id}`);
    const { early } = await whileLocked(
      shop,
      'lock table knowledge_versions in access exclusive mode',
      [],
      async () => {
        const begun = writeNow(shop, id);
        await expectWaiting(shop, 1);
        await shop.db.execute(sql`update reports set stage = 'failed' where id = ${id}`);
        expect((await edit(id, { timeOfBirth: '09:42 PM' })).status).toBe(200);
        return { early: begun };
      },
    );
    await early;
    expect(await shop.countIn('report_versions', `report_id = '${id}'`)).toBe(0);
    await writeNow(shop, id);
    expect(await read(id)).toMatchObject({ stage: 'ready', timeOfBirth: '09:42:00 PM' });
  });

  it('are told of by no further mail: whoever edits waits on the page', async () => {
    const owner = await shop.person('user');
    const id = await shop.newReport('Diya', owner);
    const told = `report_id = '${id}' and kind = 'report.ready'`;
    expect(await shop.countIn('notifications', told)).toBe(1);
    // It was written without its job, which is done when it is edited.
    await shop.pool.query(`delete from pgboss.job where data->>'reportId' = '${id}'`);
    await shop.startWorkers();
    await edit(id, { timeOfBirth: '09:42 PM' }, owner);
    await expect
      .poll(async () => (await owner.call(reports.read, { params: { id } })).body.stage, { timeout: 15_000 })
      .toBe('ready');
    expect(await shop.countIn('notifications', told)).toBe(1);
  });
});
