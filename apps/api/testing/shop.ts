import { invoices, type Order, orders, payments } from '@udaya/contract/billing';
import { reports } from '@udaya/contract/reports';
import { expect } from 'vitest';
import { signEvent } from '../src/ports/payments/sandbox/sandbox-events.ts';
import type { SandboxOutcome } from '../src/ports/payments/sandbox/sandbox-order.ts';
import { type Bank, openBank } from './bank.ts';
import { birthBody } from './birth-body.ts';
import { type Person, world } from './world.ts';
import { writeNow } from './write-now.ts';

/** A product that sells its reports through a bank of its own, and a parent who buys them. */
export async function openShop(env: Record<string, string> = {}) {
  const bank: Bank = await openBank();
  const settings = {
    PAYMENT_PROVIDER: 'paypal',
    PAYPAL_BASE_URL: bank.baseUrl,
    PAYPAL_CLIENT_ID: bank.clientId,
    PAYPAL_CLIENT_SECRET: bank.clientSecret,
    PAYPAL_WEBHOOK_ID: bank.webhookId,
    PAYMENT_TIMEOUT_MS: '2000',
    REPORTS_PER_USER: '100000',
    PAYMENT_CALLS_PER_USER: '100000',
    ...env,
  };
  const w = await world(settings);
  bank.sendEventsTo(`${w.origin}/api/payments/webhook`);
  const parent = await w.person('user', { firstName: 'Meena', lastName: 'Sundaram', state: 'Tamil Nadu' });
  const body = await birthBody(parent);

  /** A report that is to be paid for. */
  async function newReport(name = 'Diya', person: Person = parent): Promise<string> {
    const made = await person.call(reports.create, { body: { ...body, name } });
    if (made.status !== 200) throw new Error(JSON.stringify(made.failure));
    await writeNow(w, made.body.id);
    return made.body.id;
  }

  async function order(reportId: string, person: Person = parent): Promise<Order> {
    const answer = await person.call(orders.create, { body: { reportId, provider: 'paypal' } });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.failure));
    return answer.body;
  }

  const capture = (reportId: string, orderId: string, person: Person = parent) =>
    person.call(orders.capture, { params: { orderId, reportId } });
  const payment = async (id: string, person: Person = parent) =>
    (await person.call(payments.read, { params: { id } })).body;
  const invoice = async (reportId: string, person: Person = parent) =>
    (await person.call(invoices.read, { query: { reportId } })).body;

  /** A report whose order the buyer has decided on. */
  async function approved(outcome: SandboxOutcome = 'approve') {
    const reportId = await newReport();
    const { id: orderId, paymentId } = await order(reportId);
    await bank.choose(orderId, outcome);
    return { reportId, orderId, paymentId };
  }

  /** A report that is paid. */
  async function paid() {
    const one = await approved();
    const answer = await capture(one.reportId, one.orderId);
    if (answer.body.status !== 'COMPLETED') throw new Error(JSON.stringify(answer.body));
    return one;
  }

  /** Posts an event as the bank would, or as somebody else would. */
  async function post(
    event: string,
    headers: Record<string, string> = signEvent(bank.clientSecret, bank.webhookId, event),
  ) {
    const response = await fetch(`${w.origin}/api/payments/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: event,
    });
    return { status: response.status, body: (await response.json()) as { status?: string; code?: string } };
  }

  /** How much the bank holds for all orders: the captures that it took and did not give back. */
  async function held(): Promise<number> {
    const captures = (await bank.orders()).flatMap((one) => one.captures);
    return captures.filter((one) => one.status === 'COMPLETED').length;
  }

  /** The captures that the bank made for one order. */
  async function capturesOf(orderId: string) {
    return (await bank.orders()).find((one) => one.id === orderId)?.captures ?? [];
  }

  /** The payment status of a report, as its owner sees it. */
  const statusOf = async (reportId: string, person: Person = parent) =>
    (await person.call(reports.read, { params: { id: reportId } })).body.paymentStatus;

  /** How many rows a table holds. */
  const countIn = async (table: string, where = 'true') =>
    Number((await w.pool.query(`select count(*) from ${table} where ${where}`)).rows[0].count);

  /** Fails unless the money was taken once, the report is open, and its owner was told once. */
  async function expectPaidOnce(one: {
    reportId: string;
    orderId: string;
    paymentId: string;
  }): Promise<void> {
    const { reportId, orderId, paymentId } = one;
    expect(await payment(paymentId)).toMatchObject({ status: 'CAPTURED', paymentStatus: 'PAID', reportId });
    expect(await capturesOf(orderId)).toMatchObject([{ status: 'COMPLETED' }]);
    const told = `report_id = '${reportId}' and kind = 'payment.received'`;
    expect(await countIn('notifications', told)).toBe(1);
  }

  /** Fails unless the books agree with the bank's once everything is settled: each report that is paid, of `atLeast` so many, was paid once. */
  async function expectBooksToAgree(atLeast = 4): Promise<void> {
    await sweep();
    await bank.sendEvents();
    const { rows } = await w.pool.query(`
      select count(*) filter (where r.payment_status = 'PAID')::int as paid, count(o.id)::int as captured, count(distinct r.id)::int as reports
      from reports r join invoices i on i.report_id = r.id left join orders o on o.invoice_id = i.id and o.status = 'CAPTURED'
      where r.payment_status = 'PAID' or o.id is not null`);
    const taken = await held();
    expect(rows).toEqual([{ paid: taken, captured: taken, reports: taken }]);
    expect(taken).toBeGreaterThanOrEqual(atLeast);
  }

  /** A second server on the same database, as after a restart with other settings. */
  const reopen = (change: Record<string, string>) =>
    world({ ...settings, ...change, DATABASE_URL: w.config.databaseUrl ?? '' });

  const sweep = () => w.sweepPayments(0);

  async function close(): Promise<void> {
    await w.close();
    await bank.close();
  }

  return {
    ...w,
    bank,
    parent,
    newReport,
    order,
    capture,
    payment,
    invoice,
    approved,
    paid,
    post,
    held,
    capturesOf,
    statusOf,
    countIn,
    expectPaidOnce,
    expectBooksToAgree,
    reopen,
    sweep,
    close,
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
