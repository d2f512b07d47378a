import { auditLog } from '@udaya/contract/audit-log';
import { privacy } from '@udaya/contract/privacy';
import { sessions } from '@udaya/contract/sessions';
import { auditActions } from '@udaya/core/access/audit-actions';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { appendAudit } from '../src/features/audit/append-audit.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { world } from '../testing/world.ts';

const w = await forThisFile(world());
const admin = await w.person('productAdmin');

const list = async (query: Record<string, string | number> = {}) =>
  (await admin.call(auditLog.list, { query })).body;
const actionsOf = async (query: Record<string, string | number>) =>
  (await list(query)).content.map(({ action }) => action);

async function exported(query: Record<string, string | number> = {}): Promise<Record<string, string>[]> {
  const answer = await admin.call(auditLog.exportEntries, { query });
  expect(answer.headers.get('content-type')).toContain('text/csv');
  expect(answer.headers.get('content-disposition')).toMatch(/audit-log-\d{4}-\d\d-\d\d\.csv/);
  return parse(Buffer.from(answer.body), { columns: true, bom: true });
}

describe('the audit log of the product admin', () => {
  it('is narrowed by who did it, by name, address or id typed whole, and by the system', async () => {
    const person = await w.loggedIn();
    await person.call(sessions.logOut);
    const { id, username, email } = person.user;
    for (const who of [username, username.toUpperCase(), email, id])
      expect(await actionsOf({ who })).toEqual(['logout', 'login.succeeded']);
    expect(await actionsOf({ who: username.slice(1) })).toEqual([]);
    expect(await actionsOf({ who: 'nobody@udaya.example' })).toEqual([]);
    await appendAudit(w.db, { action: 'payment.captured', targetId: `${id}-order` });
    const [entry] = (await list({ who: 'system', targetId: `${id}-order` })).content;
    expect(entry).toMatchObject({ action: 'payment.captured', what: 'Payment made', actor: null });
  });

  it('is narrowed by action, by what it was about, by request and by day', async () => {
    const about = `report-${admin.user.id}`;
    const append = (action: 'report.viewed' | 'report.downloaded', requestId: string) =>
      appendAudit(w.db, { action, targetId: about, requestId, actorId: admin.user.id });
    await append('report.viewed', 'request-1');
    await append('report.downloaded', 'request-2');
    expect(await actionsOf({ targetId: about })).toEqual(['report.downloaded', 'report.viewed']);
    expect(await actionsOf({ targetId: about, action: 'report.viewed' })).toEqual(['report.viewed']);
    expect(await actionsOf({ requestId: 'request-2' })).toEqual(['report.downloaded']);
    const day = (days: number) => Temporal.Now.plainDateISO('Asia/Kolkata').add({ days }).toString();
    expect(await actionsOf({ targetId: about, from: day(0), to: day(0) })).toHaveLength(2);
    expect(await actionsOf({ targetId: about, from: day(1) })).toEqual([]);
    expect(await actionsOf({ targetId: about, to: day(-1) })).toEqual([]);
    const refused = await admin.call(auditLog.list, { query: { action: 'no.such' } });
    expect([refused.status, refused.failure.errors?.[0]?.path]).toEqual([400, 'action']);
  });

  it('calls an account that was erased so, and still finds it by its id', async () => {
    const person = await w.loggedIn();
    await person.call(privacy.deleteAccount, { body: { password: person.password } });
    const { content: entries } = await list({ who: person.user.id });
    expect(entries[0]).toMatchObject({
      action: 'account.deleted',
      actor: { id: person.user.id, username: '', erased: true },
    });
  });

  it('has words for every action', async () => {
    const { actions } = (await admin.call(auditLog.listActions)).body;
    expect(actions.map(({ action }) => action).toSorted()).toEqual([...auditActions].toSorted());
    expect(actions.filter(({ action, what }) => what === action)).toEqual([]);
  });

  it('is leafed through in its order without a gap, and not beyond its 10,000th entry', async () => {
    await w.pool.query(
      `insert into audit_log (at, action, target_id) select now() - n * interval '1 microsecond', 'report.viewed', 'many'
         from generate_series(1, 10050) as n`,
    );
    const first = await list({ targetId: 'many', size: 100 });
    expect(first).toMatchObject({ totalElements: 10_000, totalIsExact: false, totalPages: 100 });
    const second = await list({ targetId: 'many', size: 100, page: 1 });
    const seen = [...first.content, ...second.content].map(({ id }) => id);
    const { rows } = await w.pool.query<{ id: string }>(
      "select id from audit_log where target_id = 'many' order by at desc, id desc limit 200",
    );
    expect(seen).toEqual(rows.map(({ id }) => id));
    expect((await list({ targetId: 'many', size: 100, page: 100 })).content).toEqual([]);
    expect(await exported({ targetId: 'many' })).toHaveLength(10_050);
  });
});

describe('the export of the audit log', () => {
  it('holds what the list holds, in words and with ids, and is told itself', async () => {
    const person = await w.loggedIn();
    const rows = await exported({ who: person.user.username });
    expect(rows).toEqual([
      {
        'Time (UTC)': expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        Action: 'login.succeeded',
        'In words': 'Logged in',
        Who: person.user.username,
        Account: person.user.id,
        About: '',
        Request: expect.any(String),
      },
    ]);
    expect((await list({ who: admin.user.username })).content[0]).toMatchObject({
      action: 'audit.exported',
    });
  });

  it('lets no spreadsheet calculate what stands in it', async () => {
    await appendAudit(w.db, { action: 'access.denied', targetId: '=HYPERLINK("http://x")' });
    const rows = await exported({ action: 'access.denied' });
    expect(rows.map(({ About }) => About)).toContain(`'=HYPERLINK("http://x")`);
  });

  it('leaves the log as it is: nobody changes or deletes an entry', async () => {
    await expect(w.pool.query('delete from audit_log')).rejects.toThrow('append-only');
    await expect(w.pool.query("update audit_log set action = 'logout'")).rejects.toThrow('append-only');
  });
});
